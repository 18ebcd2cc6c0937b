import { escapeHtml } from '../../lib/html'

/** Cells that were copied, row by row; all rows are as long. */
export type Block = readonly (readonly string[])[]

/** So many rows and columns of a pasted table are read: what a stranger’s clipboard says of itself is not believed. */
const MOST_ROWS = 1000
const MOST_COLUMNS = 50

/** A line break in a text that has its paragraphs. */
const LINES = /\r\n?|\n/

/** What Excel writes as plain text: tabs between cells, and quotes around a cell with tabs, line breaks or quotes in it. */
export function readPlain(text: string): Block {
  const rows: string[][] = [[]]
  let rest = text.replace(/(\r\n?|\n)$/, '')
  while (true) {
    const quoted = /^"((?:[^"]|"")*)"(?=\t|\r|\n|$)/.exec(rest)
    const raw = quoted?.[0] ?? /^[^\t\r\n]*/.exec(rest)?.[0] ?? ''
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : raw)
    rest = rest.slice(raw.length)
    const next = /^(\t|\r\n?|\n)/.exec(rest)?.[0]
    if (next === undefined || rows.length > MOST_ROWS) return even(rows)
    if (next !== '\t') rows.push([])
    rest = rest.slice(next.length)
  }
}

/**
 * The first table of a copied page, as Excel and Word write it. A cell that spans rows says the same of each of them; of one that spans
 * columns the first has the words.
 *
 * @returns null when there is no table
 */
export function readTableHtml(document: Document): Block | null {
  const table = document.querySelector('table')
  if (!table) return null
  const rows: string[][] = []
  const lines = [...table.querySelectorAll('tr')].filter((line) => line.closest('table') === table).slice(0, MOST_ROWS)
  for (const [index, line] of lines.entries()) {
    const cells = [...line.children].filter(({ localName }) => localName === 'td' || localName === 'th')
    for (const cell of cells) place(rows, index, cell)
  }
  return even(lines.map((_, index) => rows[index] ?? []))
}

/** Puts a cell into the first free place of its row, and into what it spans. */
function place(rows: string[][], index: number, cell: Element): void {
  const text = wordsOf(cell)
  const first = freeIn(rows[index])
  const width = spanOf(cell, 'colspan', MOST_COLUMNS)
  const height = spanOf(cell, 'rowspan', MOST_ROWS)
  for (let row = index; row < Math.min(index + height, MOST_ROWS); row += 1) {
    const cells = rows[row] ?? []
    rows[row] = cells
    for (let column = first; column < Math.min(first + width, MOST_COLUMNS); column += 1) cells[column] = column === first ? text : ''
  }
}

function freeIn(cells: readonly string[] = []): number {
  const free = Array.from({ length: cells.length }, (_, index) => index).find((index) => cells[index] === undefined)
  return free ?? cells.length
}

function spanOf(cell: Element, name: string, most: number): number {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, most) : 1
}

/** Paragraphs and breaks are lines; Word and Excel break theirs in the source, too, where it means a blank. */
function wordsOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('script, style')) element.remove()
  for (const element of copy.querySelectorAll('br, p, div')) element.after('\u2028')
  const lines = (copy.textContent ?? '').replace(/[\s\u00a0]*\u2028[\s\u00a0]*/g, '\u2028').replace(/[^\S\u2028]+/g, ' ')
  return lines.replace(/\u2028+/g, '\n').trim()
}

function even(rows: readonly (readonly string[])[]): Block {
  const width = Math.min(Math.max(0, ...rows.map(({ length }) => length)), MOST_COLUMNS)
  return rows.slice(0, MOST_ROWS).map((cells) => Array.from({ length: width }, (_, index) => (cells[index] ?? '').trim()))
}

/** @returns null when nothing was copied */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): Block | null {
  const html = data.getData('text/html')
  const table = html.includes('<table') ? readTableHtml(new DOMParser().parseFromString(html, 'text/html')) : null
  if (table) return table
  const plain = data.getData('text/plain')
  return plain === '' ? null : readPlain(plain)
}

/** As Excel reads it. */
export const toPlain = (block: Block): string => block.map((cells) => cells.map(quoted).join('\t')).join('\n')

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** As Word reads it. */
export const toTableHtml = (block: Block): string => {
  const cell = (text: string) => `<td>${text.split(LINES).map(escapeHtml).join('<br>')}</td>`
  return `<table><tbody>${block.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}
