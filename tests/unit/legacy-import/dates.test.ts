import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOf } from '../../../src/legacy-import/source/dates'
import { formatDateTime } from '../../../src/lib/dates'

it.each([
  ['2026-03-01 09:02:03', '2026-03-01T01:02:03.000Z'],
  ['2026-3-1', '2026-02-28T16:00:00.000Z'],
  ['2026/3/1 9:02', '2026-03-01T01:02:00.000Z'],
  ['2026.03.01', '2026-02-28T16:00:00.000Z'],
  ['2026年3月1日', '2026-02-28T16:00:00.000Z'],
  ['2026年3月1日 9时2分3秒', '2026-03-01T01:02:03.000Z'],
  ['2026-03-01T01:02:03Z', '2026-03-01T01:02:03.000Z'],
  ['2026-03-01T09:02:03.123+08:00', '2026-03-01T01:02:03.000Z'],
  ['2026-03-01T09:02:03.000+0800', '2026-03-01T01:02:03.000Z'],
  ['20260301', '2026-02-28T16:00:00.000Z'],
  ['20260301090203', '2026-03-01T01:02:03.000Z'],
  ['Sun Mar 01 09:02:03 CST 2026', '2026-03-01T01:02:03.000Z'],
  [1_772_326_923_000, '2026-03-01T01:02:03.000Z'],
  [1_772_326_923, '2026-03-01T01:02:03.000Z'],
  ['1772326923000', '2026-03-01T01:02:03.000Z'],
])('%s is an instant, of Shanghai where it does not say', (written, instant) => {
  expect(instantOf(written)).toBe(instant)
})

it.each(['', '昨天', '2026-13-01', '2026-02-30', '0000-00-00 00:00:00', '2026', '12:30', 0, -1, Number.NaN, null, [], {}])(
  '%s is none',
  (written) => {
    expect(instantOf(written)).toBeNull()
  },
)

it('what this site writes is read as it was meant; anything else is an instant or none', () => {
  const instants = fc.date({ min: new Date('1971-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (date) => {
      const instant = new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString()
      expect(instantOf(formatDateTime(instant))).toBe(instant)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => instantOf(text)).not.toThrow()
    }),
  )
})
