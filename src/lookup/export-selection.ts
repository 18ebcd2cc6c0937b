import 'server-only'
import type { ListedItem } from '../domain/selection-list/list'
import { writeCsv } from '../spreadsheet/csv'
import { writeXlsx } from '../spreadsheet/write-xlsx'
import { describeList } from './describe-list'
import { type SelectionRow, selectionRows } from './selection-rows'

const HEADINGS = ['序号', '型号', '产品', '说明', '位置与备注', '数量', '提示']

/**
 * A selection list as a table, with all of its rows (spec: selection-list/export): those too that are not known any more. What its codes mean
 * is looked for again, so that it says what is true now.
 */
export async function exportSelection(items: readonly ListedItem[], format: 'xlsx' | 'csv'): Promise<Buffer> {
  const rows = [HEADINGS, ...selectionRows(items, await describeList(items)).map(cellsOf)]
  return format === 'csv' ? Buffer.from(writeCsv(rows)) : writeXlsx([{ name: '选型清单', rows }])
}

const cellsOf = ({ code, product, meaning, note, quantity, remark }: SelectionRow, index: number): string[] => [
  String(index + 1),
  code,
  product?.title ?? '',
  meaning,
  note,
  String(quantity),
  remark,
]
