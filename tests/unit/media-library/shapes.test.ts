import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIDDLE, moved, placed, shapes, WHOLE_PICTURE, within } from '@/admin/media/shapes'
import { pictureShapes } from '@/domain/picture-shapes'

const length = fc.integer({ min: 1, max: 20_000 })
const size = fc.record({ width: length, height: length })
const share = fc.integer({ min: 0, max: 100 })
const point = fc.record({ x: share, y: share })
const area = fc.record({ x: fc.integer({ min: 0, max: 90 }), y: fc.integer({ min: 0, max: 90 }) }).chain(({ x, y }) =>
  fc.record({
    x: fc.constant(x),
    y: fc.constant(y),
    width: fc.integer({ min: 5, max: 100 - x }),
    height: fc.integer({ min: 5, max: 100 - y }),
  }),
)

/** Styles of these set the shape alone; the picture is a component's. */
const scene = 'src/components/scene/scene.module.css'
const drawnBy: Readonly<Record<string, string>> = {
  'src/components/solution-card/solution-card.module.css': 'src/components/card/card.module.css',
  'src/components/page-banner/page-banner.module.css': scene,
  'src/views/story-info/banner.module.css': scene,
}

describe('the shapes of pictures', () => {
  it.each(Object.values(pictureShapes).map(({ label, source }) => [label, source] as const))(
    '%s is what the site says',
    (_, { file, says }) => {
      expect(readFileSync(file, 'utf8')).toContain(says)
    },
  )

  it('are shown while a picture is cut, each of them once', () => {
    expect(shapes.length).toBeGreaterThan(8)
    expect(shapes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['横幅（桌面）', '横幅（手机）', '内页横幅（桌面）', '关于我们']),
    )
    expect(new Set(shapes.map(({ width, height }) => (width / height).toFixed(2))).size).toBe(shapes.length)
    expect(shapes.every(({ isCut }) => isCut)).toBe(true)
  })

  it('cut it at its focal point on the site, too', () => {
    for (const file of new Set(shapes.map(({ source }) => drawnBy[source.file] ?? source.file)))
      expect(readFileSync(file, 'utf8'), file).toContain('object-position: var(--focus')
  })

  it('show the middle of a picture without a focal point, and the edge with one', () => {
    const [picture, shape] = [
      { width: 2000, height: 1000 },
      { width: 1, height: 1 },
    ]
    expect(placed(picture, WHOLE_PICTURE, MIDDLE, shape)).toEqual({ width: 200, height: 100, left: -50, top: -0 })
    expect(placed(picture, WHOLE_PICTURE, { x: 100, y: 50 }, shape).left).toBe(-100)
    expect(placed(picture, { x: 50, y: 0, width: 50, height: 100 }, MIDDLE, shape).left).toBe(-100)
  })

  it('are covered by what is left of the picture, wherever the point is, and nothing is stretched', () => {
    fc.assert(
      fc.property(size, area, point, size, (picture, crop, focus, shape) => {
        const { width, height, left, top } = placed(picture, crop, focus, shape)
        const begin = { x: left + (crop.x / 100) * width, y: top + (crop.y / 100) * height }
        const end = { x: begin.x + (crop.width / 100) * width, y: begin.y + (crop.height / 100) * height }
        const slack = 1e-6 * (Math.abs(width) + Math.abs(height) + 100)
        for (const at of [begin.x, begin.y]) expect(at).toBeLessThanOrEqual(slack)
        for (const at of [end.x, end.y]) expect(at).toBeGreaterThanOrEqual(100 - slack)
        const drawn = (width * shape.width) / (height * shape.height)
        expect(drawn / (picture.width / picture.height)).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('the focal point', () => {
  it('stays within the picture, in whole per cents', () => {
    fc.assert(
      fc.property(fc.record({ x: fc.double(), y: fc.double() }), (anywhere) => {
        const { x, y } = within(anywhere)
        for (const at of [x, y]) expect(Number.isInteger(at) && at >= 0 && at <= 100).toBe(true)
      }),
    )
  })

  it('goes by arrows, with Shift in long steps, and by no other key', () => {
    expect(moved(MIDDLE, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 })
    expect(moved(MIDDLE, 'ArrowDown', true)).toEqual({ x: 50, y: 60 })
    expect(moved({ x: 98, y: 3 }, 'ArrowRight', true)).toEqual({ x: 100, y: 3 })
    expect(moved({ x: 98, y: 3 }, 'ArrowUp', true)).toEqual({ x: 98, y: 0 })
    expect(moved(MIDDLE, 'Enter', false)).toBeNull()
  })
})
