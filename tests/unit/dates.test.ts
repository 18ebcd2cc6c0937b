import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDateTime } from '@/lib/dates'

describe('a date as legacy clients read it', () => {
  it('is written in Shanghai time, whatever the zone it was stored in', () => {
    expect(formatDateTime('2026-11-18T01:00:00.000Z')).toBe('2026-11-18 09:00:00')
    expect(formatDateTime('2026-11-18T09:00:00+08:00')).toBe('2026-11-18 09:00:00')
    expect(formatDateTime('2026-11-17T20:00:00-05:00')).toBe('2026-11-18 09:00:00')
  })

  it('turns the day, the year and the leap day where Shanghai does', () => {
    expect(formatDateTime('2025-12-31T16:00:00Z')).toBe('2026-01-01 00:00:00')
    expect(formatDateTime('2025-12-31T15:59:59Z')).toBe('2025-12-31 23:59:59')
    expect(formatDateTime('2028-02-28T16:00:00Z')).toBe('2028-02-29 00:00:00')
  })

  it('has seconds, cut and not rounded', () => {
    expect(formatDateTime('2026-01-01T00:00:59.999Z')).toBe('2026-01-01 08:00:59')
  })

  it.each([[null], [undefined], [''], ['yesterday'], ['2026-13-45']])('is empty for %j', (value) => {
    expect(formatDateTime(value)).toBe('')
  })

  it('names the same second again when it is read as Shanghai time', () => {
    const seconds = fc.integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
    fc.assert(
      fc.property(seconds, (second) => {
        const text = formatDateTime(new Date(second * 1000).toISOString())
        expect(text).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
        expect(Date.parse(`${text.replace(' ', 'T')}+08:00`)).toBe(second * 1000)
      }),
    )
  })
})
