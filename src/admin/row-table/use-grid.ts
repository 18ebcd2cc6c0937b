'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { blankRow, duplicated, filledDown, inserted, moved, removed, shifted } from './row-moves'
import { areaOf, at, beside, clamped, isOneCell, type Place, type Selection } from './selection'
import { type Cells, type Column, changedAt, emptyCell, type Table, textIn, withCells } from './table'
import { chooseWhole } from './text-of-cell'
import type { FormTable } from './use-table'

type Options = {
  path: string
  columns: readonly Column[]
  form: FormTable
  maxRows: number
  bandBy: string | undefined
  isReadOnly: boolean
}

/** The id by which forms, previews and the check before publishing know a field. */
export const cellId = (path: string, row: number, key: string) => `field-${`${path}.${row}.${key}`.replaceAll('.', '__')}`

/** Which cells are chosen, and what can be done with them. */
export function useGrid(root: RefObject<HTMLElement | null>, options: Options) {
  const latest = useRef(options)
  latest.current = options
  const [selection, setSelection] = useState<Selection>(at({ row: 0, column: 0 }))
  const [said, setSaid] = useState('')
  const chosen = useRef(selection)
  chosen.current = selection
  /** The cell to go to as soon as its row is drawn in its place: until then another one stands there. */
  const awaited = useRef<{ place: Place; id: string | undefined } | null>(null)

  const focus = useCallback(
    (place: Place) => {
      const { path, columns } = latest.current
      const cell = root.current?.querySelector<HTMLElement>(`[id="${cellId(path, place.row, columns[place.column]?.key ?? '')}"]`)
      cell?.focus()
      chooseWhole(cell)
      return cell !== null && cell !== undefined
    },
    [root],
  )
  useLayoutEffect(() => {
    if (!awaited.current || options.form.table[awaited.current.place.row]?.id !== awaited.current.id) return
    if (focus(awaited.current.place)) awaited.current = null
  })
  const { rows, columns } = { rows: options.form.table.length, columns: options.columns.length }
  useEffect(() => {
    setSelection(({ anchor, head }) => ({ anchor: clamped(anchor, { rows, columns }), head: clamped(head, { rows, columns }) }))
  }, [rows, columns])

  const [actions] = useState(() => {
    const now = () => latest.current.form.now()
    const size = () => ({ rows: now().length, columns: latest.current.columns.length })
    const area = () => areaOf({ anchor: clamped(chosen.current.anchor, size()), head: clamped(chosen.current.head, size()) })
    const focusLater = (place: Place) => {
      awaited.current = { place, id: now()[place.row]?.id }
    }
    const select = (next: Selection) => {
      chosen.current = next
      setSelection(next)
    }
    const goTo = (place: Place) => {
      select(at(place))
      focusLater(place)
    }
    /** Keeps the chosen rows chosen where they have come to. */
    const follow = (by: number) => {
      const { anchor, head } = chosen.current
      const shift = (place: Place) => ({ ...place, row: place.row + by })
      select({ anchor: shift(anchor), head: shift(head) })
      focusLater(shift(head))
    }
    const change = (next: Table, words: string) => {
      latest.current.form.change(next)
      setSaid(words)
    }
    const isFull = (more: number) => now().length + more > latest.current.maxRows
    const newRow = (neighbour: number) => {
      const { bandBy } = latest.current
      return blankRow(bandBy === undefined ? {} : { [bandBy]: textIn(now()[neighbour], bandBy) })
    }
    const insertAt = (row: number, neighbour: number) => {
      if (latest.current.isReadOnly || isFull(1)) return
      change(inserted(now(), row, [newRow(neighbour)]), `已添加第 ${row + 1} 行`)
      const own = latest.current.columns.findIndex(({ key }) => key !== latest.current.bandBy)
      goTo({ row, column: Math.max(own, 0) })
    }
    return {
      table: now,
      goTo,
      select,
      area,
      extendTo: (head: Place) => {
        select({ anchor: chosen.current.anchor, head })
        focusLater(head)
      },
      goBeside: (by: 1 | -1) => {
        const next = beside(chosen.current.head, by, size())
        if (next) goTo(next)
        return next !== null
      },
      go: (rowsBy: number, columnsBy: number, isExtending: boolean) => {
        const { anchor, head } = chosen.current
        const next = clamped({ row: head.row + rowsBy, column: head.column + columnsBy }, size())
        select({ anchor: isExtending ? anchor : next, head: next })
        focusLater(next)
      },
      goToEnd: (isStart: boolean, isTable: boolean) => {
        const last = { row: size().rows - 1, column: size().columns - 1 }
        const { row } = chosen.current.head
        goTo({ row: isTable ? (isStart ? 0 : last.row) : row, column: isStart ? 0 : last.column })
      },
      selectAll: () => select({ anchor: { row: 0, column: 0 }, head: { row: size().rows - 1, column: size().columns - 1 } }),
      isHead: ({ row, column }: Place) => chosen.current.head.row === row && chosen.current.head.column === column,
      isOneCell: () => isOneCell(chosen.current),
      write: (id: string, cells: Cells, step?: string) => {
        if (!latest.current.isReadOnly) latest.current.form.change(changedAt(now(), id, cells), step)
      },
      replace: (next: Table, words: string) => change(next, words),
      insert: (isBelow: boolean) => {
        const [from, to] = area().rows
        insertAt(now().length === 0 ? 0 : isBelow ? to + 1 : from, isBelow ? to : from)
      },
      append: () => insertAt(now().length, now().length - 1),
      /** To the row below; behind the last one that says something, a new one. */
      enter: () => {
        const { head } = chosen.current
        const isLast = head.row === now().length - 1
        const hasWords = Object.entries(now()[head.row]?.cells ?? {}).some(
          ([key, cell]) => key !== latest.current.bandBy && cell.length > 0,
        )
        if (isLast && hasWords && !isFull(1)) insertAt(head.row + 1, head.row)
        else goTo(clamped({ ...head, row: head.row + 1 }, size()))
      },
      duplicate: () => {
        const [from, to] = area().rows
        if (latest.current.isReadOnly || isFull(to - from + 1)) return
        change(duplicated(now(), from, to), `已复制 ${to - from + 1} 行`)
        follow(to - from + 1)
      },
      remove: () => {
        const [from, to] = area().rows
        if (latest.current.isReadOnly || now().length === 0) return
        change(removed(now(), from, to), `已移除 ${to - from + 1} 行，可以撤销`)
        goTo(clamped({ row: from, column: chosen.current.head.column }, size()))
      },
      shift: (by: 1 | -1) => {
        const [from, to] = area().rows
        const next = shifted(now(), from, to, by)
        if (latest.current.isReadOnly || next === now()) return
        change(next, `已移到第 ${from + by + 1} 行`)
        follow(by)
      },
      /** @param before the row that comes behind the moved one, as they stand now */
      move: (row: number, before: number) => {
        const next = moved(now(), row, row, before)
        if (latest.current.isReadOnly || next === now()) return
        const place = before > row ? before - 1 : before
        change(next, `已移到第 ${place + 1} 行`)
        goTo({ row: place, column: chosen.current.head.column })
      },
      clear: () => {
        if (latest.current.isReadOnly) return
        const { rows, columns } = area()
        const emptied = Object.fromEntries(
          latest.current.columns.slice(columns[0], columns[1] + 1).map((column) => [column.key, emptyCell(column)]),
        )
        change(
          now().map((row, index) => (index < rows[0] || index > rows[1] ? row : withCells(row, emptied))),
          '已清空所选的格',
        )
        focusLater(chosen.current.head)
      },
      /** Repeats the first chosen row in the others, or as far as it was dragged. */
      fill: (to?: number) => {
        if (latest.current.isReadOnly) return
        const { rows, columns } = area()
        const source = to === undefined ? { rows: [rows[0], rows[0]] as const, columns } : { rows, columns }
        const last = to ?? rows[1]
        change(filledDown(now(), latest.current.columns, source, last), '已向下填充')
        select({ anchor: { row: rows[0], column: columns[0] }, head: { row: Math.max(last, rows[1]), column: columns[1] } })
      },
      undo: () => {
        latest.current.form.undo()
        setSaid('已撤销')
        focusLater(clamped(chosen.current.head, size()))
      },
      redo: () => {
        latest.current.form.redo()
        setSaid('已重做')
        focusLater(clamped(chosen.current.head, size()))
      },
    }
  })
  return { selection, said, ...actions, actions }
}

export type GridActions = ReturnType<typeof useGrid>['actions']
