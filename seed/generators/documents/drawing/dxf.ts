import { type DimensionText, type Outline, type Point, readOutline } from './outline'
import { type Stroke, visibleStrokes } from './visible'

/** An ASCII DXF (R12) of an outline drawing: millimetres, hidden lines removed, dimensions on a layer of their own. */
export function dxf(slug: string, title: string): Buffer {
  const outline = readOutline(slug)
  const height = outline.box.y * 2 + outline.box.height
  const up = ([x, y]: Point): Point => [x, height - y]
  const entities = [
    ...outline.views.flatMap(({ polygons }) => visibleStrokes(polygons).flatMap((stroke) => strokeEntity(stroke, up))),
    ...outline.lines.flatMap(([from, to]) => line('DIM', up(from), up(to))),
    ...outline.arrows.flatMap((points) => solid(points.map(up))),
    ...outline.texts.flatMap((text) => writing('DIM', up([text.x, text.y]), text)),
    ...titleBlock(outline, title, height),
  ]
  const corner: Point = [outline.box.x + outline.box.width, height - outline.box.y]
  const lines = [...header(corner), ...tables(), ...section('ENTITIES', entities), 0, 'EOF']
  return Buffer.from(`${lines.map(String).join('\r\n')}\r\n`, 'ascii')
}

type Codes = (string | number)[]

const number = (value: number): string => value.toFixed(3)
const section = (name: string, content: Codes): Codes => [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC']

const header = ([x, y]: Point): Codes =>
  section('HEADER', [
    9,
    '$ACADVER',
    1,
    'AC1009',
    9,
    '$INSUNITS',
    70,
    4,
    9,
    '$MEASUREMENT',
    70,
    1,
    9,
    '$LUNITS',
    70,
    2,
    9,
    '$EXTMIN',
    10,
    number(0),
    20,
    number(0),
    30,
    number(0),
    9,
    '$EXTMAX',
    10,
    number(x),
    20,
    number(y),
    30,
    number(0),
    9,
    '$LIMMIN',
    10,
    number(0),
    20,
    number(0),
    9,
    '$LIMMAX',
    10,
    number(x),
    20,
    number(y),
  ])

/** Line type, three layers and a text style with a Chinese big font. */
function tables(): Codes {
  const layer = (name: string, colour: number): Codes => [0, 'LAYER', 2, name, 70, 0, 62, colour, 6, 'CONTINUOUS']
  return section('TABLES', [
    ...[0, 'TABLE', 2, 'LTYPE', 70, 1, 0, 'LTYPE', 2, 'CONTINUOUS', 70, 0, 3, 'Solid line', 72, 65, 73, 0, 40, number(0), 0, 'ENDTAB'],
    ...[0, 'TABLE', 2, 'LAYER', 70, 4, ...layer('0', 7), ...layer('OUTLINE', 7), ...layer('DIM', 5), ...layer('TEXT', 3), 0, 'ENDTAB'],
    ...[
      0,
      'TABLE',
      2,
      'STYLE',
      70,
      1,
      0,
      'STYLE',
      2,
      'STANDARD',
      70,
      0,
      40,
      number(0),
      41,
      number(1),
      50,
      number(0),
      71,
      0,
      42,
      number(2.5),
      3,
      'simplex.shx',
      4,
      'gbcbig.shx',
      0,
      'ENDTAB',
    ],
  ])
}

const line = (layer: string, [x1, y1]: Point, [x2, y2]: Point): Codes => [
  0,
  'LINE',
  8,
  layer,
  10,
  number(x1),
  20,
  number(y1),
  30,
  number(0),
  11,
  number(x2),
  21,
  number(y2),
  31,
  number(0),
]

/** A triangle, filled. */
const solid = (points: Point[]): Codes => {
  const [a, b, c] = points as [Point, Point, Point]
  return [
    0,
    'SOLID',
    8,
    'DIM',
    ...[a, b, c, c].flatMap(([x, y], index) => [10 + index, number(x), 20 + index, number(y), 30 + index, number(0)]),
  ]
}

function strokeEntity({ points, closed }: Stroke, up: (point: Point) => Point): Codes {
  const round = closed ? circleOf(points) : null
  if (round) {
    const [x, y] = up(round.centre)
    return [0, 'CIRCLE', 8, 'OUTLINE', 10, number(x), 20, number(y), 30, number(0), 40, number(round.radius)]
  }
  const [from, to] = points
  if (points.length === 2 && from && to) return line('OUTLINE', up(from), up(to))
  const vertices = points.flatMap((point): Codes => {
    const [x, y] = up(point)
    return [0, 'VERTEX', 8, 'OUTLINE', 10, number(x), 20, number(y), 30, number(0)]
  })
  return [
    0,
    'POLYLINE',
    8,
    'OUTLINE',
    66,
    1,
    10,
    number(0),
    20,
    number(0),
    30,
    number(0),
    70,
    closed ? 1 : 0,
    ...vertices,
    0,
    'SEQEND',
    8,
    'OUTLINE',
  ]
}

/** A polygon of many equally distant corners is a circle. */
function circleOf(points: Point[]): { centre: Point; radius: number } | null {
  if (points.length < 24) return null
  const centre: Point = [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length]
  const distances = points.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))
  const radius = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
  return distances.every((distance) => Math.abs(distance - radius) < 0.12) ? { centre, radius } : null
}

/** Characters beyond ASCII as `\U+XXXX`. */
export const dxfText = (text: string): string =>
  [...text]
    .map((char) => (char.charCodeAt(0) < 127 ? char : `\\U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`))
    .join('')

function writing(layer: string, [x, y]: Point, { text, size, rotated, middle }: Omit<DimensionText, 'x' | 'y'>): Codes {
  const alignment = middle ? [72, 1, 11, number(x), 21, number(y), 31, number(0)] : []
  return [
    0,
    'TEXT',
    8,
    layer,
    10,
    number(x),
    20,
    number(y),
    30,
    number(0),
    40,
    number(size * 0.72),
    1,
    dxfText(text),
    50,
    number(rotated ? 90 : 0),
    7,
    'STANDARD',
    ...alignment,
  ]
}

function titleBlock({ box, texts }: Outline, title: string, height: number): Codes {
  const size = texts[0]?.size ?? 5
  const left = box.x
  const top = height - box.y - box.height - size * 1.5
  return ['HELVO 恒沃电气', title, '单位 mm　第一角投影　比例 1:1', '仅供安装参考，以产品铭牌与说明书为准'].flatMap((text, index) =>
    writing('TEXT', [left, top - index * size * 1.4], { text, size, rotated: false, middle: false }),
  )
}
