import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, cropOf, type Frame, frameOf, inArea, onPicture, pressed, pulled, pushed, type Size, wholeOf } from '@/admin/media/crop'
import { WHOLE_PICTURE } from '@/admin/media/shapes'

const size = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) })
const per = fc.double({ min: -20, max: 120, noNaN: true })
const area = fc.record({ x: per, y: per, width: per, height: per })
const way = fc.record({ x: fc.integer({ min: -30_000, max: 30_000 }), y: fc.integer({ min: -30_000, max: 30_000 }) })
const edge = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
const edges = fc.record({ x: edge, y: edge })

/** As the server cuts. */
const cutByPayload = ({ width, height }: Size, { crop, widthInPixels, heightInPixels }: ReturnType<typeof cropOf>): Frame | null =>
  crop
    ? {
        left: Math.floor((crop.x / 100) * width),
        top: Math.floor((crop.y / 100) * height),
        width: widthInPixels,
        height: heightInPixels,
      }
    : null

function expectWithin({ width, height }: Size, frame: Frame): void {
  for (const value of Object.values(frame)) expect(Number.isInteger(value)).toBe(true)
  expect([frame.left >= 0, frame.top >= 0, frame.width > 0, frame.height > 0]).toEqual([true, true, true, true])
  expect(frame.left + frame.width).toBeLessThanOrEqual(width)
  expect(frame.top + frame.height).toBeLessThanOrEqual(height)
}

describe('the frame of a crop', () => {
  it('is cut by the server exactly as it is drawn, and never beyond the picture', () => {
    fc.assert(
      fc.property(size, area, (picture, asked) => {
        const frame = frameOf(picture, asked)
        expectWithin(picture, frame)
        const cut = cutByPayload(picture, cropOf(picture, frame))
        if (cut) expect(cut).toEqual(frame)
        else expect(frame).toEqual(wholeOf(picture))
        expect(frameOf(picture, areaOf(picture, frame))).toEqual(frame)
      }),
    )
  })

  it('begins at the very pixel wherever it is put', () => {
    const picture = { width: 1920, height: 1600 }
    for (let at = 0; at < picture.width - 16; at += 1) {
      const frame = pushed(picture, { left: 0, top: 0, width: 16, height: 16 }, { x: at, y: Math.min(at, 1500) })
      expect(cutByPayload(picture, cropOf(picture, frame))).toEqual(frame)
    }
  })

  it('stays within the picture, wherever it is pushed or pulled', () => {
    fc.assert(
      fc.property(size, area, way, edges, (picture, asked, by, pulledEdges) => {
        const frame = frameOf(picture, asked)
        const after = pushed(picture, frame, by)
        expectWithin(picture, after)
        expect([after.width, after.height]).toEqual([frame.width, frame.height])
        expectWithin(picture, pulled(picture, frame, pulledEdges, by))
      }),
    )
  })

  it('keeps the edges that are not pulled', () => {
    const frame = { left: 100, top: 100, width: 300, height: 200 }
    const picture = { width: 1000, height: 500 }
    expect(pulled(picture, frame, { x: -1, y: 0 }, { x: -50, y: 70 })).toEqual({ left: 50, top: 100, width: 350, height: 200 })
    expect(pulled(picture, frame, { x: 1, y: 1 }, { x: -50, y: 70 })).toEqual({ left: 100, top: 100, width: 250, height: 270 })
    expect(pulled(picture, frame, { x: -1, y: -1 }, { x: 900, y: 900 })).toEqual({ left: 384, top: 284, width: 16, height: 16 })
  })

  it('goes by arrows, is sized by them with Shift, and by no other key', () => {
    const picture = { width: 1600, height: 800 }
    const whole = wholeOf(picture)
    expect(pressed(picture, whole, 'ArrowRight', false)).toEqual(whole)
    const narrower = pressed(picture, whole, 'ArrowLeft', true)
    expect(narrower).toEqual({ ...whole, width: 1584 })
    expect(narrower && pressed(picture, narrower, 'ArrowRight', false)).toEqual({ ...whole, left: 16, width: 1584 })
    expect(pressed(picture, whole, 'ArrowUp', true)).toEqual({ ...whole, height: 792 })
    expect(pressed(picture, whole, 'Enter', true)).toBeNull()
  })

  it('is no crop where it is the whole picture', () => {
    const picture = { width: 640, height: 480 }
    expect(frameOf(picture, WHOLE_PICTURE)).toEqual(wholeOf(picture))
    expect(cropOf(picture, wholeOf(picture)).crop).toBeUndefined()
  })
})

describe('the focal point of what a crop leaves', () => {
  const half = { x: 50, y: 20, width: 50, height: 40 }

  it('is drawn where it lies on the whole picture', () => {
    expect(onPicture(half, { x: 50, y: 50 })).toEqual({ x: 75, y: 40 })
    expect(inArea(half, { x: 75, y: 40 })).toEqual({ x: 50, y: 50 })
  })

  it('that is cut off goes to the nearest edge', () => {
    expect(inArea(half, { x: 10, y: 90 })).toEqual({ x: 0, y: 100 })
  })
})
