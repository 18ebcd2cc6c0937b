import { CsvError, parse } from 'csv-parse/sync'
import { BYTE_ORDER_MARK, csvRow, plainCell } from '../lib/csv'
import { decodeText as decode } from '../lib/decode-text'
import { FileProblem } from './sheet'

const DELIMITERS = [',', ';', '\t'] as const

/** Rows as a CSV file that Excel reads as UTF-8 (RFC 4180); no cell is a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => csvRow(cells)).join('')
}

/** The same, page by page; each page has the headings in front. */
export async function* csvContent(pages: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const rows of pages) {
    yield Buffer.from(isFirst ? writeCsv(rows) : rows.slice(1).map(csvRow).join(''))
    isFirst = false
  }
}

/**
 * Reads a CSV file however it was saved: UTF-8, GB18030 (what Excel writes in China) or UTF-16, with commas, semicolons or
 * tabs.
 *
 * @param headings the known ones, which tell the delimiter
 */
export function readCsv(bytes: Uint8Array, headings: readonly string[]): string[][] {
  const text = decodeText(bytes)
  try {
    const options = { relax_column_count: true, skip_empty_lines: false, delimiter: delimiterOf(text, headings) }
    return parse(text, options).map((cells) => cells.map(plainCell))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? `（第 ${error.lines} 行附近）` : ''
    throw new FileProblem(`CSV 文件格式有误${line}：引号没有成对。请用 Excel 重新保存后上传。`)
  }
}

/**
 * A text file however it was saved: UTF-8, GB18030 or UTF-16.
 *
 * @throws FileProblem when it is none
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (firstLineOf(text).includes('\0')) throw new FileProblem('文件不是 CSV 文本，请上传 .csv 或 .xlsx 文件。')
  return text
}

function delimiterOf(text: string, headings: readonly string[]): string {
  const known = new Set(headings)
  const found = (delimiter: string) =>
    firstLineOf(text)
      .split(delimiter)
      .filter((cell) => known.has(headingOf(cell))).length
  return DELIMITERS.reduce((best, delimiter) => (found(delimiter) > found(best) ? delimiter : best))
}

const firstLineOf = (text: string) => text.slice(0, text.search(/[\r\n]|$/))

const headingOf = (cell: string) => cell.replaceAll('"', '').trim()
