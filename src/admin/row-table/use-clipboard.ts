'use client'

import { type ClipboardEvent, useState } from 'react'
import { type Block, readClipboard, toPlain, toTableHtml } from './copied-block'
import { type PastePlan, planPaste } from './paste-plan'
import type { RowAid } from './row-aid'
import { type Cell, type Column, idsIn, textIn } from './table'
import type { GridActions } from './use-grid'
import type { FormTable } from './use-table'

type Options = {
  form: FormTable
  columns: readonly Column[]
  actions: GridActions
  aid: RowAid | undefined
  maxRows: number
  isReadOnly: boolean
}

/** Copying, cutting and pasting of cells; what touches several of them is shown first. */
export function useClipboard({ form, columns, actions, aid, maxRows, isReadOnly }: Options) {
  const [plan, setPlan] = useState<PastePlan | null>(null)
  const write = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : (aid?.references.write(cell ?? []) ?? ''))

  const chosenBlock = (): Block => {
    const { rows, columns: across } = actions.area()
    return form
      .now()
      .slice(rows[0], rows[1] + 1)
      .map((row) =>
        columns.slice(across[0], across[1] + 1).map(({ key, kind }) => (kind === 'references' ? write(idsIn(row, key)) : textIn(row, key))),
      )
  }
  const copy = (event: ClipboardEvent): boolean => {
    // Some words of a text are copied as ever.
    if (!isCell(event.target) || (actions.isOneCell() && event.target.matches('input, textarea'))) return false
    const block = chosenBlock()
    event.preventDefault()
    event.clipboardData.setData('text/plain', toPlain(block))
    event.clipboardData.setData('text/html', toTableHtml(block))
    return true
  }
  const apply = (chosen: PastePlan) => {
    setPlan(null)
    actions.replace(chosen.after, '已粘贴')
    actions.goTo({ row: actions.area().rows[0], column: actions.area().columns[0] })
  }

  return {
    plan,
    write,
    apply,
    cancel: () => {
      setPlan(null)
      actions.goTo({ row: actions.area().rows[0], column: actions.area().columns[0] })
    },
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) actions.clear()
    },
    onPaste: (event: ClipboardEvent) => {
      if (isReadOnly || !isCell(event.target)) return
      const block = readClipboard(event.clipboardData)
      const isWords = !block || (block.length === 1 && block[0]?.length === 1)
      if (!block || (isWords && actions.isOneCell() && event.target.matches('input, textarea'))) return
      event.preventDefault()
      const readReferences = (text: string) => (aid ? aid.references.read(text) : null)
      const found = planPaste(form.now(), columns, actions.area(), block, { maxRows, bandBy: aid?.bandBy, readReferences })
      if (actions.isOneCell() && isWords && found.unknown.length === 0) apply(found)
      else setPlan(found)
    },
  }
}

const isCell = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.dataset.column !== undefined
