import { describe, expect, it } from 'vitest'
import { ACTUAL_SIZE, nextZoom, zoomValue } from '@/views/pdf-viewer/pdf/zoom'

const a4 = { width: 595, height: 842 }
const a4Width = a4.width * ACTUAL_SIZE

describe('the zoom', () => {
  it('at the start fills the width, but not beyond a comfortable size', () => {
    const start = { kind: 'comfortable', page: 1 } as const
    expect(zoomValue(start, [a4], { width: a4Width / 2, height: 500 })).toBeCloseTo(0.5)
    expect(zoomValue(start, [a4], { width: 1900, height: 900 })).toBe(1.25)
  })

  it('fits the width or the whole of the page it was chosen on', () => {
    const sizes = [a4, { width: a4.height * 2, height: a4.width * 2 }]
    const room = { width: a4Width * 2, height: 842 * ACTUAL_SIZE }
    expect(zoomValue({ kind: 'width', page: 1 }, sizes, room)).toBeCloseTo(2)
    expect(zoomValue({ kind: 'page', page: 1 }, sizes, room)).toBeCloseTo(1)
    expect(zoomValue({ kind: 'width', page: 2 }, sizes, room)).toBeCloseTo(a4.width / a4.height)
  })

  it('goes by steps and ends', () => {
    expect(nextZoom(1, 1)).toBe(1.1)
    expect(nextZoom(1, -1)).toBe(0.9)
    expect(nextZoom(0.4731, 1)).toBe(0.5)
    expect(nextZoom(0.4731, -1)).toBe(0.33)
    expect(nextZoom(1.0999, 1)).toBe(1.25)
    expect([nextZoom(4, 1), nextZoom(0.25, -1)]).toEqual([null, null])
  })
})
