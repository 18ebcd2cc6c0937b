import type { FormState } from 'payload'
import { type Column, isEmptyCell, type Table, type TableRow, textIn, withCells } from './table'

/** A list within the rows of a table, whose own rows stand side by side: `figures.0.value`, `figures.1.value`. */
export type Inside = { list: string; columns: readonly Column[] }

/** The lists within the rows. How many rows each has is a cell that is not shown, under the name of the list. */
export function insidesOf(columns: readonly Column[]): Inside[] {
  const lists = [...new Set(columns.flatMap(({ key }) => placeInside(key)?.list ?? []))]
  return lists.map((list) => ({ list, columns: columns.filter(({ key }) => placeInside(key)?.list === list) }))
}

/** @returns null for a field of the row itself */
export function placeInside(key: string): { list: string; index: number } | null {
  const [list = '', index] = key.split('.')
  return index === undefined ? null : { list, index: Number(index) }
}

export const countIn = (row: TableRow, list: string): number => Number(textIn(row, list))
const cellOfCount = (count: number) => (count > 0 ? String(count) : '')

/** How many rows a form has within each row of a list, as cells. */
export const countsIn = (insides: readonly Inside[], fields: FormState, path: string) =>
  insides.map(({ list }) => [list, cellOfCount(fields[`${path}.${list}`]?.rows?.length ?? 0)] as const)

/**
 * Counts the rows within those rows that have changed: what has words is there, and what is before it. What is empty at the end goes, so
 * that no page shows an empty figure; between two it stays, so that nothing moves under the cursor.
 */
export function withCounts(insides: readonly Inside[], before: Table, table: Table): Table {
  const known = new Set(before)
  return insides.length === 0 ? table : table.map((row) => (known.has(row) ? row : insides.reduce(counted, row)))
}

function counted(row: TableRow, { list, columns }: Inside): TableRow {
  const now = countIn(row, list)
  const places = columns.flatMap(({ key }) => placeInside(key)?.index ?? [])
  // More than there are columns for are not for the table to take away.
  if (now > Math.max(...places) + 1) return row
  const filled = columns.filter(({ key }) => !isEmptyCell(row.cells[key])).flatMap(({ key }) => placeInside(key)?.index ?? [])
  const count = Math.max(-1, ...filled) + 1
  return count === now ? row : withCells(row, { [list]: cellOfCount(count) })
}
