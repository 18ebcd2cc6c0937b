import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from '@/content/shared-draft'

const row = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  sortOrder: fc.option(fc.integer({ min: 0, max: 3 })),
  publishedAt: fc.option(fc.constantFrom('2025-01-01', '2026-01-01')),
})
const order = inOrder(['sortOrder', '-publishedAt', '-id'])

describe('the order of rows around a shared draft', () => {
  it('is the order of the database: missing values first, and last where it is reversed', () => {
    const rows = [
      { id: 1, sortOrder: 2, publishedAt: '2026-01-01' },
      { id: 2, sortOrder: null, publishedAt: '2025-01-01' },
      { id: 3, sortOrder: 2, publishedAt: null },
      { id: 4, sortOrder: 2, publishedAt: '2026-02-01' },
      { id: 5, sortOrder: 2, publishedAt: '2026-01-01' },
    ]
    expect([...rows].sort(order).map(({ id }) => id)).toEqual([2, 4, 5, 1, 3])
  })

  it('is an order: it can be turned around', () => {
    fc.assert(
      fc.property(row, row, (a, b) => {
        expect(Math.sign(order(a, b)) + Math.sign(order(b, a))).toBe(0)
      }),
    )
  })

  it('leaves rows alone without keys', () => {
    expect(inOrder([])({ id: 1 }, { id: 2 })).toBe(0)
  })
})
