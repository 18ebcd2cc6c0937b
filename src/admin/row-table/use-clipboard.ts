'use client'

import { type ClipboardEvent, useState } from 'react'
import { type Block, readClipboard, toPlain, toTableHtml } from './copied-block'
import { type PastePlan, planPaste } from './paste-plan'
import type { RowAid } from './row-aid'
import type { Area } from './row-moves'
import { type Cell, type Column, idsIn, type TableRow, textIn } from './table'
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

/** What is looked at before it is done. */
type Shown = { plan: PastePlan; verb: '粘贴' | '导入'; notes: readonly string[] }

/** Copying, cutting and pasting of cells, and rows of a file; what touches several of them is shown first. */
export function useClipboard({ form, columns, actions, aid, maxRows, isReadOnly }: Options) {
  const [shown, setShown] = useState<Shown | null>(null)
  const write = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : (aid?.references.write(cell ?? []) ?? ''))

  const textsOf = (row: TableRow, some: readonly Column[]) =>
    some.map(({ key, kind }) => (kind === 'references' ? write(idsIn(row, key)) : textIn(row, key)))
  const chosenBlock = (): Block => {
    const { rows, columns: across } = actions.area()
    return form
      .now()
      .slice(rows[0], rows[1] + 1)
      .map((row) => textsOf(row, columns.slice(across[0], across[1] + 1)))
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
  const apply = ({ plan, verb }: Shown) => {
    setShown(null)
    actions.replace(plan.after, `已${verb}`)
    actions.goTo({ row: actions.area().rows[0], column: actions.area().columns[0] })
  }

  const planned = (block: Block, area: Area) => {
    const readReferences = (text: string) => (aid ? aid.references.read(text) : null)
    return planPaste(form.now(), columns, area, block, { maxRows, bandBy: aid?.bandBy, readReferences })
  }

  return {
    shown,
    write,
    apply,
    /** The table as it goes into a file. */
    wholeBlock: (): Block => [columns.map(({ label }) => label), ...form.now().map((row) => textsOf(row, columns))],
    /** Rows of a file, with the headings in front: they come from the first row on. */
    take: (block: Block, notes: readonly string[]) => {
      const further = form.now().length - (block.length - 1)
      const rest = further > 0 ? [`文件有 ${block.length - 1} 行，表格里后面的 ${further} 行不变。`] : []
      // A single column has no head for who pastes it.
      const wide = block[0]?.length === 1 ? block.map((cells) => [...cells, '']) : block
      setShown({ plan: planned(wide, { rows: [0, 0], columns: [0, 0] }), verb: '导入', notes: [...notes, ...rest] })
    },
    cancel: () => {
      setShown(null)
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
      const found: Shown = { plan: planned(block, actions.area()), verb: '粘贴', notes: [] }
      if (actions.isOneCell() && isWords && found.plan.unknown.length === 0) apply(found)
      else setShown(found)
    },
  }
}

const isCell = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.dataset.column !== undefined
