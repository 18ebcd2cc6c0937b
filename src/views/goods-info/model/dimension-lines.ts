/** Metres: to the right, up, and towards who stands in front. */
export type Point3 = readonly [x: number, y: number, z: number]
/** Pixels. */
export type Point2 = { x: number; y: number }
export type ModelBox = { min: Point3; max: Point3 }
/** From where a model is seen, and where its places are in the picture. */
export type ModelView = { eye: Point3; project: (point: Point3) => Point2 }

export type Segment = { from: Point2; to: Point2 }
export type DimensionLine = { name: '宽' | '高' | '深'; text: string; line: Segment; extensions: [Segment, Segment]; label: Point2 }

/** So far from the model the lines stand, and so far the extension lines go past them, of its largest side. */
const DISTANCE = 0.11
const GAP = 0.02
const PAST = 0.03
/** A line that is shorter in the picture is seen end on: its figure would tell nothing. */
const SHORTEST = 56

/** Largest and smallest device whose dimensions are believed: some programs write millimetres where glTF means metres. */
const LARGEST_M = 20
const SMALLEST_M = 0.002

/** Millimetres to the half, as drawings give them. */
export const millimetres = (metres: number): string => String(Math.round(metres * 2000) / 2)

/** Whether the sides of a model are those of a device. */
export function hasDimensions(box: ModelBox): boolean {
  const sides = sidesOf(box)
  return Math.max(...sides) <= LARGEST_M && Math.min(...sides) >= SMALLEST_M
}

/** Width, height and depth in words. */
export function dimensionText(box: ModelBox): string {
  const [width, height, depth] = sidesOf(box)
  return `宽 ${millimetres(width)} mm，高 ${millimetres(height)} mm，深 ${millimetres(depth)} mm`
}

/**
 * Where the dimensions of a model are drawn: width and depth before its lower edges on the viewer's side, height beside its right outline;
 * what is seen end on is left out (spec: products/model-dimensions).
 */
export function dimensionLines(box: ModelBox, view: ModelView): DimensionLine[] {
  const [width, height, depth] = sidesOf(box)
  const { min, max } = box
  const toRight = view.eye[0] >= (min[0] + max[0]) / 2
  const toFront = view.eye[2] >= (min[2] + max[2]) / 2
  const x = toRight ? max[0] : min[0]
  const z = toFront ? max[2] : min[2]
  const along: Point3 = [0, 0, toFront ? 1 : -1]
  const across: Point3 = [toRight ? 1 : -1, 0, 0]
  const upright = outline(box, view)
  const lines = [
    { name: '宽' as const, length: width, from: [min[0], min[1], z] as const, to: [max[0], min[1], z] as const, away: along },
    { name: '深' as const, length: depth, from: [x, min[1], min[2]] as const, to: [x, min[1], max[2]] as const, away: across },
    { name: '高' as const, length: height, ...upright },
  ]
  const unit = Math.max(width, height, depth)
  return lines.map((edge) => drawn(edge, unit, view)).filter(({ line }) => lengthOf(line) >= SHORTEST)
}

type Edge = { from: Point3; to: Point3; away: Point3 }

/** The upright edge that is furthest to the right in the picture, and the direction in which its line stands clear of the model. */
function outline({ min, max }: ModelBox, { project }: ModelView): Edge {
  const edges = [
    [min[0], min[2]],
    [min[0], max[2]],
    [max[0], min[2]],
    [max[0], max[2]],
  ] as const
  const middle = (min[1] + max[1]) / 2
  const rightmost = edges
    .map(([x, z]) => ({ x, z, at: project([x, middle, z]).x }))
    .reduce((one, other) => (other.at > one.at ? other : one))
  const { x, z } = rightmost
  const ways: Point3[] = [
    [x === max[0] ? 1 : -1, 0, 0],
    [0, 0, z === max[2] ? 1 : -1],
  ]
  const step = max[1] - min[1]
  const reach = (way: Point3) => project(moved([x, middle, z], way, step)).x
  const away = ways.reduce((one, other) => (reach(other) > reach(one) ? other : one))
  return { from: [x, min[1], z], to: [x, max[1], z], away }
}

function drawn({ name, length, from, to, away }: Edge & { name: DimensionLine['name']; length: number }, unit: number, view: ModelView) {
  const at = (point: Point3, distance: number) => view.project(moved(point, away, distance * unit))
  const line: Segment = { from: at(from, DISTANCE), to: at(to, DISTANCE) }
  const extension = (point: Point3): Segment => ({ from: at(point, GAP), to: at(point, DISTANCE + PAST) })
  const extensions: [Segment, Segment] = [extension(from), extension(to)]
  const label = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 }
  return { name, text: millimetres(length), line, extensions, label }
}

function sidesOf({ min, max }: ModelBox): [number, number, number] {
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
}

const moved = (point: Point3, [x, y, z]: Point3, by: number): Point3 => [point[0] + x * by, point[1] + y * by, point[2] + z * by]
const lengthOf = ({ from, to }: Segment) => Math.hypot(to.x - from.x, to.y - from.y)
