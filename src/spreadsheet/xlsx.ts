import writeExcelFile, { type CellObject } from 'write-excel-file/node'
import { readWorkbook } from './read-workbook'
import type { Sheet } from './sheet'
import { xlsxText } from './xlsx-text'

/** Width of a column in characters: as its heading, or wider for longer texts. */
const NARROWEST = 10
const WIDEST = 48

/** Sheets as an XLSX file. All cells are texts, so that Excel changes neither `0012` nor `1-2`. */
export function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: widthsOf(rows).map((width) => ({ width })),
    data: rows.map((cells, index) => cells.map((text) => (index === 0 ? headingCell(text) : textCell(text)))),
  }))
  return writeExcelFile(written).toBuffer()
}

const headingCell = (text: string): CellObject => ({ ...textCell(text), fontWeight: 'bold', backgroundColor: '#EDF1F5' })

const textCell = (text: string): CellObject => ({ value: xlsxText(text), type: String, format: '@', alignVertical: 'top' })

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const [headings = []] = rows
  // Chinese characters are two columns wide.
  const widthOf = (text = '') => text.replace(/[^\0-\xff]/g, 'xx').length + 2
  return headings.map((_, column) => {
    const widest = rows.slice(0, 100).reduce((width, cells) => Math.max(width, widthOf(cells[column])), NARROWEST)
    return Math.min(widest, WIDEST)
  })
}

/** Reads all sheets of an XLSX file as texts; numbers, dates and booleans as an editor would have typed them. */
export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  const sheets = await readWorkbook(bytes)
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((cells) => cells.map(textOf)) }))
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
