import { detailSheets, foldDetails } from './detail-sheets'
import type { Remark } from './report'
import type { Sheet } from './sheet'
import { headingsOf, type SheetKind, type Stored } from './sheet-kind'
import { readTable, refuseTooManyRows, type TableRow } from './table'

const isDetail = (name: string) => detailSheets.some(({ column }) => column === name)

/**
 * The rows of an uploaded file.
 *
 * @throws FileProblem when there are none, or too many
 */
export function readRows<D extends Stored>(sheets: readonly Sheet[], kind: SheetKind<D>): { rows: TableRow[]; problems: Remark[] } {
  const main = sheets.find(({ name }) => name === kind.noun) ?? sheets.find(({ name }) => !isDetail(name)) ?? { name: '', rows: [] }
  // The name of the sheet is told only where there are two that can be meant.
  const table = readTable({ name: '', rows: main.rows }, headingsOf(kind), [kind.keyColumn])
  refuseTooManyRows(table)
  if (kind.slug !== 'products') return table
  const folded = foldDetails(
    table.rows,
    sheets.filter((sheet) => sheet !== main),
  )
  return { rows: folded.rows, problems: [...table.problems, ...folded.problems] }
}
