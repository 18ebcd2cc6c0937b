import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedValue } from '../../src/components/count-up/counted-value'

describe('a figure that is counted up', () => {
  it('starts at zero and keeps what stands around the number', () => {
    expect(countedValue('140+', 0)).toBe('0+')
    expect(countedValue('140+', 0.5)).toBe('70+')
    expect(countedValue('< 80', 0.5)).toBe('< 40')
  })

  it('keeps decimals and separators', () => {
    expect(countedValue('58.3', 0.5)).toBe('29.1')
    expect(countedValue('11,500', 0.5)).toBe('5,750')
    expect(countedValue('11,500', 0.01)).toBe('115')
  })

  it('ends with the figure itself, and leaves what is no number alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (value) => void expect(countedValue(value, 1)).toBe(value)))
    expect(countedValue('第一', 0.2)).toBe('第一')
  })

  it('never goes beyond it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (target, share) => {
        expect(Number(countedValue(String(target), share))).toBeLessThanOrEqual(target)
      }),
    )
  })
})
