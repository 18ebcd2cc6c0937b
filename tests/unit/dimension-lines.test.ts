import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dimensionLines,
  dimensionText,
  hasDimensions,
  type ModelBox,
  type ModelView,
  type Point3,
  type Segment,
} from '@/views/goods-info/model/dimension-lines'

/** HA1-2000, in metres. */
const box: ModelBox = { min: [-0.1965, 0, -0.1617], max: [0.1965, 0.4169, 0.1617] }
const PIXELS = 1000

/** Seen from far away, turned round the upright axis and raised; without perspective, which changes no order. */
function seenFrom(azimuth: number, elevation: number): ModelView {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const eye: Point3 = [Math.sin(a) * Math.cos(e) * 9, Math.sin(e) * 9, Math.cos(a) * Math.cos(e) * 9]
  return {
    eye,
    project: ([x, y, z]) => {
      const towards = x * Math.sin(a) + z * Math.cos(a)
      return { x: (x * Math.cos(a) - z * Math.sin(a)) * PIXELS, y: (-y * Math.cos(e) + towards * Math.sin(e)) * PIXELS }
    },
  }
}

const namesFrom = (azimuth: number, elevation: number) => dimensionLines(box, seenFrom(azimuth, elevation)).map(({ name }) => name)
const lengthOf = ({ from, to }: Segment) => Math.hypot(to.x - from.x, to.y - from.y)

describe('the dimensions of a model', () => {
  it('are given in millimetres to the half', () => {
    expect(dimensionLines(box, seenFrom(-36, 19)).map(({ name, text }) => `${name} ${text}`)).toEqual(['宽 393', '深 323.5', '高 417'])
    expect(dimensionText(box)).toBe('宽 393 mm，高 417 mm，深 323.5 mm')
  })

  it.each([
    ['from the front', 0, 0, ['宽', '高']],
    ['from the side', 90, 0, ['深', '高']],
    ['from above', 0, 90, ['宽', '深']],
    ['from a corner', 40, 25, ['宽', '深', '高']],
  ])('are hidden when seen end on: %s', (_, azimuth, elevation, names) => {
    expect(namesFrom(azimuth, elevation)).toEqual(names)
  })

  it('stand on the viewer’s side: below the model in the picture, and the height to its right', () => {
    for (const azimuth of [-150, -100, -36, 20, 75, 130]) {
      const view = seenFrom(azimuth, 20)
      const [width, depth, height] = dimensionLines(box, view)
      const middle = view.project([0, 0, 0])
      expect(width?.label.y).toBeGreaterThan(middle.y)
      expect(depth?.label.y).toBeGreaterThan(middle.y)
      const corners = [box.min[0], box.max[0]].flatMap((x) => [box.min[2], box.max[2]].map((z) => view.project([x, 0.2, z]).x))
      expect(height?.label.x).toBeGreaterThan(Math.max(...corners))
    }
  })

  it('have extension lines that end beyond them, and figures in their middle, from wherever they are seen', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -89, max: 89, noNaN: true }), (azimuth, elevation) => {
        for (const { line, extensions, label } of dimensionLines(box, seenFrom(azimuth, elevation))) {
          expect(Math.hypot(label.x - line.from.x, label.y - line.from.y)).toBeCloseTo(lengthOf(line) / 2, 6)
          expect(lengthOf(extensions[0])).toBeCloseTo(lengthOf(extensions[1]), 6)
        }
      }),
    )
  })

  it.each([
    ['a device', [0.054, 0.088, 0.076], true],
    ['millimetres taken for metres', [54, 88, 76], false],
    ['a sheet without thickness', [0.1, 0.1, 0], false],
  ])('are believed of %s: %s', (_, sides, believed) => {
    expect(hasDimensions({ min: [0, 0, 0], max: sides as unknown as Point3 })).toBe(believed)
  })
})
