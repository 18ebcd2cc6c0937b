'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { dismissMissing, tellMissing } from '@/components/lazy-part/missing-scripts'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { notifyError } from '@/components/toast/notify'

/** What the form keeps of a list: as a link carries it; empty for none. */
export type ListValues = { list: string; content: string }

type Form = { set: (field: keyof ListValues, value: string) => void; values: ListValues; current: () => ListValues }

const card = lazyPart(() => import('./list-card').then(({ ListCard }) => ListCard))

/**
 * The selection list that the address names, and this device has, along with what is asked (spec: service/consult-list). Most who ask have
 * none: what reads and shows it is loaded for who has.
 */
export function useSentList({ set, values, current }: Form) {
  const { Part: ListCard, want } = useLazyPart(card)
  const [isOpening, setIsOpening] = useState(false)
  const isThere = values.list !== ''

  const open = useEffectEvent(async (id: string, isWanted: () => boolean) => {
    setIsOpening(true)
    const loaded = await import('./attached-list').catch(() => null)
    if (!isWanted()) return
    setIsOpening(false)
    if (!loaded) return tellMissing(() => void open(id, isWanted))
    dismissMissing()
    const attached = loaded.attachedList(id)
    if (attached === 'too-long') return void notifyError('清单的备注太长，带不进咨询，请在清单页缩短备注，或导出后发到邮箱')
    if (!attached) return
    set('list', attached.link)
    if (current().content.trim() === '') set('content', attached.sentence)
  })
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('list')
    if (id === null) return
    let isWanted = true
    void open(id, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [])
  useEffect(() => {
    if (isThere) want()
  }, [isThere, want])

  return {
    /** Shows it; null as long as it is not loaded. */
    ListCard,
    /** Is there one, or will there be in a moment? */
    isExpected: isThere || isOpening,
    remove() {
      set('list', '')
      // Else a reload would bring it back.
      history.replaceState(history.state, '', location.pathname)
    },
  }
}

/** What a receipt says of a list; empty without one. */
export const summaryOf = async (link: string): Promise<string> =>
  link === ''
    ? ''
    : import('./list-card').then(
        ({ listSummary }) => listSummary(link),
        () => '已随附',
      )
