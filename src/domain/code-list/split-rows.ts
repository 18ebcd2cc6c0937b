import { CsvError, parse } from 'csv-parse/sync'
import { MAX_ROWS } from './limits'

const TABS = ['\t']
const SEMICOLONS = [';', '；']
const COMMAS = [',', '，']

/** So many lines say by what cells are set apart. */
const SAMPLE_LINES = 50

/** One more than is read, so that too many can be told. */
const LAST_ROW = MAX_ROWS + 1

/**
 * The cells of a pasted text or a CSV file: from Excel and Word they come set apart by tabs, else semicolons or commas stand between
 * them. Costs the same however long the text is: no more rows are made than are read.
 *
 * @returns rows with their cells, empty rows too, so that rows can be named by their numbers
 */
export function splitRows(text: string): string[][] {
  const delimiter = delimitersOf(text)
  const options = { delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, skip_empty_lines: false, to: LAST_ROW }
  try {
    return parse(text, { ...options, bom: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Inch marks: then quotes mean nothing.
    return parse(text, { ...options, bom: true, quote: false })
  }
}

function delimitersOf(text: string): string[] {
  const lines = firstLines(text)
  const share = (delimiters: readonly string[]) => lines.filter((line) => delimiters.some((sign) => line.includes(sign))).length
  if (share(TABS) > 0) return TABS
  return 2 * share(SEMICOLONS) > lines.length ? SEMICOLONS : COMMAS
}

/** Without those that are empty. */
function firstLines(text: string): string[] {
  return text
    .slice(0, 20_000)
    .split(/[\r\n]+/, SAMPLE_LINES)
    .filter((line) => line.trim() !== '')
}
