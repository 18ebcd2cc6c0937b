import { describe, expect, it } from 'vitest'
import { readValue } from '@/domain/attributes/typed-value'
import type { TypedValue } from '@/domain/attributes/value'
import { deratedBy } from '@/domain/selector/derating'
import { known } from './catalogue'

function stated(key: string, text: string): [string, { value: TypedValue }] {
  const reading = readValue(known.get(key) ?? expect.fail(key), text)
  return [key, 'value' in reading ? reading : expect.fail(reading.problem)]
}

const warm = (at: number) => ({ attribute: 'temperature-derating', at, unit: '℃' as const })
const high = (at: number) => ({ attribute: 'altitude-derating', at, unit: 'm' as const })
const device = new Map([
  stated('temperature-derating', '0.9（60 ℃）/ 1（40 ℃）/ 0.95（50 ℃）'),
  stated('altitude-derating', '1（2,000 m）/ 0.96（3,000 m）'),
])

/** spec: selector/derating */
describe('what is left of a rated current', () => {
  it.each([
    [-30, 1],
    [40, 1],
    [40.5, 0.95],
    [50, 0.95],
    [51, 0.9],
    [60, 0.9],
  ])('at %d ℃ is said by the row that is as warm, or the next one: %d', (at, factor) => {
    expect(deratedBy([warm(at)], device)).toEqual({ factor, text: factor < 1 ? expect.stringContaining(`${factor}（`) : '' })
  })

  it('behind the end of the table is not known', () => {
    expect(deratedBy([warm(61)], device)).toEqual({ factor: null, text: '降容系数只给到 60 ℃' })
    expect(deratedBy([warm(20), high(3001)], device)).toEqual({ factor: null, text: '降容系数只给到 3,000 m' })
  })

  it('follows from both where it is warm and high', () => {
    expect(deratedBy([warm(60), high(2500)], device)).toEqual({
      factor: 0.9 * 0.96,
      text: '0.9（60 ℃） × 0.96（3,000 m）',
    })
  })

  it('is all of it for a device without a table, and for a table without places', () => {
    expect(deratedBy([warm(60), high(5000)], new Map())).toEqual({ factor: 1, text: '' })
    expect(deratedBy([warm(60)], new Map([stated('temperature-derating', '0.9')]))).toEqual({ factor: 1, text: '' })
    expect(deratedBy([warm(60)], new Map([stated('temperature-derating', '0.9（3,000 m）')]))).toEqual({ factor: 1, text: '' })
  })

  it('is never more than all of it', () => {
    expect(deratedBy([warm(20)], new Map([stated('temperature-derating', '1.05（20 ℃）/ 1（30 ℃）')]))).toEqual({ factor: 1, text: '' })
  })
})
