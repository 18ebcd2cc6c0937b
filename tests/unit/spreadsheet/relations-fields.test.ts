import { describe, expect, it } from 'vitest'
import { relationFields } from '@/spreadsheet/product-fields'
import type { References } from '@/spreadsheet/reference-fields'

const none: References = { idOf: new Map(), keyOf: new Map() }
const products: References = {
  idOf: new Map([
    ['150', 11],
    ['153_2', 12],
  ]),
  keyOf: new Map([
    [11, '150'],
    [12, '153_2'],
  ]),
}
const columns = [
  ['附件与配套', 'accessories'],
  ['备件', 'spareParts'],
  ['替代产品', 'replacedBy'],
  ['常一起选用', 'chosenWith'],
] as const

describe.each(columns)('the column %s', (label, key) => {
  const field = () => relationFields({ documents: none, stories: none, products }).find((one) => one.label === label)

  it('is read as the relation that it names, in its order', () => {
    expect(field()?.read(['153_2、150'], undefined)).toEqual({ cells: ['153_2、150'], patch: { [key]: [12, 11] } })
    expect(field()?.read([''], undefined).patch).toEqual({ [key]: [] })
  })

  it('is written as it is read, without what has no number', () => {
    const stored = { [key]: [12, 11, 99] }
    expect(field()?.write(stored)).toEqual(['153_2、150'])
    expect(field()?.write({ [key]: null })).toEqual([''])
  })

  it('refuses what is no product, and what is named twice', () => {
    expect(() => field()?.read(['150、999'], undefined)).toThrow('没有产品编号“999”')
    expect(() => field()?.read(['150、150'], undefined)).toThrow('产品编号“150”重复')
  })
})
