import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePersonalField, personalField } from '@/contract/personal-field'

describe('the field for product model and region', () => {
  it.each([
    ['purchaseType=HM3-250&provincesAndCities=江苏省/南京市', 'HM3-250', '江苏省/南京市'],
    ['purchaseType=HM3-250%2F3P&provincesAndCities=%E4%B8%8A%E6%B5%B7%E5%B8%82', 'HM3-250/3P', '上海市'],
    ['provincesAndCities=上海市&purchaseType=A&B=1', 'A&B=1', '上海市'],
    ['purchaseType=100%&provincesAndCities=', '100%', ''],
    ['purchaseType=A+B', 'A+B', ''],
    ['', '', ''],
    ['__proto__=x&constructor=y', '', ''],
  ])('%j', (text, purchaseType, provincesAndCities) => {
    expect(parsePersonalField(text)).toEqual({ purchaseType, provincesAndCities })
  })

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({ purchaseType: fc.string({ unit: 'grapheme' }), provincesAndCities: fc.string({ unit: 'grapheme' }) }),
        (values) => {
          expect(parsePersonalField(personalField(values))).toEqual(values)
        },
      ),
    )
  })
})
