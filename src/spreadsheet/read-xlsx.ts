import { importLimits } from './limits'
import { readWorkbook } from './read-workbook'
import type { Sheet } from './sheet'

/**
 * Reads all sheets of an XLSX file as texts; numbers, dates and booleans as an editor would have typed them.
 *
 * @throws FileProblem when it is too large, or none
 */
export async function readXlsx(bytes: Buffer, limits = importLimits): Promise<Sheet[]> {
  const { sheets, isMerged } = await readWorkbook(bytes, limits)
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((cells) => cells.map(textOf)),
    ...(isMerged && { isMerged }),
  }))
}

/** What the reader gives: texts, numbers, booleans, dates, or null for an empty cell. Its types don't know dates. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  // Excel keeps more digits than it shows: 12.3 may be stored as 12.300000000000001.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (value instanceof Date) return dateText(value)
  return String(value)
}

/** Cells hold days as numbers, which miss the second by a hair. */
function dateText(value: Date): string {
  const toSecond = new Date(Math.round(value.getTime() / 1000) * 1000)
  return toSecond.toISOString().slice(0, 19).replace('T', ' ')
}
