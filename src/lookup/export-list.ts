import 'server-only'
import type { ExportedRow, LookupProduct, LookupRow } from '../contract/lookup'
import type { LookupStatus } from '../contract/lookup-statuses'
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
 *
 * @param chosen the order codes that the visitor has chosen of near ones, by the row of the list
 */
export async function exportList(list: readonly ExportedRow[], chosen: ReadonlyMap<number, string>): Promise<Buffer> {
  const { rows, products } = await lookUpCodes(list.map(({ written }) => written))
  const titles = new Map(products.map(({ id, title }: LookupProduct) => [id, title]))
  const cells = list.map((exported, index) => {
    const row = rows[index]
    return row ? cellsOf(exported, withChoice(row, chosen.get(exported.row)), titles) : []
  })
  return writeXlsx([{ name: '核对结果', rows: [HEADINGS, ...cells] }])
}

/** Only what was offered can be chosen. */
function withChoice(row: LookupRow, code: string | undefined): LookupRow {
  const chosen = row.choices.find((choice) => choice.code === code)
  return chosen ? { ...row, match: chosen, choices: [] } : row
}

function cellsOf({ row, written, quantity, unreadQuantity }: ExportedRow, found: LookupRow, titles: ReadonlyMap<string, string>): string[] {
  const { match } = found
  const open = found.choices.map(({ code }) => code)
  const explanation = [found.explanation, open.length > 0 ? `可选：${open.join('，')}` : ''].filter(Boolean).join('；')
  return [
    String(row),
    written,
    names[found.status],
    match?.code ?? '',
    titles.get(match?.productId ?? '') ?? '',
    explanation,
    quantity === null ? unreadQuantity : String(quantity),
  ]
}
