import type { Block } from './copied-block'
import { type Area, blankRow } from './row-moves'
import { type Cell, type Cells, type Column, isSameCell, type Table, type TableRow, textIn, withCells } from './table'

/** A cell that a paste changes. */
export type CellChange = { row: number; column: Column; before: Cell | undefined; after: Cell; isNew: boolean }

export type PastePlan = {
  after: Table
  changes: readonly CellChange[]
  /** So many rows come to the list. */
  added: number
  /** So many rows found no place, since the list may not be longer. */
  left: number
  /** So many columns with words in them found no place beside the last one. */
  columnsLeft: number
  /** Words of references that nothing goes by. */
  unknown: readonly string[]
}

export type PasteOptions = {
  maxRows: number
  /** The column that says the group of a row: where it is empty, the row belongs to the one above it. */
  bandBy: string | undefined
  /** The documents of such a name. */
  readReferences: (text: string) => Cell | null
}

/** What pasting does, before it is done. */
export function planPaste(table: Table, columns: readonly Column[], area: Area, block: Block, options: PasteOptions): PastePlan {
  const { keys, rows } = arranged(columns, area, block)
  const start = area.rows[0]
  const count = Math.max(0, Math.min(rows.length, options.maxRows - start))
  const unknown: string[] = []
  const after: TableRow[] = [...table]
  for (const [index, texts] of rows.slice(0, count).entries()) {
    const row = after[start + index] ?? blankRow()
    const read = readRow(texts, keys, options, unknown)
    after[start + index] = withBand(withCells(row, read), after[start + index - 1], options.bandBy)
  }
  return {
    after,
    changes: changesBetween(table, after, columns),
    added: after.length - table.length,
    left: rows.length - count,
    columnsLeft: keys.filter((column, index) => !column && rows.some((texts) => (texts[index] ?? '').trim() !== '')).length,
    unknown: [...new Set(unknown)],
  }
}

/** Which columns the texts belong to; one text goes into all chosen cells. */
function arranged(columns: readonly Column[], area: Area, block: Block): { keys: readonly (Column | undefined)[]; rows: Block } {
  const [head = [], ...rest] = block
  const named = head.map((text) => columns.find(({ label }) => label === text))
  const isHead = rest.length > 0 && head.length > 1 && head.every((text, index) => text === '' || named[index])
  if (isHead && named.some(Boolean)) return { keys: named, rows: rest }
  const [first, last] = area.columns
  const only = block.length === 1 && head.length === 1 ? head[0] : undefined
  const width = Math.max(0, ...block.map((texts) => texts.length))
  if (only === undefined) return { keys: Array.from({ length: width }, (_, index) => columns[first + index]), rows: block }
  const chosen = columns.slice(first, last + 1)
  const height = area.rows[1] - area.rows[0] + 1
  return { keys: chosen, rows: Array.from({ length: height }, () => chosen.map(() => only)) }
}

function readRow(texts: readonly string[], keys: readonly (Column | undefined)[], options: PasteOptions, unknown: string[]): Cells {
  const cells: Record<string, Cell> = {}
  for (const [index, column] of keys.entries()) {
    const text = texts[index]
    if (!column || text === undefined) continue
    const read = column.kind === 'references' ? options.readReferences(text) : fitting(column, text)
    if (read === null) unknown.push(text)
    else cells[column.key] = read
  }
  return cells
}

/** A cell of one line has no breaks. */
const fitting = ({ kind }: Column, text: string) => (kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text)

function withBand(row: TableRow, above: TableRow | undefined, bandBy: string | undefined): TableRow {
  const isOpen = bandBy !== undefined && textIn(row, bandBy) === ''
  return isOpen && above ? withCells(row, { [bandBy]: textIn(above, bandBy) }) : row
}

function changesBetween(before: Table, after: Table, columns: readonly Column[]): CellChange[] {
  return after.flatMap((row, index) => {
    const old = before[index]
    return columns.flatMap((column) => {
      const cell = row.cells[column.key] ?? ''
      if (isSameCell(old?.cells[column.key], cell)) return []
      return [{ row: index + 1, column, before: old?.cells[column.key], after: cell, isNew: !old }]
    })
  })
}
