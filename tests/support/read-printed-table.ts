import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Piece = { text: string; x: number; y: number }

/** In points: a cell begins below its heading, a cell of several lines goes on so far below, and the next row is no further away. */
const ASIDE = 2
const NEXT_LINE = 14
const NEXT_ROW = 60

/**
 * A PDF's text, and its first table with these headings, read where its cells stand on the page. The table counts its rows in a column of
 * its own, in front and without a heading.
 *
 * @returns a row for each number, without it: a cell for each heading; no rows when no page has such a table. White space is single
 *   blanks in cells, and none in the text.
 */
export async function readPrintedTable(bytes: Uint8Array, headings: readonly string[]): Promise<{ text: string; rows: string[][] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true, useSystemFonts: false })
  const document = await task.promise
  try {
    const pages: Piece[][] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.flatMap((item) => ('str' in item ? { text: item.str, x: item.transform[4], y: item.transform[5] } : [])))
    }
    const tables = pages.map((pieces) => tableIn(pieces, headings))
    const text = pages.flat().map((piece) => piece.text)
    return { text: text.join('').replaceAll(/\s/g, ''), rows: tables.find((rows) => rows.length > 0) ?? [] }
  } finally {
    await task.destroy()
  }
}

function tableIn(pieces: readonly Piece[], headings: readonly string[]): string[][] {
  const words = pieces.filter(({ text }) => text.trim() !== '')
  const at = words.findIndex((_, index) => headings.every((heading, column) => words[index + column]?.text === heading))
  const last = words[at + headings.length - 1]
  if (at < 0 || !last) return []
  const starts = words.slice(at, at + headings.length).map(({ x }) => x)
  return rowsOf(pieces.slice(pieces.indexOf(last) + 1), starts, last.y)
}

function rowsOf(pieces: readonly Piece[], starts: readonly number[], top: number): string[][] {
  const rows: string[][] = []
  let y = top
  for (const piece of pieces) {
    const column = starts.findLastIndex((start) => piece.x >= start - ASIDE)
    const isNumber = column < 0 && piece.text === String(rows.length + 1) && y - piece.y < NEXT_ROW
    const isBlank = piece.text.trim() === ''
    if (!isBlank && !isNumber && (column < 0 || y - piece.y > NEXT_LINE)) break
    if (isNumber) rows.push(starts.map(() => ''))
    const row = rows.at(-1)
    if (row && column >= 0) row[column] += piece.text
    if (!isBlank) y = piece.y
  }
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
}
