import { strFromU8, unzipSync } from 'fflate'
import type { CellObject } from 'write-excel-file/node'
import type { Sheet } from './sheet'
import { xlsxText } from './xlsx-text'

/** Width of a column in characters: as its heading, or wider for longer texts. */
const NARROWEST = 10
const WIDEST = 48

/** A sheet as XML, around the rows below its headings. */
export type SheetTemplate = { file: string; before: string; after: string; style: string }

/** The texts that cells name by their numbers, as XML around those that are added; so many are there. */
export type TextsTemplate = { file: string; before: string; after: string; count: number }

/** The files of a workbook: those that are done, its sheets and its texts. */
export type WorkbookTemplate = { files: [name: string, content: Uint8Array][]; sheets: SheetTemplate[]; texts: TextsTemplate }

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/
const TEXTS = 'xl/sharedStrings.xml'

/** Row 2, and the style of its first cell. */
const EXAMPLE = /<row r="2"[^>]*><c r="A2" s="(\d+)".*?<\/row>/

/**
 * What a workbook consists of beside its rows, as the library writes it: all cells are texts, so that Excel changes neither `0012`
 * nor `1-2`.
 *
 * @param sheets with the first of their rows, which say how wide columns are
 */
export async function workbookTemplate(sheets: readonly Sheet[]): Promise<WorkbookTemplate> {
  // Seldom needed, and much to read at each start.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const written = sheets.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: widthsOf(rows).map((width) => ({ width })),
    data: [(rows[0] ?? []).map(headingCell), [exampleCell]],
  }))
  const files = Object.entries(unzipSync(new Uint8Array(await writeExcelFile(written).toBuffer())))
  const bySheet = files
    .filter(([file]) => SHEET.test(file))
    .sort(([one], [other]) => Number(SHEET.exec(one)?.[1]) - Number(SHEET.exec(other)?.[1]))
  return {
    files: files.filter(([file]) => !SHEET.test(file) && file !== TEXTS),
    sheets: bySheet.map(([file, xml]) => aroundRows(file, strFromU8(xml))),
    texts: aroundTexts(strFromU8(files.find(([file]) => file === TEXTS)?.[1] ?? new Uint8Array())),
  }
}

const ANOTHER_WAY = 'The library writes workbooks in another way'

function aroundRows(file: string, xml: string): SheetTemplate {
  const example = EXAMPLE.exec(xml)
  if (!example) throw new Error(ANOTHER_WAY)
  const [row, style = ''] = example
  return { file, before: xml.slice(0, example.index), after: xml.slice(example.index + row.length), style }
}

function aroundTexts(xml: string): TextsTemplate {
  const after = '</sst>'
  if (!xml.endsWith(after)) throw new Error(ANOTHER_WAY)
  return { file: TEXTS, before: xml.slice(0, -after.length), after, count: xml.split('<si>').length - 1 }
}

const exampleCell: CellObject = { value: 'x', type: String, format: '@', alignVertical: 'top' }

const headingCell = (text: string): CellObject => ({
  ...{ ...exampleCell, value: xlsxText(text) },
  fontWeight: 'bold',
  backgroundColor: '#EDF1F5',
})

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const [headings = []] = rows
  // Chinese characters are two columns wide.
  const widthOf = (text = '') => text.replace(/[^\0-\xff]/g, 'xx').length + 2
  return headings.map((_, column) => {
    const widest = rows.slice(0, 100).reduce((width, cells) => Math.max(width, widthOf(cells[column])), NARROWEST)
    return Math.min(widest, WIDEST)
  })
}
