import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '@/payload-types'
import { foldDetails, unfoldDetails } from '@/spreadsheet/detail-sheets'
import { selectivityField } from '@/spreadsheet/selectivity-field'
import { readTable } from '@/spreadsheet/table'

const products = {
  idOf: new Map([['190', 7] as const, ['160_2', 8] as const]),
  keyOf: new Map([[7, '190'] as const, [8, '160_2'] as const]),
}
const field = selectivityField(products, 3)

const productOf = (selectivity: NonNullable<Product['selectivity']>) => ({ selectivity }) as Product
const EXPORTED = '190 | 250 | 16 | T\n160_2 | 250 | 62.5 | 5.2'
const rows = [
  { product: 7, from: 250, upTo: 16, limit: 'T' },
  { product: 8, from: 250, upTo: 62.5, limit: '5.2' },
]

/** spec: products/selectivity */
describe('tables of selectivity in a sheet', () => {
  it('are exported with the numbers of the products below, and come back', () => {
    expect(field.write(productOf(rows))).toEqual([EXPORTED])
    expect(field.read([EXPORTED], undefined)).toEqual({ cells: [EXPORTED], patch: { selectivity: rows } })
    expect(field.read([''], productOf(rows)).patch).toEqual({ selectivity: [] })
  })

  it('have a sheet of their own in a workbook, a row for each field of the table', () => {
    const sheets = unfoldDetails({
      name: '产品',
      rows: [
        ['产品编号', '名称', '选择性配合'],
        ['153', 'HM3-250', EXPORTED],
      ],
    })
    const own = sheets.find(({ name }) => name === '选择性配合')
    expect(own?.rows).toEqual([
      ['产品编号', '序号', '下级产品', '上级 In', '下级 In', '极限'],
      ['153', '1', '190', '250', '16', 'T'],
      ['153', '2', '160_2', '250', '62.5', '5.2'],
    ])
    const table = readTable(
      {
        name: '产品',
        rows: [
          ['产品编号', '名称'],
          ['153', 'HM3-250'],
        ],
      },
      ['产品编号', '名称'],
      ['产品编号'],
    )
    const folded = foldDetails(table.rows, sheets)
    expect([folded.rows[0]?.cells.get('选择性配合'), folded.problems]).toEqual([EXPORTED, []])
  })

  it.each([
    ['190 | 250 | 16', '第 1 项应写成“下级产品 | 上级 In | 下级 In | 极限”，每行一项'],
    [' | 250 | 16 | T', '第 1 项缺少下级产品的编号'],
    ['999 | 250 | 16 | T', '第 1 项：没有产品编号“999”'],
    ['190 | 250 | 16 | —', '第 1 项的极限“—”无法识别，请填写 kA 数值，或 T（完全选择性）'],
    ['190 | 250 | 0 | T', '第 1 项的额定电流“0”无法识别，请填写 0.1 到 10000 之间的数值'],
    ['190 | 1e3 | 16 | T', '第 1 项的额定电流“1e3”无法识别，请填写 0.1 到 10000 之间的数值'],
    ['190 | 250 | 16 | T\n190 | 250 | 25 | T\n190 | 250.0 | 16 | 3', '第 3 项与第 1 项的下级产品和两个 In 都相同'],
    [Array(4).fill('190 | 250 | 16 | T').join('\n'), '最多 3 项，现有 4 项'],
  ])('%j is refused: %s', (cell, reason) => expect(() => field.read([cell], undefined)).toThrow(reason))

  it('whatever the form takes comes back to the letter', () => {
    const current = fc.integer({ min: 1, max: 100_000 }).map((tenth) => tenth / 10)
    const limit = fc.oneof(
      fc.constantFrom('T', 't', '１２.5'),
      fc.integer({ min: 1, max: 9999 }).map((tenth) => (tenth / 10).toFixed(1)),
    )
    const row = fc.record({ product: fc.constantFrom(7, 8), from: current, upTo: current, limit })
    const table = fc.uniqueArray(row, { maxLength: 3, selector: ({ product, from, upTo }) => `${product} ${from} ${upTo}` })
    fc.assert(
      fc.property(table, (selectivity) => {
        const cells = field.write(productOf(selectivity))
        expect(field.read(cells, undefined)).toEqual({ cells, patch: { selectivity } })
      }),
    )
  })
})
