import { readList, writeList } from './cell-list'
import { CODE_SHEETS } from './ordering-rule-field'
import { PARAMETER_PARTS, PARAMETERS } from './parameters-field'
import type { Remark } from './report'
import { SELECTIVITY, SELECTIVITY_PARTS } from './selectivity-field'
import { isBlank, type Sheet } from './sheet'
import { readTable, type TableRow } from './table'

const NUMBER = '产品编号'
const ORDER = '序号'

/** Entries of a column that have a row each in a sheet of its name. */
export type DetailSheet = {
  column: string
  parts: readonly string[]
  /** Without these nothing can be said about an entry. */
  needed: readonly string[]
}

/** In the order in which they stand in a workbook. A sheet from before there were attributes has no column for them. */
export const detailSheets: readonly DetailSheet[] = [
  { column: PARAMETERS, parts: PARAMETER_PARTS, needed: PARAMETER_PARTS.slice(0, 3) },
  ...CODE_SHEETS.map(({ column, parts }) => ({ column, parts, needed: parts })),
  { column: SELECTIVITY, parts: SELECTIVITY_PARTS, needed: SELECTIVITY_PARTS },
]

/** Takes what has many entries out of its columns into sheets with a row for each, which are easier to work with. */
export function unfoldDetails({ name, rows }: Sheet): Sheet[] {
  const headings = rows[0] ?? []
  const columns = new Set(detailSheets.map(({ column }) => headings.indexOf(column)))
  const without = rows.map((cells) => cells.filter((_, index) => !columns.has(index)))
  return [{ name, rows: without }, ...detailSheets.map((sheet) => unfold(sheet, rows))]
}

function unfold({ column, parts }: DetailSheet, [headings = [], ...products]: string[][]): Sheet {
  const at = headings.indexOf(column)
  const number = headings.indexOf(NUMBER)
  const entries = products.flatMap((cells) =>
    readList(cells[at] ?? '').map((entry, index) => [
      cells[number] ?? '',
      String(index + 1),
      ...parts.map((_, position) => entry[position] ?? ''),
    ]),
  )
  return { name: column, rows: [[NUMBER, ORDER, ...parts], ...entries] }
}

type Folded = { rows: TableRow[]; problems: Remark[] }

/** Puts the rows of all such sheets that a workbook has back into cells of their products. */
export function foldDetails(products: readonly TableRow[], sheets: readonly Sheet[]): Folded {
  const found = detailSheets.flatMap((detail) => {
    const sheet = sheets.find(({ name }) => name === detail.column)
    return sheet ? [{ detail, sheet }] : []
  })
  return found.reduce<Folded>(
    ({ rows, problems }, { detail, sheet }) => {
      const folded = fold(rows, sheet, detail)
      return { rows: folded.rows, problems: [...problems, ...folded.problems] }
    },
    { rows: [...products], problems: [] },
  )
}

/** The sheet is complete: a product without rows has no entries; new products without a number can't have any. */
function fold(products: readonly TableRow[], sheet: Sheet, detail: DetailSheet): Folded {
  const isEmpty = sheet.rows.slice(1).every((cells) => cells.every(isBlank))
  const table = isEmpty ? { rows: [], problems: [] } : readTable(sheet, [NUMBER, ORDER, ...detail.parts], [NUMBER, ...detail.needed])
  const known = new Set(products.map(numberOf).filter((number) => number !== ''))
  const problems = table.rows.flatMap((row) => rowProblems(row, known, sheet.name))
  const byProduct = grouped(table.rows)
  const headings = new Set(sheet.rows[0]?.map((heading) => heading.trim()))
  const parts = detail.parts.filter((part) => detail.needed.includes(part) || part === '单位' || headings.has(part))
  const rows = products.map((product) => withEntries(product, byProduct.get(numberOf(product)) ?? [], { ...detail, parts }))
  return { rows, problems: [...table.problems, ...problems] }
}

const numberOf = ({ cells }: TableRow) => (cells.get(NUMBER) ?? '').trim()

function grouped(rows: readonly TableRow[]): Map<string, TableRow[]> {
  const groups = new Map<string, TableRow[]>()
  for (const row of rows) {
    const group = groups.get(numberOf(row))
    if (group) group.push(row)
    else groups.set(numberOf(row), [row])
  }
  return groups
}

function rowProblems({ row, cells }: TableRow, known: ReadonlySet<string>, sheet: string): Remark[] {
  const number = (cells.get(NUMBER) ?? '').trim()
  const order = (cells.get(ORDER) ?? '').trim()
  if (number === '') return [{ sheet, row, column: NUMBER, reason: '缺少产品编号' }]
  if (!known.has(number)) return [{ sheet, row, column: NUMBER, reason: `产品表中没有编号为“${number}”的行` }]
  if (order !== '' && !/^\d+(\.\d+)?$/.test(order)) return [{ sheet, row, column: ORDER, reason: `“${order}”不是数字` }]
  return []
}

/** Where the sheet has a column for the last part, an empty cell says that there is nothing. */
function withEntries(product: TableRow, rows: readonly TableRow[], { column, parts }: DetailSheet): TableRow {
  if (numberOf(product) === '') return product
  const sorted = rows.toSorted((one, other) => orderOf(one) - orderOf(other))
  const entries = sorted.map(({ cells }) => parts.map((part) => cells.get(part) ?? ''))
  const hasLast = parts.at(-1) !== '单位'
  const text = writeList(entries.map((entry) => (!hasLast && entry.at(-1) === '' ? entry.slice(0, -1) : entry)))
  return {
    ...product,
    cells: new Map([...product.cells, [column, text]]),
    detailRows: new Map([...(product.detailRows ?? []), [column, sorted.map(({ row }) => row)]]),
  }
}

/** Rows without an order come last, as they stand. */
function orderOf({ cells }: TableRow): number {
  const order = (cells.get(ORDER) ?? '').trim()
  return order === '' ? Number.MAX_SAFE_INTEGER : Number(order)
}
