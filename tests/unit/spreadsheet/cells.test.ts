import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList, writeList } from '@/spreadsheet/cell-list'
import { readDate } from '@/spreadsheet/date-cell'
import { foldDetails, unfoldDetails } from '@/spreadsheet/detail-sheets'
import { readTable } from '@/spreadsheet/table'

describe('a list in a cell', () => {
  it('any entries survive', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a | b', '\\', '\\|', ' x ', '\u3000', 'a\nb', '\\u0020', '\\n', ''),
    )
    const entries = fc.array(fc.array(part, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
    fc.assert(
      fc.property(entries, (given) => {
        expect(readList(writeList(given))).toEqual(given)
      }),
    )
  })

  it('is written as an editor would', () => {
    expect(
      writeList([
        ['额定参数', '额定电流', '400–2000', 'A'],
        ['极数', '3P'],
      ]),
    ).toBe('额定参数 | 额定电流 | 400–2000 | A\n极数 | 3P')
  })

  it('need not be neat', () => {
    expect(readList('a|b |  c\r\n\r\n  d | e\\|f\n')).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e|f'],
    ])
  })
})

describe('a date', () => {
  it.each([
    ['2026-03-18', '2026-03-18'],
    ['2026/3/8 9:05', '2026-03-08 09:05'],
    ['2026年3月8日 19:05:07', '2026-03-08 19:05:07'],
    ['2026-02-30', null],
    ['2026-03-18 25:00', null],
    ['18.3.2026', null],
    ['下周', null],
    ['', null],
  ])('%s', (cell, date) => {
    expect(readDate(cell)).toBe(date)
  })
})

describe('the sheet of parameters', () => {
  const headings = ['产品编号', '名称', '技术参数']

  it('holds what the column held', () => {
    const part = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== '')
    const entries = fc.array(fc.tuple(part, part, part, part), { maxLength: 6 })
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const rows = [headings, ['1', 'A', writeList(one)], ['160_2', 'B', writeList(other)]]
        const [products, parameters] = unfoldDetails({ name: '产品', rows })
        if (!products || !parameters) throw new Error('two sheets')
        expect(products.rows[0]).not.toContain('技术参数')
        const table = readTable(products, headings, ['产品编号'])
        const folded = foldDetails(table.rows, [parameters])
        expect(folded.problems).toEqual([])
        const held = folded.rows.map(({ cells }) => readList(cells.get('技术参数') ?? '').map((parts) => parts.slice(0, 4)))
        expect(held).toEqual([one, other])
      }),
    )
  })

  const products = readTable({ name: '', rows: [headings.slice(0, 2), ['1', 'A'], ['', 'new']] }, headings, ['产品编号']).rows
  const sheet = (...rows: string[][]) => ({ name: '技术参数', rows: [['产品编号', '序号', '分组', '名称', '数值', '单位'], ...rows] })

  it('is read in the order of its numbers', () => {
    const { rows } = foldDetails(products, [
      sheet(['1', '', 'g', 'last', 'x', ''], ['1', '2', 'g', 'b', 'x', ''], ['1', '1', 'g', 'a', 'x', 'A']),
    ])
    expect(rows[0]?.cells.get('技术参数')).toBe('g | a | x | A\ng | b | x\ng | last | x')
    expect(rows[0]?.detailRows?.get('技术参数')).toEqual([4, 3, 2])
  })

  it('says which rows belong to no product', () => {
    const { problems } = foldDetails(products, [
      sheet(['1', '1', 'g', 'a', 'x', ''], ['7', '1', 'g', 'a', 'x', ''], ['', '1', 'g', 'a', 'x', ''], ['1', 'x', 'g', 'a', 'x', '']),
    ])
    expect(problems).toEqual([
      { sheet: '技术参数', row: 3, column: '产品编号', reason: '产品表中没有编号为“7”的行' },
      { sheet: '技术参数', row: 4, column: '产品编号', reason: '缺少产品编号' },
      { sheet: '技术参数', row: 5, column: '序号', reason: '“x”不是数字' },
    ])
  })
})
