import type { Cells, Column, Table, TableRow } from './table'
import { newRowId, withCells } from './table'

/** A row without words; in a table with groups, of the group that it stands in. */
export function blankRow(cells: Cells = {}): TableRow {
  return { id: newRowId(), cells }
}

/** @param at where the rows stand afterwards, from 0 */
export const inserted = (table: Table, at: number, rows: Table): Table => [...table.slice(0, at), ...rows, ...table.slice(at)]

export const removed = (table: Table, from: number, to: number): Table => table.filter((_, index) => index < from || index > to)

/** Rows as copies of their own, behind themselves. */
export const duplicated = (table: Table, from: number, to: number): Table =>
  inserted(
    table,
    to + 1,
    table.slice(from, to + 1).map((row) => ({ ...row, id: newRowId() })),
  )

/**
 * Takes rows out and puts them in front of another one.
 *
 * @param before the row that comes behind them, counted as they stand now; the table’s length for the end
 */
export function moved(table: Table, from: number, to: number, before: number): Table {
  if (before >= from && before <= to + 1) return table
  const taken = table.slice(from, to + 1)
  const at = before > to ? before - taken.length : before
  return inserted(removed(table, from, to), at, taken)
}

/** Rows one place up or down, as far as there is one. */
export function shifted(table: Table, from: number, to: number, by: 1 | -1): Table {
  const before = by === 1 ? to + 2 : from - 1
  return before < 0 || before > table.length ? table : moved(table, from, to, before)
}

/** Rows of a selection and its columns, both from and to. */
export type Area = { rows: readonly [number, number]; columns: readonly [number, number] }

/**
 * Repeats the cells of an area in the rows behind it.
 *
 * @param to the last row that gets them
 */
export function filledDown(table: Table, columns: readonly Column[], area: Area, to: number): Table {
  const [from, last] = area.rows
  const keys = columns.slice(area.columns[0], area.columns[1] + 1).map(({ key }) => key)
  return table.map((row, index) => {
    const source = table[from + ((index - last - 1) % (last - from + 1))]
    if (index <= last || index > to || !source) return row
    return withCells(row, Object.fromEntries(keys.map((key) => [key, source.cells[key] ?? ''])))
  })
}
