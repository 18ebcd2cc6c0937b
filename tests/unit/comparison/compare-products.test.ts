import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComparedEntry, ComparedProduct } from '@/content/compared-products'
import type { SaidRow } from '@/domain/comparison/said-row'
import { compareProducts } from '@/lookup/compare-products'
import { sheetRows } from '@/lookup/export-comparison'
import type { FoundEntry } from '@/lookup/find-entries'

const findEntries = vi.hoisted(() => vi.fn())
const readComparedProducts = vi.hoisted(() => vi.fn())
vi.mock('@/lookup/find-entries', () => ({ findEntries }))
vi.mock('@/content/compared-products', () => ({ readComparedProducts }))

const row = (name: string, value: string): SaidRow => ({
  ...{ key: `~${name}`, attributeKey: null, names: [name], name, group: '额定参数', value, unit: '', typed: null, match: null },
})
const manual = {
  ...{ id: 1, name: '说明书', url: '/files/a.pdf', ext: 'pdf', size: 1, sizeText: '1KB', kind: '使用说明书' as const, note: '' },
  ...{ categoryId: 1, isViewable: true },
}
const product = (productId: string, code = '', poles = '3P'): ComparedProduct => ({
  ...{ productId, title: `HM${productId} 断路器`, model: `HM${productId}`, categoryId: 12, categoryName: '断路器', cover: null, code },
  rowsAmong: () => [row('极数', poles), row('污染等级', '3')],
  documents: productId === '1' ? [manual] : [],
})

/** What is published, by number; a text stands for a code of product 1. */
const published = new Map([1, 2, 3, 4, 5].map((id) => [`${id}`, product(`${id}`, '', id === 2 ? '4P' : '3P')]))

beforeEach(() => {
  findEntries.mockImplementation(
    async (entries: string[]): Promise<FoundEntry[]> =>
      entries.map((written) => {
        if (/^\d+$/.test(written)) return { written, meant: { number: written }, note: '' }
        if (written === 'XB7') return { written, meant: null, note: '' }
        return { written, meant: { product: 1, code: 'HM1 H 3' }, note: written === 'HM0' ? '2023 年停产' : '' }
      }),
  )
  readComparedProducts.mockImplementation(async (entries: ComparedEntry[]) =>
    entries.map((entry) => ('number' in entry ? (published.get(entry.number) ?? null) : product('1', entry.code))),
  )
})

describe('products beside one another', () => {
  it('are as many as fit; the others are named, and nothing of the address is lost', async () => {
    const { columns, beyond } = await compareProducts(['1', '2', '3', '4', '5'], 4)
    expect(columns.map(({ entry, kind }) => [entry, kind])).toEqual(['1', '2', '3', '4'].map((entry) => [entry, '断路器']))
    expect(beyond).toEqual([{ entry: '5', name: 'HM5' }])
  })

  it('leave no gap where something is unknown or withdrawn: that is said as it was written', async () => {
    const { columns, unknown } = await compareProducts(['XB7', '99', '1', '2'], 2)
    expect(columns.map(({ entry }) => entry)).toEqual(['1', '2'])
    expect(unknown).toEqual(['XB7', '99'])
  })

  it('stand once, however a code is written, and beside their series; an old code says what took its place', async () => {
    const { columns, replaced } = await compareProducts(['hm1h3', 'HM0', '1'], 4)
    expect(columns.map(({ entry }) => entry)).toEqual(['HM1 H 3', '1'])
    expect(replaced).toEqual([{ written: 'HM0', code: 'HM1 H 3', note: '2023 年停产' }])
  })

  it('have a row for each parameter with its marks, and documents by kind', async () => {
    const { groups, documents } = await compareProducts(['1', '2', '3'], 4)
    const [poles, pollution] = groups[0]?.rows ?? []
    expect(poles?.cells.map((cell) => cell?.isDifferent)).toEqual([false, true, false])
    expect([poles?.isSame, pollution?.isSame]).toEqual([false, true])
    expect(documents.map(({ kind, cells }) => [kind, cells.map((files) => files.length)])).toEqual([['使用说明书', [1, 0, 0]]])
  })

  it('are a sheet with all rows', async () => {
    expect(sheetRows(await compareProducts(['1', '2'], 12))).toEqual([
      ['分组', '参数', 'HM1 断路器', 'HM2 断路器', '比较'],
      ['', '订货型号', '', '', ''],
      ['额定参数', '极数', '3P', '4P', ''],
      ['额定参数', '污染等级', '3', '3', '相同'],
      ['资料', '使用说明书', '说明书', '', ''],
    ])
  })
})
