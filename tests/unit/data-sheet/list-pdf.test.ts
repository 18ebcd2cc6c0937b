import { describe, expect, it } from 'vitest'
import type { ListSheet } from '@/contract/list-sheet'
import { makeListPdf } from '@/data-sheet/list/make-list-pdf.mjs'
import { thumbnail } from '@/data-sheet/page/pictures.mjs'
import { printedList } from '@/data-sheet/printed-list'
import { readSheet } from '../../support/read-sheet'
import { picture } from './support/picture'

type Row = ListSheet['rows'][number]

const row = (more: Partial<Row> = {}): Row => ({
  ...{
    code: 'HM3-250 H 3 D 200 F',
    what: '塑壳断路器，70 kA，3P，200 A，固定板前',
    note: '冷冻机组 P03',
    quantity: 6,
    remark: '',
    picture: '',
  },
  ...more,
})
const rows = (count: number, more: Partial<Row> = {}) =>
  Array.from({ length: count }, (_, index) => row({ note: `柜 ${index + 1} 号`, ...more }))

async function made(more: Partial<ListSheet> & { rows: Row[] }, thumbnails = new Map()) {
  const list = printedList({ name: '云栖数据中心 A3 楼', company: '恒沃电气', hotline: '400-000-1970', address: '', ...more })
  const pdf = await makeListPdf({ list, thumbnails, date: '2026-11-25' })
  return { ...(await readSheet(pdf)), bytes: pdf }
}

const count = (text: string, part: string) => text.split(part).length - 1

/** spec: selection-list/pdf */
describe('a selection list as a PDF', () => {
  it('of one row is one page with name, figures, the row, its total, who says so and what it is not', async () => {
    const { pages, title, language, isMarked, fonts } = await made({ rows: [row()] })
    expect(pages).toHaveLength(1)
    for (const text of [
      ...['云栖数据中心 A3 楼', 'HM3-250 H 3 D 200 F', '塑壳断路器，70 kA，3P，200 A，固定板前', '冷冻机组 P03', '合计 1 个型号，6 台'],
      ...['本清单不是报价', '恒沃电气', '400-000-1970', '2026-11-25 生成', '1 / 1'],
    ]) {
      expect(pages[0]).toContain(text)
    }
    expect({ title, language, isMarked }).toEqual({ title: '云栖数据中心 A3 楼 选型清单', language: 'zh-CN', isMarked: true })
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(NotoSansCJKsc|BarlowSemiCondensed)-/)
    expect(fonts.length).toBeGreaterThanOrEqual(3)
  })

  it('has headings of columns and rows, and a link to scan where there is one', async () => {
    const { roles } = await made({ rows: rows(2) })
    expect(roles.filter((role) => role === 'TR')).toHaveLength(3)
    // Number, product, note, quantity; then the code of each row.
    expect(roles.filter((role) => role === 'TH')).toHaveLength(4 + 2)
    const withLink = await made({ rows: rows(2), address: `https://example.com/SelectionList#s1.2.${'x'.repeat(400)}` })
    expect(withLink.pages[0]).toContain('扫码打开这张清单')
    expect(count(withLink.roles.join(' '), 'Figure')).toBe(count(roles.join(' '), 'Figure') + 1)
  })

  it('says what is to be said of a row, in a column that is there only then', async () => {
    expect((await made({ rows: rows(3) })).pages[0]).not.toContain('提示')
    const { pages } = await made({ rows: [...rows(3), row({ code: 'XB7-9982', what: '', remark: '没有找到这个型号' })] })
    expect(pages[0]).toContain('提示')
    expect(pages[0]).toContain('没有找到这个型号')
  })

  it('of a thousand rows has each of them once, the head on each page, and the end behind the last row', async () => {
    const { pages, bytes } = await made({ rows: rows(1000) })
    const text = pages.join('')
    expect(text.match(/柜 \d+ 号/g)).toEqual(Array.from({ length: 1000 }, (_, index) => `柜 ${index + 1} 号`))
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('型号与产品')
      expect(page).toContain(`${index + 1} / ${pages.length}`)
    }
    expect(count(text, '合计')).toBe(1)
    expect(pages.at(-1)).toMatch(/柜 1000 号.*合计 1,000 个型号，6,000 台/)
    expect(bytes.length).toBeLessThan(2_000_000)
  }, 60_000)

  it.each([15, 16, 17, 18, 19, 20, 21])('of %i rows never has a last page without a row', async (length) => {
    const { pages } = await made({ rows: rows(length) })
    expect(pages.at(-1)).toMatch(/柜 \d+ 号.*合计/)
  })

  it('has a picture once, however many rows show it', async () => {
    const thumbnails = new Map([['a.webp', await thumbnail(await picture())]])
    const [one, many] = await Promise.all([1, 200].map((length) => made({ rows: rows(length, { picture: 'a.webp' }) }, thumbnails)))
    const images = (bytes: Buffer | undefined) => count(bytes?.toString('latin1') ?? '', '/Subtype /Image')
    expect([images(one?.bytes), images(many?.bytes)]).toEqual([1, 1])
  })

  it('takes the longest that there can be, row by row, and tears none apart', async () => {
    const long = row({ code: 'W'.repeat(200), what: '一'.repeat(1000), note: '备'.repeat(200), remark: '没'.repeat(300), quantity: 9999 })
    const { pages } = await made({ name: '名'.repeat(60), rows: [long, long, long] })
    expect(pages).toHaveLength(3)
    for (const page of pages) expect([count(page, 'W'), count(page, '一'), count(page, '备')]).toEqual([200, 1000, 201])
  })

  it.each(['=1+1', '😀 泵房 👨‍👩‍👧', '\u{d800}', 'a\u0000b', '⚡'.repeat(200), '‮反转', ' '])('prints %j, whatever it is', async (note) => {
    const { pages } = await made({ name: note, rows: [row({ note })] })
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('合计 1 个型号')
  })
})
