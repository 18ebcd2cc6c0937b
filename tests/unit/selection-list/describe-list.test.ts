import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadProduct } from '@/content/listed-products'
import { foldCode } from '@/domain/order-codes/fold-code'
import { describeList } from '@/lookup/describe-list'
import { selectionRows } from '@/lookup/selection-rows'

const matchCodes = vi.hoisted(() => vi.fn())
const prefixes = vi.hoisted(() => vi.fn())
const readListedProducts = vi.hoisted(() => vi.fn())
vi.mock('@/lookup/match-codes', () => ({ matchCodes }))
vi.mock('@/lookup/published-codes', () => ({ publishedCodes: { prefixes } }))
vi.mock('@/content/listed-products', () => ({ readListedProducts }))

const product = (id: string): ReadProduct => ({
  ...{
    id,
    title: `HM${id} 断路器`,
    model: `HM${id}`,
    kind: '断路器',
    cover: null,
    hasCodes: true,
    documents: [],
    accessoryOf: [],
    rule: null,
  },
})
const found = (code: string, of: number) => ({ status: 'found', match: { code, product: of }, explanation: '', choices: [] })

beforeEach(() => {
  const [one, two] = [product('1'), product('2')]
  readListedProducts.mockReset()
  readListedProducts.mockResolvedValue({
    byNumber: new Map([
      ['1', one],
      ['2', two],
    ]),
    byId: new Map([
      [11, one],
      [12, two],
    ]),
  })
  prefixes.mockResolvedValue(new Map([[foldCode('HM2'), [12]]]))
  matchCodes.mockResolvedValue(
    new Map<string, unknown>([
      ['hm1h', found('HM1 H', 11)],
      ['OLD', { ...found('HM1 H', 11), status: 'replaced', explanation: '2023 年停产' }],
      ['HM1 X', { status: 'near', match: null, explanation: '没有这样的型号', choices: [{ code: 'HM1 H', product: 11 }] }],
    ]),
  )
})

describe('the rows of a list', () => {
  it('are what they say, or what has become of it', async () => {
    const entries = [
      { product: '1', code: '' },
      { product: '1', code: 'hm1h' },
      { product: '2', code: 'hm1h' },
      { product: '', code: 'OLD' },
      { product: '1', code: 'HM1 X' },
      { product: '', code: 'HM2' },
      { product: '', code: 'XB7' },
      { product: '99', code: '' },
    ]
    const described = await describeList(entries)
    expect(described.entries.map(({ state, product: id, code }) => [state, id, code])).toEqual([
      ['found', '1', ''],
      ['found', '1', 'HM1 H'],
      ['changed', '1', 'HM1 H'],
      ['changed', '1', 'HM1 H'],
      ['product', '1', ''],
      ['found', '2', ''],
      ['unknown', '', ''],
      ['unknown', '', ''],
    ])
    expect(described.entries[4]).toMatchObject({ note: '没有这样的型号', choices: [{ code: 'HM1 H', productId: '1' }] })
    expect(described.products.map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('ask the database as often for a thousand as for one', async () => {
    await describeList(Array.from({ length: 1000 }, (_, index) => ({ product: '', code: index % 2 ? 'hm1h' : `HM${index}` })))
    expect(readListedProducts).toHaveBeenCalledTimes(1)
  })

  it('say of an accessory that what it belongs to is missing, until it is there', async () => {
    const { byId } = await readListedProducts()
    const accessory = { ...product('3'), accessoryOf: ['7', '2'] }
    readListedProducts.mockResolvedValue({ byNumber: new Map([...byId.values(), accessory].map((one) => [one.id, one])), byId })
    const remarkOf = async (...numbers: string[]) => {
      const items = numbers.map((number) => ({ product: number, code: '', quantity: 1, note: '' }))
      return selectionRows(items, await describeList(items))[0]?.remark
    }
    expect(await remarkOf('3', '1')).toBe('这是附件，清单里还没有它配套的产品')
    expect(await remarkOf('3', '1', '2')).toBe('')
  })

  it('are all exported, in their order: what is not known any more, too', async () => {
    const items = [
      { product: '1', code: 'hm1h', quantity: 2, note: '=P01' },
      { product: '', code: 'XB7', quantity: 1, note: '' },
      { product: '', code: 'OLD', quantity: 3, note: '' },
    ]
    const rows = selectionRows(items, await describeList(items))
    expect(rows.map(({ code, product, note, quantity, remark }) => [code, product?.title, note, quantity, remark])).toEqual([
      ['HM1 H', 'HM1 断路器', '=P01', 2, ''],
      ['XB7', undefined, '', 1, '没有这个型号，也没有相近的'],
      ['OLD', 'HM1 断路器', '', 3, '2023 年停产；现为 HM1 H'],
    ])
  })
})
