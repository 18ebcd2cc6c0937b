import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from '../../src/components/pagination/page-numbers'

const numbersOf = (current: number, count: number) => pageNumbers(current, count).filter((entry) => typeof entry === 'number')

/** A page of a list of up to 400 pages. */
const place = fc
  .integer({ min: 1, max: 400 })
  .chain((count) => fc.record({ count: fc.constant(count), current: fc.integer({ min: 1, max: count }) }))

describe('pageNumbers', () => {
  it('shows both ends and a window around the current page', () => {
    expect(pageNumbers(7, 13)).toEqual([1, 2, 'gap-before', 5, 6, 7, 8, 9, 'gap-after', 12, 13])
  })

  it('has no gaps where the parts touch', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(pageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('has one gap at the first and at the last page', () => {
    expect(pageNumbers(1, 10)).toEqual([1, 2, 3, 'gap-after', 9, 10])
    expect(pageNumbers(10, 10)).toEqual([1, 2, 'gap-before', 8, 9, 10])
  })

  it('is empty for an empty list', () => {
    expect(pageNumbers(1, 0)).toEqual([])
  })

  it('shows exactly the pages that the rule names, in order', () => {
    fc.assert(
      fc.property(place, ({ current, count }) => {
        const expected = new Set([1, 2, count - 1, count, ...[-2, -1, 0, 1, 2].map((step) => current + step)])
        const inRange = [...expected].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
        expect(numbersOf(current, count)).toEqual(inRange)
      }),
    )
  })

  it('puts a gap exactly where pages are left out, and never the same twice', () => {
    fc.assert(
      fc.property(place, ({ current, count }) => {
        const entries = pageNumbers(current, count)
        expect(new Set(entries).size).toBe(entries.length)
        entries.forEach((entry, index) => {
          const before = entries[index - 1]
          const after = entries[index + 1]
          if (typeof entry === 'number') {
            if (typeof before === 'number') expect(entry).toBe(before + 1)
            return
          }
          expect(typeof before === 'number' && typeof after === 'number' && after - before > 1).toBe(true)
        })
      }),
    )
  })
})
