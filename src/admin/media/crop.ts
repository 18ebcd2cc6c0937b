import type { Area, Point } from './shapes'

export type Size = { width: number; height: number }

/** What a crop leaves of a picture, in whole pixels of it. */
export type Frame = { left: number; top: number } & Size

/** The edges of a frame that are moved: -1 the left or upper one, 1 the right or lower one. */
export type Edges = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

/** Less than this is no picture. */
const LEAST_PIXELS = 16

const PER_CENT = 100

export const wholeOf = ({ width, height }: Size): Frame => ({ left: 0, top: 0, width, height })

export const isWhole = (size: Size, frame: Frame) => frame.width >= size.width && frame.height >= size.height

/** A frame that is asked for, wherever it lies, as one within the picture. */
export function frameOf({ width, height }: Size, { x, y, ...area }: Area): Frame {
  const [left, right] = stretch(x, area.width, width)
  const [top, bottom] = stretch(y, area.height, height)
  return { left, top, width: right - left, height: bottom - top }
}

/** Where a part of a side begins and ends, in pixels. */
function stretch(begin: number, length: number, side: number): [number, number] {
  const least = leastOf(side)
  const from = clamp(Math.floor((begin / PER_CENT) * side), 0, side - least)
  return [from, from + clamp(Math.round((length / PER_CENT) * side), least, side - from)]
}

/**
 * A frame in per cent of the picture. Payload finds the pixel where it begins by rounding down: a hundredth of a pixel keeps what computing
 * loses from becoming a whole one.
 */
export const areaOf = (size: Size, { left, top, width, height }: Frame): Area => ({
  x: share(left, size.width),
  y: share(top, size.height),
  width: (width / size.width) * PER_CENT,
  height: (height / size.height) * PER_CENT,
})

const share = (at: number, side: number) => (at === 0 ? 0 : ((at + 0.01) / side) * PER_CENT)

/** What Payload is told of a frame; of the whole picture, that nothing is cropped. */
export function cropOf(size: Size, frame: Frame) {
  if (isWhole(size, frame)) return { crop: undefined, widthInPixels: undefined, heightInPixels: undefined }
  return { crop: { unit: '%' as const, ...areaOf(size, frame) }, widthInPixels: frame.width, heightInPixels: frame.height }
}

/** A frame pushed by pixels; it stays within the picture. */
export const pushed = (size: Size, frame: Frame, by: Point): Frame => ({
  ...frame,
  left: clamp(frame.left + Math.round(by.x), 0, size.width - frame.width),
  top: clamp(frame.top + Math.round(by.y), 0, size.height - frame.height),
})

/** A frame whose edges are pulled by pixels; they stay within the picture, and apart. */
export function pulled(size: Size, { left, top, width, height }: Frame, edges: Edges, by: Point): Frame {
  const across = pulledSide([left, left + width], size.width, edges.x, by.x)
  const down = pulledSide([top, top + height], size.height, edges.y, by.y)
  return { left: across[0], top: down[0], width: across[1] - across[0], height: down[1] - down[0] }
}

function pulledSide([from, to]: [number, number], side: number, edge: Edges['x'], by: number): [number, number] {
  const least = leastOf(side)
  if (edge < 0) return [clamp(from + Math.round(by), 0, Math.max(0, to - least)), to]
  if (edge > 0) return [from, clamp(to + Math.round(by), Math.min(side, from + least), side)]
  return [from, to]
}

/** What the arrow keys make of a frame: they push it, with Shift they pull its right and lower edges. */
export function pressed(size: Size, frame: Frame, key: string, isSizing: boolean): Frame | null {
  const way = WAYS[key]
  if (!way) return null
  const by = { x: way.x * stepOf(size.width), y: way.y * stepOf(size.height) }
  return isSizing ? pulled(size, frame, { x: 1, y: 1 }, by) : pushed(size, frame, by)
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const stepOf = (side: number) => Math.max(1, Math.round(side / PER_CENT))

/** Where a point of what is left lies on the whole picture. */
export const onPicture = (area: Area, point: Point): Point => ({
  x: area.x + (point.x * area.width) / PER_CENT,
  y: area.y + (point.y * area.height) / PER_CENT,
})

/** The same the other way: a point of the whole picture in what is left of it, at its edge if it was cut off. */
export const inArea = (area: Area, point: Point): Point => ({
  x: clamp(((point.x - area.x) / area.width) * PER_CENT, 0, PER_CENT),
  y: clamp(((point.y - area.y) / area.height) * PER_CENT, 0, PER_CENT),
})

const leastOf = (side: number) => Math.min(LEAST_PIXELS, side)

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
