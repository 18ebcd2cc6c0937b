import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSpreadsheet } from '@/spreadsheet/read-file'
import { writeXlsx } from '@/spreadsheet/write-xlsx'

const MB = 1024 * 1024
const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'

/** A workbook as this application writes it; the hostile ones differ from it in one part. */
let workbook: Record<string, Uint8Array> = {}
beforeAll(async () => {
  workbook = unzipSync(await writeXlsx([{ name: '产品', rows: [['产品编号'], ['1']] }]))
})

const withPart = (name: string, content: string | Uint8Array) =>
  Buffer.from(zipSync({ ...workbook, [name]: typeof content === 'string' ? strToU8(content) : content }, { level: 1 }))
const withRows = (rows: string) =>
  withPart(SHEET, `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`)

/** Sizes in the directory and in the headers of files are changed to what a harmless file would say. */
function lying(zip: Buffer, size: number): Buffer {
  const changed = Buffer.from(zip)
  for (let at = changed.indexOf('PK\x01\x02'); at >= 0; at = changed.indexOf('PK\x01\x02', at + 4)) {
    changed.writeUInt32LE(size, at + 24)
    changed.writeUInt32LE(size, changed.readUInt32LE(at + 42) + 22)
  }
  return changed
}

const read = (bytes: Buffer) => readSpreadsheet(bytes, ['产品编号'])

/** Bytes of this process after everything that is not used any more was given back. */
function residentBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage.rss()
}

const TOO_LARGE = /^工作簿太大.*请删除多余的行和列/
const DAMAGED = /^无法读取该 XLSX 文件/

describe('a workbook made to fill the memory', { timeout: 60_000 }, () => {
  const bombs: [string, () => Buffer, RegExp][] = [
    ['unpacks to 64 MB', () => withPart(SHEET, new Uint8Array(64 * MB)), TOO_LARGE],
    ['unpacks to 64 MB and says it were 1 KB', () => lying(withPart(SHEET, new Uint8Array(64 * MB)), 1024), TOO_LARGE],
    ['has 64 MB of texts in all', () => lying(withPart(STRINGS, new Uint8Array(64 * MB)), 0), TOO_LARGE],
    ['has a cell in the last column of the last row', () => withRows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), TOO_LARGE],
    [
      'has a thousand rows as wide as a sheet can be',
      () => withRows(Array.from({ length: 1000 }, (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`).join('')),
      TOO_LARGE,
    ],
    ['is cut off in the middle', () => withRows('<row r="1"/>').subarray(0, 700), DAMAGED],
    ['has no directory', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(1000)]), DAMAGED],
    ['has a directory that points nowhere', () => Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18, 0xff)]), DAMAGED],
  ]
  it.each(bombs)('one that %s is refused', async (_, make, message) => {
    const bytes = make()
    const before = residentBytes()
    await expect(read(bytes)).rejects.toThrow(message)
    expect(residentBytes() - before).toBeLessThan(100 * MB)
  })

  // Of more than about 120,000 the reader takes the empty ones off in a time that grows with their square: they are refused as too large.
  it('a hundred thousand empty rows are no content', async () => {
    const rows = Array.from({ length: 100_000 }, (_, row) => `<row r="${row + 2}"/>`).join('')
    const [sheet] = await read(withRows(`<row r="1"><c r="A1" t="inlineStr"><is><t>产品编号</t></is></c></row>${rows}`))
    expect(sheet?.rows).toEqual([['产品编号']])
  })

  it('names of files outside are not followed', async () => {
    const entity = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>&secret;&b;</t></is></c></row>'
    const sheet = `<?xml version="1.0"?>${entity}<worksheet><sheetData>${rows}</sheetData></worksheet>`
    const cells = await read(withPart(SHEET, sheet)).then((sheets) => JSON.stringify(sheets), String)
    expect(cells).not.toMatch(/root:|aaaa/)
  })
})
