'use client'

import { useEffect } from 'react'
import { currentLists, useLists } from '@/components/selection-list/use-lists'
import { notifyError } from '@/components/toast/notify'
import { writeLink } from '@/domain/selection-list/link'
import { piecesOf, type SelectionList } from '@/domain/selection-list/list'

/** With all else that is typed it must fit into what the server takes (spec: prod-api/too-large). */
const MOST_CHARACTERS = 40_000

/** What the form keeps of a list: as a link carries it; empty for none. */
export type ListValues = { list: string; content: string }

type Form = { set: (field: keyof ListValues, value: string) => void; values: ListValues }

/** The selection list that the address names, and this device has, along with what is asked (spec: service/consult-list). */
export function useSentList({ set, values }: Form) {
  const { saved } = useLists()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the device has been read
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('list')
    const list = currentLists().lists.find((one) => one.id === id)
    if (!list || list.rows.length === 0) return
    const link = writeLink({ name: list.name, items: list.rows })
    if (link === null || link.length > MOST_CHARACTERS)
      return void notifyError('清单的备注太长，带不进咨询，请在清单页缩短备注，或导出后发到邮箱')
    set('list', link)
    if (values.content.trim() === '') set('content', sentenceOf(list))
  }, [saved])
  return {
    remove() {
      set('list', '')
      // Else a reload would bring it back.
      history.replaceState(history.state, '', location.pathname)
    },
  }
}

const sentenceOf = ({ name, rows }: SelectionList) =>
  `请核对随附的选型清单${name && `“${name}”`}：${rows.length} 个型号，${piecesOf(rows)} 台。`
