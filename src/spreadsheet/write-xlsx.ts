import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Sheet } from './sheet'
import { type SheetTemplate, type TextsTemplate, workbookTemplate } from './xlsx-template'
import { xlsxText } from './xlsx-text'

/** Repeating XML gets small at once; more effort costs more time than it saves. */
const COMPRESSION = 1

/**
 * Texts that are written once, however often they stand in cells. They are kept to the end of the file: no more than these, and no long
 * ones, which are hardly ever the same.
 */
const MOST_SHARED = 50_000
const LONGEST_SHARED = 60

/** Sheets as an XLSX file. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of xlsxContent([sheets])) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * Sheets as an XLSX file that is written while their rows are read. Only the first sheet leaves at once; rows of the others are kept, as
 * they will be written, until it is their turn.
 *
 * @param pages a page of each sheet at a time, headings in front
 */
export async function* xlsxContent(
  pages: AsyncIterable<readonly Sheet[]> | Iterable<readonly Sheet[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = openZip()
  let workbook: Workbook | null = null
  for await (const page of pages) {
    workbook ??= await beginWorkbook(zip, page)
    for (const [index, { rows }] of page.entries()) workbook.sheets[index]?.add(rows.slice(1))
    yield zip.written()
  }
  for (const [index, { file, end }] of (workbook?.sheets ?? []).entries()) {
    end(index === 0 ? null : zip.begin(file))
    yield zip.written()
  }
  if (workbook) zip.begin(workbook.texts.file)(workbook.texts.xml(), true)
  zip.end()
  yield zip.written()
}

type Push = (content: Uint8Array, isLast?: boolean) => void

/** A zip whose files are written one after the other. */
function openZip() {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  return {
    begin: (name: string): Push => {
      const file = new ZipDeflate(name, { level: COMPRESSION })
      zip.add(file)
      return (content, isLast) => file.push(content, isLast)
    },
    end: () => zip.end(),
    /** What there is of it since the last time. */
    written: (): Uint8Array => {
      const written = Buffer.concat(chunks)
      chunks = []
      return written
    },
  }
}

type SheetWriter = { file: string; add: (rows: readonly (readonly string[])[]) => void; end: (push: Push | null) => void }
type Texts = { file: string; numberOf: (text: string) => number | null; xml: () => Uint8Array }
type Workbook = { sheets: SheetWriter[]; texts: Texts }

async function beginWorkbook(zip: ReturnType<typeof openZip>, sheets: readonly Sheet[]): Promise<Workbook> {
  const template = await workbookTemplate(sheets)
  for (const [name, content] of template.files) zip.begin(name)(content, true)
  const texts = sharedTexts(template.texts)
  return { texts, sheets: template.sheets.map((sheet, index) => sheetWriter(sheet, texts, index === 0 ? zip.begin(sheet.file) : null)) }
}

function sharedTexts({ file, before, after, count }: TextsTemplate): Texts {
  const numbers = new Map<string, number>()
  return {
    file,
    /** Null where the text stands in its cell. */
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined || numbers.size === MOST_SHARED || text.length > LONGEST_SHARED) return known ?? null
      numbers.set(text, count + numbers.size)
      return count + numbers.size - 1
    },
    xml: () => strToU8(before + [...numbers.keys()].map((text) => `<si>${textXml(text)}</si>`).join('') + after),
  }
}

/** @param push where rows go at once; without it they are kept */
function sheetWriter(template: SheetTemplate, texts: Texts, push: Push | null): SheetWriter {
  const kept: Uint8Array[] = []
  const write = push ?? ((content: Uint8Array) => void kept.push(content))
  let row = 1
  write(strToU8(template.before))
  return {
    file: template.file,
    add: (rows) => {
      const xml = rows.map((cells) => {
        row += 1
        return rowXml(cells, row, template.style, texts)
      })
      if (xml.length > 0) write(strToU8(xml.join('')))
    },
    end: (later) => {
      const to = later ?? write
      for (const content of kept.splice(0)) to(content)
      to(strToU8(template.after), true)
    },
  }
}

function rowXml(cells: readonly string[], row: number, style: string, texts: Texts): string {
  const xml = cells.map((text, column) => {
    const place = `r="${columnName(column)}${row}" s="${style}"`
    if (text === '') return `<c ${place}/>`
    const number = texts.numberOf(text)
    return number === null ? `<c ${place} t="inlineStr"><is>${textXml(text)}</is></c>` : `<c ${place} t="s"><v>${number}</v></c>`
  })
  return `<row r="${row}">${xml.join('')}</row>`
}

/** What is blank at the ends of a text, or breaks its lines, is part of it. */
const textXml = (text: string) => `<t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${escaped(xlsxText(text))}</t>`

/** A, B, …, Z, AA, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
