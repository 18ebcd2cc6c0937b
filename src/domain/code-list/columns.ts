import { codeHeadingRank, isHeading, isQuantityHeading } from './headings'
import { hasUnit, readQuantity } from './quantity'

type Rows = readonly (readonly string[])[]

/** Where a table has what is looked for; columns and rows are counted from 0. */
export type Columns = {
  code: number
  /** Null where there is none, and where several might be it: then nothing is guessed. */
  quantity: number | null
  /** Several columns might hold the quantity. */
  isQuantityUnclear: boolean
  /** The first row below the headings, 0 without headings. */
  firstRow: number
}

/** Titles stand above the headings, but not more rows of them. */
const HEADING_ROWS = 10

/** So many rows say what a column holds. */
const SAMPLE_ROWS = 200

/** Which columns of a table hold the codes and the quantities: by their headings, else by what stands in them. */
export function findColumns(rows: Rows): Columns {
  const headingRow = rows.slice(0, HEADING_ROWS).findIndex(isRowOfHeadings)
  const headings = rows[headingRow] ?? []
  const firstRow = headingRow + 1
  const sample = rows.slice(firstRow, firstRow + SAMPLE_ROWS)
  const code = codeColumnByHeading(headings) ?? codeColumnByCells(sample)
  const named = headings.flatMap((cell, column) => (isQuantityHeading(cell) ? [column] : []))
  const found = named.length > 0 ? named : quantityColumnsByCells(sample, code)
  return { code, quantity: found.length === 1 ? (found[0] ?? null) : null, isQuantityUnclear: found.length > 1, firstRow }
}

function isRowOfHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const known = filled.filter(isHeading).length
  // Typed without cells: `型号 数量`.
  if (filled.length === 1 && known === 0) return (filled[0] ?? '').trim().split(/\s+/).every(isHeading)
  return known > 0 && 2 * known >= filled.length
}

function codeColumnByHeading(headings: readonly string[]): number | null {
  const ranked = headings.flatMap((cell, column) => {
    const rank = codeHeadingRank(cell)
    return rank === null ? [] : [{ rank, column }]
  })
  const [surest] = ranked.sort((one, other) => one.rank - other.rank)
  return surest?.column ?? null
}

/** The column with the most texts that look like codes, the first of several; without any, the first that has anything but numbers. */
function codeColumnByCells(sample: Rows): number {
  const columns = columnsOf(sample)
  const scores = columns.map((column) => cellsOf(sample, column).reduce((sum, cell) => sum + likenessToCode(cell), 0))
  const best = Math.max(0, ...scores)
  if (best > 0) return scores.indexOf(best)
  const texts = columns.findIndex((column) => cellsOf(sample, column).some((cell) => readQuantity(cell) === null))
  return Math.max(0, texts)
}

/** Codes have letters and digits; a description has a code among Chinese words. */
function likenessToCode(cell: string): number {
  const text = cell.normalize('NFKC')
  if (!/[a-z]/i.test(text) || !/\d/.test(text) || readQuantity(cell) !== null) return 0
  return /\p{Script=Han}/u.test(text) ? 0.5 : 1
}

/** Those that may hold the quantities: on the right of the codes, else on their left; what counts the rows is none. */
function quantityColumnsByCells(sample: Rows, code: number): number[] {
  const numeric = columnsOf(sample).filter((column) => column !== code && isNumeric(cellsOf(sample, column)))
  const right = numeric.filter((column) => column > code)
  if (right.length === 0) return numeric.filter((column) => !countsRows(cellsOf(sample, column)))
  if (right.length === 1) return right
  const withUnit = right.filter((column) => cellsOf(sample, column).every(hasUnit) || cellsOf(sample, column + 1).some(isUnit))
  return withUnit.length === 1 ? withUnit : right
}

const isUnit = (cell: string) => /^\p{Script=Han}{1,2}$/u.test(cell.trim()) && hasUnit(cell)

/** Now and then a cell says 若干. */
function isNumeric(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => readQuantity(cell) !== null).length
  return numbers > 0 && numbers >= 0.8 * cells.length
}

/** `1`, `2`, `3`; a single row can't be told from one that is counted. */
function countsRows(cells: readonly string[]): boolean {
  const numbers = cells.map(readQuantity)
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
}

const columnsOf = (sample: Rows): number[] =>
  Array.from({ length: sample.reduce((widest, cells) => Math.max(widest, cells.length), 0) }, (_, column) => column)

const cellsOf = (sample: Rows, column: number): string[] => sample.map((cells) => cells[column] ?? '').filter((cell) => cell.trim() !== '')
