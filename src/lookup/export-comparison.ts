import 'server-only'
import type { ProductComparison } from '../contract/product-comparison'
import { quantityOf } from '../lib/quantity'
import { writeXlsx } from '../spreadsheet/write-xlsx'
import { compareProducts } from './compare-products'

/** So many columns has a workbook: all that an address names. */
const MOST_COLUMNS = 12

/** Products and order codes beside one another as an XLSX file, with all rows (spec: comparison/export). */
export async function exportComparison(entries: readonly string[]): Promise<Buffer> {
  return writeXlsx([{ name: '产品对比', rows: sheetRows(await compareProducts(entries, MOST_COLUMNS)) }])
}

/** @returns texts, headings first */
export function sheetRows({ columns, groups, documents }: ProductComparison): string[][] {
  const rowsOfGroups = groups.flatMap(({ name, rows }) =>
    rows.map((row) => [
      name,
      row.name,
      ...row.cells.map((cell) => (cell ? [quantityOf(cell), cell.best && `（${cell.best}）`].filter(Boolean).join('') : '')),
      columns.length > 1 && row.isSame ? '相同' : '',
    ]),
  )
  return [
    ['分组', '参数', ...columns.map(({ title }) => title), '比较'],
    ['', '订货型号', ...columns.map(({ code }) => code), ''],
    ...rowsOfGroups,
    ...documents.map(({ kind, cells }) => ['资料', kind, ...cells.map((files) => files.map(({ name }) => name).join('、')), '']),
  ]
}
