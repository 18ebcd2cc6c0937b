import type { BasePayload, PayloadRequest, Where } from 'payload'
import { writeCsv } from './csv'
import { unfoldParameters } from './parameter-sheet'
import type { SheetCollection } from './sheet-kind'
import { openSpreadsheets } from './spreadsheets'
import { writeXlsx } from './xlsx'

export const formats = ['csv', 'xlsx'] as const
export type Format = (typeof formats)[number]

type Export = { collection: SheetCollection; format: Format; where: Where; req: Partial<PayloadRequest> }

/** The newest versions of what the condition lets through, as a file; and how many they are. */
export async function exportSpreadsheet(cms: BasePayload, { collection, format, where, req }: Export) {
  const { kind, exportRows } = await openSpreadsheets[collection](cms, req)
  const rows = await exportRows(where)
  const sheet = { name: kind.noun, rows }
  const count = rows.length - 1
  if (format === 'csv') return { count, body: Buffer.from(writeCsv(rows)) }
  return { count, body: await writeXlsx(collection === 'products' ? unfoldParameters(sheet) : [sheet]) }
}
