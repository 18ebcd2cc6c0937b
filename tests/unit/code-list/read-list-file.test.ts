import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { inTurn } from '@/lookup/in-turn'
import { readListFile } from '@/lookup/read-list-file'
import { writeXlsx } from '@/spreadsheet/write-xlsx'

const LIST = '型号,数量,备注\r\nHM3-250H3D200F,6,进线\r\n"HB1-63 C32/3P","40",\r\n'
const CODES = [
  { row: 2, written: 'HM3-250H3D200F', quantity: 6, unreadQuantity: '' },
  { row: 3, written: 'HB1-63 C32/3P', quantity: 40, unreadQuantity: '' },
]

/** 型号,数量 and the codes, as Excel saves them in China. */
const GBK = Buffer.concat([Buffer.from('d0cdbac52ccafdc1bf0d0a', 'hex'), Buffer.from('HM3-250H3D200F,6\r\nHB1-63 C32/3P,40\r\n')])

async function codesIn(file: Buffer) {
  const result = await readListFile(file)
  return result.kind === 'list' ? result.list.codes : result.message
}

describe('a file with a list of codes', () => {
  test.each([
    ['UTF-8', Buffer.from(LIST)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${LIST}`)],
    ['GBK', GBK],
    ['UTF-16', Buffer.from(`\uFEFF${LIST.replaceAll(',', '\t')}`, 'utf16le')],
    ['semicolons', Buffer.from(LIST.replaceAll(',', ';'))],
  ])('CSV in %s', async (_, file) => {
    expect(await codesIn(file)).toEqual(CODES)
  })

  test('XLSX: the sheet with headings, not the cover before it', async () => {
    const file = await writeXlsx([
      { name: '封面', rows: [['冷站配电元件表'], ['2026 年 第 3 版']] },
      {
        name: '元件表',
        rows: [
          ['型号', '数量'],
          ['HM3-250H3D200F', '6'],
          ['HB1-63 C32/3P', '40'],
        ],
      },
    ])
    expect(await codesIn(file)).toEqual(CODES)
  })

  test('XLSX: of a formula its value is read, and merged cells stand in their first row', async () => {
    expect(
      await codesIn(
        await withRows(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>型号</t></is></c><c r="B1" t="inlineStr"><is><t>数量</t></is></c></row>' +
            '<row r="2"><c r="A2" t="inlineStr"><is><t>HM3-250H3D200F</t></is></c><c r="B2"><f>2*3</f><v>6</v></c></row>' +
            '<row r="3"><c r="B3"><v>2</v></c></row>',
          '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
        ),
      ),
    ).toEqual([CODES[0]])
  })

  test.each([
    ['nothing in it', Buffer.alloc(0), '文件是空的，请选择有内容的 .csv 或 .xlsx 文件。'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '不支持旧版 .xls 文件，请在 Excel 中另存为 .xlsx 后上传。'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le')]),
      '工作簿有打开密码，无法读取。请在 Excel 中取消密码，另存后上传。',
    ],
    ['a hundred thousand lines', Buffer.from('HM3-250 H 3 D 200 F,2\n'.repeat(100_000)), /^清单超过 1,000 行/],
    ['a PDF', Buffer.from('%PDF-1.7'), '文件类型不对，请上传 .csv 或 .xlsx 文件。'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), '文件类型不对，请上传 .csv 或 .xlsx 文件。'],
    ['another program’s bytes', Buffer.from([1, 0, 2, 0, 3]), '文件不是 CSV 文本，请上传 .csv 或 .xlsx 文件。'],
    ['a broken workbook', Buffer.from('PK\x03\x04 and nothing else'), /^无法读取该 XLSX 文件/],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), '文件超过 5 MB，请只留下型号和数量两列后再上传。'],
    ['headings only', Buffer.from('型号,数量\n'), '没有读到型号，请每行写一个型号，数量写在后面一列'],
  ])('%s is refused with a reason', async (_, file, message) => {
    const told = await codesIn(file)
    if (message instanceof RegExp) expect(told).toMatch(message)
    else expect(told).toBe(message)
  })

  test('a workbook that unpacks to much more than lists need is refused', async () => {
    expect(await codesIn(await withRows(`<row r="1"/>${' '.repeat(30 * 1024 * 1024)}`))).toMatch(/^工作簿太大/)
  })
})

test('work is done in turn, goes on after a failure, and too much is not taken', async () => {
  const inOrder = inTurn(1)
  const done: number[] = []
  let release = () => undefined as unknown
  const first = inOrder(() => new Promise((resolve) => (release = () => resolve(done.push(1))))).then(() =>
    Promise.reject(new Error('broken')),
  )
  const second = inOrder(async () => done.push(2))
  expect(await inOrder(async () => done.push(3))).toBeNull()
  release()
  await expect(first).rejects.toThrow('broken')
  await second
  expect(done).toEqual([1, 2])
  await expect(inOrder(() => Promise.reject(new Error('again')))).rejects.toThrow('again')
  expect(await inOrder(async () => 4)).toBe(4)
})

async function withRows(rows: string, after = ''): Promise<Buffer> {
  const workbook = unzipSync(await writeXlsx([{ name: 'A', rows: [['x'], ['y']] }]))
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`
  return Buffer.from(zipSync({ ...workbook, 'xl/worksheets/sheet1.xml': strToU8(sheet) }, { level: 1 }))
}
