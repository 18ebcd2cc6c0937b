import { describe, expect, it } from 'vitest'
import { anchorAt, currentPage, layOutPages, nearPages, pageAt, scrollTopOf } from '@/views/pdf-viewer/pdf/page-geometry'

const portrait = { width: 600, height: 800 }
const landscape = { width: 800, height: 600 }
const layout = layOutPages([portrait, landscape, portrait], 1, 10)

describe('the layout of pages', () => {
  it('stacks them in whole pixels, with room around and between', () => {
    expect(layout.boxes.map(({ top }) => top)).toEqual([10, 820, 1430])
    expect([layout.width, layout.height]).toEqual([820, 2240])
    expect(layOutPages([{ width: 100.7, height: 50.5 }], 1.5, 0).boxes).toEqual([{ number: 1, top: 0, width: 151, height: 75 }])
  })

  it('is empty without pages', () => {
    expect(layOutPages([], 1, 10)).toEqual({ boxes: [], width: 20, height: 10 })
  })

  it.each([
    [-50, 1],
    [0, 1],
    [819, 1],
    [820, 2],
    [1429, 2],
    [1430, 3],
    [9999, 3],
  ])('height %i belongs to page %i', (y, page) => {
    expect(pageAt(layout, y)).toBe(page)
  })
})

describe('the current page', () => {
  it('is the one that fills most of the view', () => {
    expect(currentPage(layout, 0, 500, 1)).toBe(1)
    expect(currentPage(layout, 600, 1100, 1)).toBe(2)
    expect(currentPage(layout, 1500, 2000, 1)).toBe(3)
  })

  it('stays the one that was gone to while it is wholly in view', () => {
    const small = layOutPages(Array(20).fill(portrait), 0.1, 10)
    expect(currentPage(small, 0, 500, 4)).toBe(4)
    expect(currentPage(small, 900, 1400, 4)).not.toBe(4)
  })
})

describe('a place in the document', () => {
  it('is found again in another layout', () => {
    const anchor = anchorAt(layout, 1120)
    expect(anchor).toEqual({ page: 2, fraction: 0.5 })
    const enlarged = layOutPages([portrait, landscape, portrait], 2, 10)
    expect(scrollTopOf(enlarged, anchor)).toBe(1620 + 600)
  })
})

it('few pages are near the view, however many there are', () => {
  const many = layOutPages(Array(300).fill(portrait), 1, 10)
  expect(nearPages(many, 0, 800)).toEqual({ first: 1, last: 2 })
  const { first, last } = nearPages(many, 120_000, 800)
  expect(last - first).toBeLessThan(4)
  expect(nearPages(many, many.height, 800).last).toBe(300)
})
