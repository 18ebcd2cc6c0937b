import type { DocumentId } from '../../lib/document-id'

/** What is in a cell: a text, or the documents that are referred to. */
export type Cell = string | readonly DocumentId[]

/** Some cells of a row, by the names of their columns. */
export type Cells = Readonly<Record<string, Cell>>

/** A row of a list, whatever place it has. */
export type TableRow = { readonly id: string; readonly cells: Cells }

export type Table = readonly TableRow[]

export type Column = {
  /** The field of a row: `name`; of a list within the row, with its place: `figures.0.value`. */
  key: string
  /** As editors call it. */
  label: string
  kind: 'line' | 'text' | 'references'
  isRequired: boolean
  /** Of texts. */
  maxLength: number
  /** Of references: whose documents, and whether a cell has one of them at most. */
  refersTo?: { collection: string; isOne: boolean }
}

const LETTERS = '0123456789abcdef'

/** An id as Payload’s own lists give it to a new row. */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => `${LETTERS[byte >> 4]}${LETTERS[byte & 15]}`).join('')
}

export const isEmptyCell = (cell: Cell | undefined): boolean => cell === undefined || cell.length === 0
export const isSameCell = (one: Cell = '', other: Cell = ''): boolean =>
  one === other || (isEmptyCell(one) && isEmptyCell(other)) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))

export const textIn = (row: TableRow | undefined, key: string): string => {
  const cell = row?.cells[key]
  return typeof cell === 'string' ? cell : ''
}
export const idsIn = (row: TableRow | undefined, key: string): readonly DocumentId[] => {
  const cell = row?.cells[key]
  return typeof cell === 'object' ? cell : []
}

export const isSameRow = (one: TableRow, other: TableRow): boolean =>
  [...new Set([...Object.keys(one.cells), ...Object.keys(other.cells)])].every((key) => isSameCell(one.cells[key], other.cells[key]))

export const isSameTable = (one: Table, other: Table): boolean =>
  one.length === other.length && one.every((row, index) => row.id === other[index]?.id && isSameRow(row, other[index]))

/** A row with some of its cells changed. */
export const withCells = (row: TableRow, cells: Cells): TableRow => ({ ...row, cells: { ...row.cells, ...cells } })

/** The table with some cells of one of its rows changed. */
export const changedAt = (table: Table, id: string, cells: Cells): Table =>
  table.map((row) => (row.id === id ? withCells(row, cells) : row))

/** What an emptied cell holds. */
export const emptyCell = ({ kind }: Column): Cell => (kind === 'references' ? [] : '')
