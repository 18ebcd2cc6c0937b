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

const NOT_ASKED = '网络不通，没能按名称查找，请稍后再粘贴。'

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
    return planPaste(form.now(), columns, area, block, { maxRows, bandBy: aid?.reading?.bandBy, readReferences })
  }

  /** Plans once to learn which names are met, and again when they have been asked for. */
  const look = async (block: Block, area: Area, verb: Shown['verb'], notes: readonly string[]): Promise<Shown> => {
    const plan = planned(block, area)
    if (plan.unknown.length === 0 || !aid?.references.find) return { plan, verb, notes }
    const isAsked = await aid.references.find(plan.unknown)
    return { plan: planned(block, area), verb, notes: isAsked ? notes : [...notes, NOT_ASKED] }
  }

  const cancel = () => {
    setShown(null)
    actions.goTo({ row: actions.area().rows[0], column: actions.area().columns[0] })
  }

  return {
    /** What is shown before it is done; undefined when nothing is. */
    preview: shown ? { ...shown, noun: aid?.references.noun ?? '', write, onApply: () => apply(shown), onCancel: cancel } : undefined,
    /** The table as it goes into a file. */
    wholeBlock: (): Block => [columns.map(({ label }) => label), ...form.now().map((row) => textsOf(row, columns))],
    /** Rows of a file, with the headings in front: they come from the first row on. */
    take: (block: Block, notes: readonly string[]) => {
      const further = form.now().length - (block.length - 1)
      const rest = further > 0 ? [`文件有 ${block.length - 1} 行，表格里后面的 ${further} 行不变。`] : []
      // A single column has no head for who pastes it.
      const wide = block[0]?.length === 1 ? block.map((cells) => [...cells, '']) : block
      void look(wide, { rows: [0, 0], columns: [0, 0] }, '导入', [...notes, ...rest]).then(setShown)
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
      const isOne = actions.isOneCell() && isWords
      void look(block, actions.area(), '粘贴', []).then((found) => {
        if (isOne && found.plan.unknown.length === 0) apply(found)
        else setShown(found)
      })
    },
  }
}

const isCell = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.dataset.column !== undefined
