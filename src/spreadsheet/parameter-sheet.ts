import { readList, writeList } from './cell-list'
import { PARAMETERS, PARAMETER_PARTS as PARTS } from './parameters-field'
import type { Remark } from './report'
import { isBlank, type Sheet } from './sheet'
import { readTable, type TableRow } from './table'

const NUMBER = '产品编号'
const ORDER = '序号'
const ATTRIBUTES = '属性'
const HEADINGS = [NUMBER, ORDER, ...PARTS]

/** Takes the parameters out of their column into a sheet with a row for each, which is easier to work with. */
export function unfoldParameters({ name, rows }: Sheet): Sheet[] {
  const [headings = [], ...products] = rows
  const column = headings.indexOf(PARAMETERS)
  const number = headings.indexOf(NUMBER)
  const without = rows.map((cells) => cells.filter((_, index) => index !== column))
  const parameters = products.flatMap((cells) =>
    readList(cells[column] ?? '').map((parts, index) => [
      cells[number] ?? '',
      String(index + 1),
      ...PARTS.map((_, position) => parts[position] ?? ''),
    ]),
  )
  return [
    { name, rows: without },
    { name: PARAMETERS, rows: [HEADINGS, ...parameters] },
  ]
}

type Folded = { rows: TableRow[]; problems: Remark[] }

/**
 * Puts the rows of the parameters' sheet back into a cell of their product. The sheet is complete: a product without rows
 * has no parameters; new products without a number can't have any.
 */
export function foldParameters(products: readonly TableRow[], sheet: Sheet): Folded {
  const isEmpty = sheet.rows.slice(1).every((cells) => cells.every(isBlank))
  const table = isEmpty ? { rows: [], problems: [] } : readTable(sheet, HEADINGS, [NUMBER, ...PARTS.slice(0, 3)])
  const known = new Set(products.map(numberOf).filter((number) => number !== ''))
  const problems = table.rows.flatMap((row) => rowProblems(row, known, sheet.name))
  const byProduct = grouped(table.rows)
  const parts = PARTS.filter((part) => part !== ATTRIBUTES || sheet.rows[0]?.some((heading) => heading.trim() === ATTRIBUTES))
  const rows = products.map((product) => withParameters(product, byProduct.get(numberOf(product)) ?? [], parts))
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

/** Where there is a column for them, an empty cell says that there are no attributes. */
function withParameters(product: TableRow, parameters: readonly TableRow[], parts: readonly string[]): TableRow {
  if (numberOf(product) === '') return product
  const sorted = parameters.toSorted((one, other) => orderOf(one) - orderOf(other))
  const entries = sorted.map(({ cells }) => parts.map((part) => cells.get(part) ?? ''))
  const saysAttributes = parts.includes(ATTRIBUTES)
  const text = writeList(entries.map((entry) => (!saysAttributes && entry.at(-1) === '' ? entry.slice(0, -1) : entry)))
  return {
    ...product,
    cells: new Map([...product.cells, [PARAMETERS, text]]),
    parameterRows: sorted.map(({ row }) => row),
  }
}

/** Rows without an order come last, as they stand. */
function orderOf({ cells }: TableRow): number {
  const order = (cells.get(ORDER) ?? '').trim()
  return order === '' ? Number.MAX_SAFE_INTEGER : Number(order)
}
