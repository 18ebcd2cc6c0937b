import type { BasePayload, PayloadRequest, Where } from 'payload'
import { csvContent } from './csv'
import { unfoldDetails } from './detail-sheets'
import { MAX_ROWS, MAX_SHEET_ROWS } from './limits'
import { FileProblem, type Sheet } from './sheet'
import type { SheetCollection } from './sheet-kind'
import { openSpreadsheets } from './spreadsheets'
import { xlsxContent } from './write-xlsx'

export const formats = ['csv', 'xlsx'] as const
export type Format = (typeof formats)[number]

type Export = { collection: SheetCollection; format: Format; where: Where; req: Partial<PayloadRequest> }

/**
 * The newest versions of what the condition lets through, as a file that is written while it is read; and how many they are.
 *
 * @throws FileProblem when Excel has no room for them
 */
export async function exportSpreadsheet(
  cms: BasePayload,
  { collection, format, where, req }: Export,
): Promise<{ count: number; content: AsyncGenerator<Uint8Array> }> {
  const { kind, ...sheets } = await openSpreadsheets[collection](cms, req)
  const count = await sheets.count(where)
  const pages = sheets.exportPages(where)
  if (format === 'csv') return { count, content: csvContent(pages) }
  if (count > MAX_SHEET_ROWS) throw new FileProblem(`共 ${count} 行，超过 Excel 一个工作表的行数。请先筛选，或导出 CSV。`)
  // More than an import takes at once stays as it is in CSV: parameters and order codes would be more than a sheet has rows for.
  const isUnfolded = collection === 'products' && count <= MAX_ROWS
  return { count, content: xlsxContent(sheetsOf(kind.noun, pages, isUnfolded)) }
}

async function* sheetsOf(name: string, pages: AsyncIterable<string[][]>, isUnfolded: boolean): AsyncGenerator<Sheet[]> {
  for await (const rows of pages) yield isUnfolded ? unfoldDetails({ name, rows }) : [{ name, rows }]
}
