import { MAX_ROWS } from './limits'
import type { Remark } from './report'
import { FileProblem, HEADING_ROW, isBlank, type Sheet } from './sheet'

/** A row by its headings. */
export type TableRow = {
  /** As a spreadsheet counts. */
  row: number
  cells: ReadonlyMap<string, string>
  /** Where the entries of a column stand that has a sheet of its own, by the column. */
  detailRows?: ReadonlyMap<string, readonly number[]>
}

type Table = { rows: TableRow[]; problems: Remark[] }

/**
 * Reads a sheet by its headings.
 *
 * @param known the headings that may occur, in any order; not all must
 * @param needed those without which nothing can be said about a row
 */
export function readTable({ name, rows }: Sheet, known: readonly string[], needed: readonly string[]): Table {
  const [first = [], ...rest] = rows
  const headings = first.map((heading) => heading.trim())
  const filled = rest
    .map((cells, index) => ({ cells, row: HEADING_ROW + 1 + index }))
    .filter(({ cells }) => cells.some((cell) => !isBlank(cell)))
  if (filled.length === 0) throw new FileProblem(`${name ? `工作表“${name}”` : '文件'}中没有数据行。第一行应为列名，从第二行起为数据。`)
  const sheet = name || undefined
  const missing = needed.filter((heading) => !headings.includes(heading))
  const problems = [
    ...missing.map((heading) => ({ sheet, row: HEADING_ROW, column: heading, reason: `缺少“${heading}”列` })),
    ...headingProblems(headings, known).map((problem) => ({ sheet, row: HEADING_ROW, ...problem })),
    ...filled.flatMap(({ cells, row }) => strayCells(cells, headings).map((reason) => ({ sheet, row, reason }))),
  ]
  return { problems, rows: filled.map(({ cells, row }) => ({ row, cells: byHeading(headings, cells) })) }
}

/** @throws FileProblem when a sheet has more rows than an import takes */
export function refuseTooManyRows({ rows }: Table): void {
  if (rows.length > MAX_ROWS) throw new FileProblem(`共 ${rows.length} 行，一次最多导入 ${MAX_ROWS} 行，请拆分后分批导入。`)
}

function headingProblems(headings: readonly string[], known: readonly string[]): { column: string; reason: string }[] {
  return headings.flatMap((heading, index) => {
    if (heading === '') return []
    if (!known.includes(heading)) return [{ column: heading, reason: `未知的列“${heading}”，请改正列名或删除该列` }]
    return headings.indexOf(heading) < index ? [{ column: heading, reason: `列“${heading}”重复` }] : []
  })
}

function strayCells(cells: readonly string[], headings: readonly string[]): string[] {
  const stray = cells.find((cell, index) => !isBlank(cell) && !headings[index])
  return stray === undefined ? [] : [`单元格“${stray.slice(0, 40)}”不在任何有列名的列中`]
}

function byHeading(headings: readonly string[], cells: readonly string[]): Map<string, string> {
  return new Map(headings.flatMap((heading, index) => (heading === '' ? [] : [[heading, cells[index] ?? '']])))
}
