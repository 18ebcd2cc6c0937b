import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawingFolder } from '../../paths'

export type Point = [x: number, y: number]
export type DimensionText = { x: number; y: number; text: string; size: number; rotated: boolean; middle: boolean }
export type Outline = {
  /** Filled outlines per view, from far to near. */
  views: { name: string; polygons: Point[][] }[]
  /** Dimension and extension lines. */
  lines: [Point, Point][]
  arrows: Point[][]
  texts: DimensionText[]
  /** The drawing's groups as they are, without frame and title. */
  svg: string
  box: { x: number; y: number; width: number; height: number }
}

/** Reads one of the outline drawings (millimetres, first angle). */
export function readOutline(slug: string): Outline {
  const source = readFileSync(path.join(drawingFolder, `${slug}.svg`), 'utf8')
  const groups = [...source.matchAll(/<g[^>]*>[\s\S]*?<\/g>/g)].map(([group]) => group)
  const dimensions = groups.find((group) => group.includes('stroke="#0b5fd7"')) ?? ''
  const views = groups
    .filter((group) => group.startsWith('<g id='))
    .map((group) => ({
      name: /id="(\w+)"/.exec(group)?.[1] ?? '',
      polygons: [...group.matchAll(/points="([^"]+)"/g)].map(([, points]) => toPoints(points ?? '')),
    }))
  const size = Number(/font-size="([\d.]+)"/.exec(dimensions)?.[1] ?? 5)
  const paths = [...dimensions.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d ?? '')
  const lines = paths.filter((d) => !d.includes('z')).map(toLine)
  const arrows = paths.filter((d) => d.includes('z')).map(toArrow)
  const texts = [...dimensions.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, text]) =>
    toText(attributes ?? '', text ?? '', size),
  )
  const all = [...views.flatMap(({ polygons }) => polygons.flat()), ...lines.flat(), ...texts.map(({ x, y }): Point => [x, y])]
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  const margin = size * 1.1
  const box = {
    x: Math.min(...xs) - margin,
    y: Math.min(...ys) - margin,
    width: Math.max(...xs) - Math.min(...xs) + 2 * margin,
    height: Math.max(...ys) - Math.min(...ys) + 2 * margin,
  }
  return { views, lines, arrows, texts, svg: [...groups.filter((group) => group.startsWith('<g id=')), dimensions].join(''), box }
}

function toPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y]
    })
}

/** `M48.2 215.6V235.6` or `M48.2 232.4H153.4`. */
function toLine(d: string): [Point, Point] {
  const match = /^M(\S+) ([^VH]+)([VH])(.+)$/.exec(d)
  if (!match) throw new Error(`尺寸线 ${d}`)
  const [x, y, to] = [Number(match[1]), Number(match[2]), Number(match[4])]
  return [[x, y], match[3] === 'V' ? [x, to] : [to, y]]
}

/** `M48.2 232.4l3.9 -1.1v2.2z` or `M27.3 48.2l-1.1 3.9h2.2z`. */
function toArrow(d: string): Point[] {
  const match = /^M(\S+) (\S+?)l(\S+) ([^vh]+)([vh])([^z]+)z$/.exec(d)
  if (!match) throw new Error(`箭头 ${d}`)
  const [x, y, dx, dy, last] = [1, 2, 3, 4, 6].map((index) => Number(match[index])) as [number, number, number, number, number]
  return [[x, y], [x + dx, y + dy], match[5] === 'v' ? [x + dx, y + dy + last] : [x + dx + last, y + dy]]
}

function toText(attributes: string, text: string, size: number): DimensionText {
  const moved = /translate\((\S+) (\S+)\)/.exec(attributes)
  const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0)
  return {
    x: moved ? Number(moved[1]) : value('x'),
    y: moved ? Number(moved[2]) : value('y'),
    text,
    size,
    rotated: Boolean(moved),
    middle: attributes.includes('middle'),
  }
}
