import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greetingAt, longDay } from '../../src/admin/dashboard/greeting-text'
import { lastDays, shortDay } from '../../src/admin/dashboard/page-views/days'
import { axisEnd, linePoints, share } from '../../src/admin/dashboard/page-views/scale'

describe('the scale of a chart', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [20, 20],
    [21, 25],
    [99, 100],
    [1128, 1200],
  ])('for %i ends at %i', (largest, end) => {
    expect(axisEnd(largest)).toBe(end)
  })

  it('always holds the largest value, and is never much longer than it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (largest) => {
        expect(axisEnd(largest)).toBeGreaterThanOrEqual(largest)
        expect(axisEnd(largest)).toBeLessThanOrEqual(largest * 1.5)
      }),
    )
  })

  it('gives shares and points', () => {
    expect(share(1, 3)).toBe('33.3%')
    expect(linePoints([0, 5, 10], 10, { width: 100, height: 40 })).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ])
    expect(linePoints([5], 10, { width: 100, height: 40 })).toEqual([{ x: 0, y: 20 }])
  })
})

describe('days and greetings in Shanghai', () => {
  it('counts the last days up to today there', () => {
    expect(lastDays(3, new Date('2026-11-21T16:30:00Z'))).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(lastDays(30)).toHaveLength(30)
    expect(shortDay('2026-03-05')).toBe('3月5日')
  })

  it.each([
    ['2026-11-22 00:10:00', '夜深了'],
    ['2026-11-22 08:00:00', '早上好'],
    ['2026-11-22 12:00:00', '中午好'],
    ['2026-11-22 17:59:59', '下午好'],
    ['2026-11-22 18:00:00', '晚上好'],
  ])('greets at %s with %s', (time, greeting) => {
    expect(greetingAt(time)).toBe(greeting)
  })

  it('names the day in full', () => {
    expect(longDay('2026-11-22 08:00:00')).toBe('2026年11月22日 星期日')
  })
})
