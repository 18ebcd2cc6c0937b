import { describe, expect, it } from 'vitest'
import type { DataSheet } from '@/contract/data-sheet'
import { makePdf } from '@/data-sheet/page/make-pdf.mjs'
import { printedSheet } from '@/data-sheet/printed-sheet'
import { readSheet } from '../../support/read-sheet'

const sheet: DataSheet = {
  ...{ productId: '153', title: 'HM3-250 塑壳断路器', model: 'HM3-250', kind: '塑壳断路器', code: '', isSeries: false },
  ...{ fragments: [], summary: '250 A 壳架，Ics 等于 100 % Icu。', figures: [], cover: null, drawing: null, groups: [], accessories: [] },
  ...{
    functions: [],
    standards: [],
    certificates: [],
    company: '恒沃电气',
    hotline: '',
    address: 'https://example.com/GoodsInfoView?id=153',
  },
}

const made = async (more: Partial<DataSheet>) => {
  const pdf = await makePdf({
    sheet: printedSheet({ ...sheet, ...more }),
    cover: null,
    drawing: null,
    date: '2026-11-25',
    version: 'A1B2C3',
  })
  return readSheet(pdf)
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `参数第 ${index} 项`, value: `${index},000〜${index + 1},000`, unit: 'A' }))

describe('a data sheet', () => {
  it('of a product of which hardly anything is known is one whole page', async () => {
    const { pages, title, language, isMarked } = await made({})
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('HM3-250')
    expect(pages[0]).toContain('250 A 壳架，Ics 等于 100 % Icu。')
    expect(pages[0]).toContain('2026-11-25 生成，资料版本 A1B2C3')
    expect({ title, language, isMarked }).toEqual({ title: 'HM3-250 塑壳断路器 数据表', language: 'zh-CN', isMarked: true })
  })

  it('has its fonts in it, as subsets', async () => {
    const { fonts } = await made({ figures: [{ value: '70', unit: 'kA', label: '分断能力' }] })
    expect(fonts.length).toBeGreaterThanOrEqual(3)
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(NotoSansCJKsc|BarlowSemiCondensed)-/)
  })

  it('has headings, tables with their names as headings of rows, and pictures with words', async () => {
    const { roles } = await made({ groups: [{ name: '额定参数', rows: rows(2) }] })
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure']))
    expect(roles.filter((role) => role === 'TH')).toHaveLength(2)
  })

  it('of many parameters has two pages, and all of them are there', async () => {
    const groups = ['甲', '乙', '丙', '丁', '戊', '己'].map((name) => ({ name, rows: rows(18) }))
    const { pages } = await made({ groups })
    expect(pages).toHaveLength(2)
    expect(pages.join('').match(/参数第 \d+ 项/g)).toHaveLength(6 * 18)
    expect(pages[1]).toContain('2 / 2')
  })

  it('cuts one table that is longer than a column, and loses no row', async () => {
    const { pages } = await made({ groups: [{ name: '很长的表', rows: rows(130) }] })
    expect(pages.join('').match(/参数第 \d+ 项/g)).toHaveLength(130)
  })

  it('says more than there is room for by naming how many there are', async () => {
    const accessories = Array.from({ length: 30 }, (_, index) => ({ code: `AX${index}`, name: '辅助触头' }))
    const { pages } = await made({ accessories })
    expect(pages[0]).toMatch(/共 30 种/)
  })

  it('takes texts that nobody expected: long models, codes of many fragments, signs that no font has', async () => {
    const code = Array.from({ length: 30 }, (_, index) => `F${index}`).join(' ')
    const { pages } = await made({ model: 'HM3-250-EXTRA-LONG-MODEL-NAME-WITHOUT-END', code, summary: '😀'.repeat(80), kind: '' })
    expect(pages[0]).toContain('F29')
  })
})
