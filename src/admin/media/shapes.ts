import { type PictureShape, pictureShapes } from '../../domain/picture-shapes'

const ratioOf = ({ width, height }: PictureShape) => (width / height).toFixed(2)

/** The shapes that cut a picture, the ones that most pictures meet first; of two with the same sides, one shows what both do. */
export const shapes: readonly PictureShape[] = Object.values<PictureShape>(pictureShapes)
  .filter(({ isCut }) => isCut)
  .filter((shape, index, cutting) => cutting.findIndex((other) => ratioOf(other) === ratioOf(shape)) === index)

/** Per cent of a picture's width and height. */
export type Point = { x: number; y: number }
export type Area = Point & { width: number; height: number }

export const MIDDLE: Point = { x: 50, y: 50 }
export const WHOLE_PICTURE: Area = { x: 0, y: 0, width: 100, height: 100 }

/** Where a picture lies within a shape that cuts it, in per cent of the shape. */
export type Placed = { width: number; height: number; left: number; top: number }

/**
 * Places a picture as the site does (`object-fit: cover` with the focal point as `object-position`), after what is cropped away.
 *
 * @param picture its own width and height
 * @param focus of what is left by the crop
 */
export function placed(
  picture: { width: number; height: number },
  crop: Area,
  focus: Point,
  shape: { width: number; height: number },
): Placed {
  const left = { width: (picture.width * crop.width) / 100, height: (picture.height * crop.height) / 100 }
  const scale = Math.max(shape.width / left.width, shape.height / left.height)
  const offset = (begin: number, whole: number, size: number, room: number, at: number) =>
    -((begin / 100) * whole * scale) - (at / 100) * (size * scale - room)
  return {
    width: ((picture.width * scale) / shape.width) * 100,
    height: ((picture.height * scale) / shape.height) * 100,
    left: (offset(crop.x, picture.width, left.width, shape.width, focus.x) / shape.width) * 100,
    top: (offset(crop.y, picture.height, left.height, shape.height, focus.y) / shape.height) * 100,
  }
}

const PER_CENT = 100

/** A point within a picture, in whole per cents. */
export const within = ({ x, y }: Point): Point => ({ x: whole(x), y: whole(y) })

const whole = (value: number) => Math.round(Math.min(PER_CENT, Math.max(0, Number.isFinite(value) ? value : PER_CENT / 2)))

/** The steps of the arrow keys, with Shift the long ones. */
export function moved({ x, y }: Point, key: string, isLong: boolean): Point | null {
  const step = isLong ? 10 : 1
  const steps: Record<string, Point> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  }
  const by = steps[key]
  return by ? within({ x: x + by.x, y: y + by.y }) : null
}
