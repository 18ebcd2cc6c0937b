import { describe, expect, it } from 'vitest'
import { publicNumberOf } from '@/domain/public-number'

describe('the public number in a query', () => {
  it.each([
    ['69', 69],
    [' 69 ', 69],
    [['70', '69'], 70],
  ])('%j is %i', (value, expected) => {
    expect(publicNumberOf(value)).toBe(expected)
  })

  it.each([undefined, '', 'abc', '0', '-1', '1.5', '1e3', '069', '12345678901', "1'"])('%j is none', (value) => {
    expect(publicNumberOf(value)).toBeNull()
  })
})
