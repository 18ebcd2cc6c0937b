/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet might take for a formula, also in full-width signs and after blanks, which some drop; and what looks like
 * one that was made safe, so that `plainCell` can undo it.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** A row of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe and stays text. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell as it was before `csvRow` made it safe. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
