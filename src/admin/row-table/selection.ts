import type { Area } from './row-moves'

/** A cell, counted from 0. */
export type Place = { row: number; column: number }

/** Where a selection began, and the cell that one is in. */
export type Selection = { anchor: Place; head: Place }

export type Size = { rows: number; columns: number }

export const at = (place: Place): Selection => ({ anchor: place, head: place })

export function areaOf({ anchor, head }: Selection): Area {
  const sorted = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const
  return { rows: sorted(anchor.row, head.row), columns: sorted(anchor.column, head.column) }
}

export const isOneCell = ({ anchor, head }: Selection): boolean => anchor.row === head.row && anchor.column === head.column

const within = (value: number, size: number) => Math.max(0, Math.min(value, size - 1))

/** As near to a place as the table has one. */
export const clamped = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: within(row, rows),
  column: within(column, columns),
})

/** The cell behind or before, across the ends of rows; null at the end of the table. */
export function beside({ row, column }: Place, by: 1 | -1, { rows, columns }: Size): Place | null {
  const index = row * columns + column + by
  return index < 0 || index >= rows * columns ? null : { row: Math.floor(index / columns), column: index % columns }
}
