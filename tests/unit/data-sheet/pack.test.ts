import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowed, heightOf, packed } from '@/data-sheet/page/pack.mjs'

const blocks = (...heights: number[]) => heights.map((height) => ({ height }))
const heights = (columns: readonly (readonly { height: number }[])[] | null) => columns?.map((column) => column.map(({ height }) => height))

describe('blocks on one page', () => {
  it('fill two columns that are as level as can be', () => {
    expect(heights(packed(blocks(4, 3, 2), blocks(1), 10, false))).toEqual([[4], [3, 2, 1]])
  })

  it('stay in the first column as long as a drawing leads the second one', () => {
    expect(heights(packed(blocks(4, 3, 2), blocks(1), 10, true))).toEqual([[4, 3, 2], [1]])
    expect(heights(packed(blocks(4, 3, 4), blocks(5), 10, true))).toEqual([
      [4, 3],
      [5, 4],
    ])
  })

  it('of the second column go to the first where only that has room', () => {
    expect(heights(packed(blocks(3), blocks(6, 4, 2), 10, true))).toEqual(
      [
        [3, 2],
        [6, 4],
      ].map((column) => column),
    )
  })

  it('are too many', () => {
    expect(packed(blocks(9, 9), blocks(9), 10, false)).toBeNull()
  })
})

describe('blocks on several pages', () => {
  it('are all there, in their order, none of them cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 40 }), (list) => {
        const pages = flowed(blocks(...list), (page) => (page === 0 ? 12 : 20))
        expect(pages.flat(2).map(({ height }) => height)).toEqual(list)
        pages.forEach((columns, page) => {
          for (const column of columns) expect(heightOf(column)).toBeLessThanOrEqual(page === 0 ? 12 : 20)
        })
      }),
    )
  })

  it('end although one is higher than a page', () => {
    expect(flowed(blocks(30, 2), () => 10).flat(2)).toHaveLength(2)
  })
})
