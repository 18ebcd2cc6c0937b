import { codeAndQuantity } from './code-and-quantity'
import { type Columns, findColumns } from './columns'
import { isHeading } from './headings'
import { MAX_CELL_LENGTH, MAX_CODE_LENGTH, MAX_CODES, MAX_COLUMNS, MAX_ROWS } from './limits'
import { readQuantity } from './quantity'

/** A row of somebody's list. */
export type ListedCode = {
  /** As a spreadsheet or an editor counts, from 1. */
  row: number
  /** The visitor's own spelling, letter for letter. */
  written: string
  /** Null when the list doesn't say how many. */
  quantity: number | null
  /** What stands where the quantity should and is none: a formula, `若干`; empty otherwise. */
  unreadQuantity: string
}

export type CodeList = {
  codes: ListedCode[]
  columns: Omit<Columns, 'firstRow'>
  hasHeadings: boolean
  /** Rows that have something in them, but no code: sums, notes, the lower ones of merged cells. */
  rowsWithoutCode: number[]
}

/** What was read, or why nothing was, in a sentence for the visitor. */
export type ReadList = { kind: 'list'; list: CodeList } | { kind: 'problem'; message: string }

/**
 * Reads a list of codes and quantities out of a table.
 *
 * @param rows of a pasted text or a sheet; a row without cells, or with empty ones, is an empty row
 */
export function readList(rows: readonly (readonly string[])[]): ReadList {
  if (rows.length > MAX_ROWS) return tooMany
  const table = rows.map((cells) => cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)))
  const columns = findColumns(table)
  const { firstRow, ...found } = columns
  const list: CodeList = { codes: [], columns: found, hasHeadings: firstRow > 0, rowsWithoutCode: [] }
  for (const [index, cells] of table.entries()) {
    if (index < firstRow || cells.every(isBlank)) continue
    const code = readRow(cells, columns)
    if (code === null) list.rowsWithoutCode.push(index + 1)
    else if (!isHeading(code.written)) list.codes.push({ row: index + 1, ...code })
    if (list.codes.length > MAX_CODES) return tooMany
  }
  return list.codes.length === 0 ? none : { kind: 'list', list }
}

const tooMany: ReadList = {
  kind: 'problem',
  message: `清单超过 ${MAX_CODES.toLocaleString('en')} 行，一次最多核对 ${MAX_CODES.toLocaleString('en')} 行，请分几次核对`,
}

const none: ReadList = { kind: 'problem', message: '没有读到型号，请每行写一个型号，数量写在后面一列' }

/** Null when there is no code in the row. */
function readRow(cells: readonly string[], { code, quantity }: Columns): Omit<ListedCode, 'row'> | null {
  const { written, quantity: behind } = codeAndQuantity(cells[code] ?? '')
  if (written === '') return null
  const cell = quantity === null ? '' : (cells[quantity] ?? '').trim()
  const counted = readQuantity(cell)
  return {
    written: written.length > MAX_CODE_LENGTH ? `${written.slice(0, MAX_CODE_LENGTH)}…` : written,
    quantity: counted ?? (cell === '' ? behind : null),
    unreadQuantity: counted === null ? cell.slice(0, MAX_CODE_LENGTH) : '',
  }
}

const isBlank = (cell: string) => cell.trim() === ''
