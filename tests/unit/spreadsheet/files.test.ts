import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvContent, readCsv, writeCsv } from '@/spreadsheet/csv'
import { MAX_FILE_BYTES } from '@/spreadsheet/limits'
import { readSpreadsheet } from '@/spreadsheet/read-file'
import { readXlsx } from '@/spreadsheet/read-xlsx'
import { writeXlsx, xlsxContent } from '@/spreadsheet/write-xlsx'

const HEADINGS = ['产品编号', '名称', '简介']

/** Texts that have caught out writers of spreadsheets before. */
const awkward = fc.constantFrom(
  '=1+1',
  "'=1+1",
  "''+86",
  '-25 ~ +70',
  '@x',
  '\tx',
  ' 前后空格 ',
  '两\n行',
  '两\r\n行',
  '"引号"',
  'a,b;c\td',
  '😀',
  '0012',
  '1-2',
  '_x000D_',
  '_x0041_',
  'constructor',
  '__proto__',
  'toString',
  '\u0001',
  '\u000b',
  '\uffff',
  '\ud800',
  '\ufeff',
  '<b>&amp;</b>',
  'TRUE',
  '2026-03-18',
)

/** CSV is Unicode text, which has no halves of characters. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  awkward.filter((one) => one !== '\ud800'),
)
const anyText = fc.oneof(text, awkward)

const bytes = (content: string) => Buffer.from(content)

describe('CSV', () => {
  it('any text survives being written and read', () => {
    const rows = fc.array(fc.tuple(text, text, text), { maxLength: 5 })
    fc.assert(
      fc.property(rows, (cells) => {
        const given = [HEADINGS, ...cells]
        expect(readCsv(bytes(writeCsv(given)), HEADINGS)).toEqual(given)
      }),
    )
  })

  it('no cell begins like a formula', () => {
    fc.assert(
      fc.property(anyText, (cell) => {
        const [, written = ''] = writeCsv([['x', cell]]).split('x,')
        expect(written.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/)
      }),
    )
  })

  it.each([
    ['commas', '产品编号,名称,简介\r\n150,"a,b",x;y\r\n'],
    ['semicolons', '产品编号;名称;简介\r\n150;a,b;"x;y"\r\n'],
    ['tabs', '产品编号\t名称\t简介\n150\ta,b\tx;y\n'],
  ])('is read with %s', (_, content) => {
    expect(readCsv(bytes(content), HEADINGS)).toEqual([HEADINGS, ['150', 'a,b', 'x;y']])
  })

  it('is read in the encodings that Excel saves', () => {
    // 产品编号,名称 / 150,断路器 in GB18030.
    const gb = Buffer.from('b2fac6b7b1e0bac52cc3fbb3c60d0a3135302cb6cfc2b7c6f70d0a', 'hex')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('产品编号\t名称\r\n150\t断路器\r\n', 'utf16le')])
    for (const file of [gb, utf16, bytes('\ufeff产品编号,名称\r\n150,断路器\r\n'), bytes('产品编号,名称\n150,断路器')]) {
      expect(readCsv(file, HEADINGS)).toEqual([
        ['产品编号', '名称'],
        ['150', '断路器'],
      ])
    }
  })

  it('says where quotes are not closed', () => {
    expect(() => readCsv(bytes('产品编号,名称\n150,"断路器\n'), HEADINGS)).toThrow(/引号没有成对/)
  })
})

describe('XLSX', () => {
  it('any text survives being written and read, on every sheet', async () => {
    const rows = fc.array(fc.tuple(anyText, anyText, anyText), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        // An empty row at the end is no row in a workbook.
        const given = [HEADINGS, ...cells, ['end', 'end', 'end']]
        const sheets = [
          { name: '产品', rows: given },
          { name: '技术参数', rows: given },
        ]
        expect(await readXlsx(await writeXlsx(sheets))).toEqual(sheets)
      }),
      // Each is read by a thread of its own.
      { numRuns: 25 },
    )
  })
})

describe('a file that is none', () => {
  const damaged = async () => {
    const whole = await writeXlsx([{ name: '产品', rows: [HEADINGS, ['1', '2', '3']] }])
    return whole.subarray(0, whole.length / 2)
  }

  it.each([
    ['empty', Buffer.alloc(0), /文件是空的/],
    ['too big', Buffer.alloc(MAX_FILE_BYTES + 1, 'x'), /超过 5 MB/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /另存为 \.xlsx/],
    ['a PDF document', bytes('%PDF-1.7'), /请上传 \.csv 或 \.xlsx/],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0]), /请上传 \.csv 或 \.xlsx/],
    ['a zip with nothing of a workbook', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'), /已损坏或不是 Excel 工作簿/],
  ])('%s', async (_, file, reason) => {
    await expect(readSpreadsheet(file, HEADINGS)).rejects.toThrow(reason)
  })

  it('a damaged workbook', async () => {
    await expect(readSpreadsheet(await damaged(), HEADINGS)).rejects.toThrow(/已损坏/)
  })
})

describe('a file that is written while its rows are read', () => {
  const LONG = '很长的文字'.repeat(30)
  const row = (number: number) => [String(number), number % 2 === 0 ? LONG : ' 短 ', '']
  const numbers = (page: number) => [1, 2, 3].map((one) => 3 * page + one)
  const PAGES = 4

  /** Pages of two sheets, and how many of them were read; the last one can fail. */
  function source(fails = false) {
    const state = { read: 0, isClosed: false }
    async function* pages() {
      try {
        for (let page = 0; page < PAGES; page += 1) {
          if (fails && page === PAGES - 1) throw new Error('the database is away')
          state.read += 1
          yield ['产品', '技术参数'].map((name) => ({ name, rows: [HEADINGS, ...numbers(page).map(row)] }))
        }
      } finally {
        state.isClosed = true
      }
    }
    return { state, pages: pages() }
  }

  async function all(content: AsyncIterable<Uint8Array>) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    return Buffer.concat(parts)
  }

  const expected = [HEADINGS, ...Array.from({ length: PAGES * 3 }, (_, index) => row(index + 1))]

  it('XLSX holds all rows of each sheet once, in their order', async () => {
    const sheets = await readXlsx(await all(xlsxContent(source().pages)))
    expect(sheets.map(({ name }) => name)).toEqual(['产品', '技术参数'])
    for (const { rows } of sheets) expect(rows.map((cells) => HEADINGS.map((_, index) => cells[index] ?? ''))).toEqual(expected)
  })

  it('CSV has its headings once', async () => {
    async function* first() {
      for await (const [sheet] of source().pages) yield sheet?.rows ?? []
    }
    expect(readCsv(await all(csvContent(first())), HEADINGS)).toEqual(expected)
  })

  it('reads no page before the one before it has been taken; who goes away ends the reading', async () => {
    const { state, pages } = source()
    const content = xlsxContent(pages)
    await content.next()
    await content.next()
    expect(state).toEqual({ read: 2, isClosed: false })
    await content.return()
    expect(state).toEqual({ read: 2, isClosed: true })
  })

  it('breaks off where reading does', async () => {
    await expect(all(xlsxContent(source(true).pages))).rejects.toThrow('the database is away')
  })
})
