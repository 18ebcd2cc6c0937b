import 'server-only'
import type { ExportedRow, LookupProduct, LookupRow, LookupStatus } from '../contract/lookup'
import { writeXlsx } from '../spreadsheet/write-xlsx'
import { lookUpCodes } from './look-up-codes'

const HEADINGS = ['行', '您的写法', '结果', '订货型号', '产品', '说明', '数量']

/** What staff and visitors call the results. */
const names: Record<LookupStatus, string> = {
  found: '找到',
  replaced: '有替代',
  equivalent: '别家型号',
  near: '相近，待选',
  unknown: '未找到',
}

/**
 * A looked-up list as an XLSX file: all of its rows in the visitor's order, those too that are not found (spec: lookup/export). The codes are
 * looked for again, so that it says what is true now.
 */
export async function exportList(list: readonly ExportedRow[]): Promise<Buffer> {
  const { rows, products } = await lookUpCodes(list.map(({ written }) => written))
  const titles = new Map(products.map(({ id, title }: LookupProduct) => [id, title]))
  const cells = list.map((exported, index) => {
    const row = rows[index]
    return row ? cellsOf(exported, row, titles) : []
  })
  return writeXlsx([{ name: '核对结果', rows: [HEADINGS, ...cells] }])
}

function cellsOf(
  { row, written, quantity, unreadQuantity, chosen }: ExportedRow,
  found: LookupRow,
  titles: ReadonlyMap<string, string>,
): string[] {
  const match = found.match ?? found.choices.find(({ code }) => code === chosen) ?? null
  const open = match ? [] : found.choices.map(({ code }) => code)
  const explanation = [found.explanation, open.length > 0 ? `可选：${open.join('，')}` : ''].filter(Boolean).join('；')
  return [
    String(row),
    written,
    names[found.status],
    match?.code ?? '',
    (match && titles.get(match.productId)) ?? '',
    explanation,
    quantity === null ? unreadQuantity : String(quantity),
  ]
}
