import type { Place } from './drawing'

/** Where something in a block comes to stand: x' = a x + c y + e, y' = b x + d y + f. */
export type Move = { matrix: readonly [number, number, number, number, number, number]; scale: number /** Degrees. */; turned: number }

export const AS_IT_IS: Move = { matrix: [1, 0, 0, 1, 0, 0], scale: 1, turned: 0 }

type Insertion = { position: { x: number; y: number }; xScale?: number; yScale?: number; rotation?: number }

export function placed({ matrix: [a, b, c, d, e, f] }: Move, [x, y]: Place): Place {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** As another move, within which something is put at a place, scaled and turned. */
export function inserted({ matrix, scale, turned }: Move, { position, xScale = 1, yScale = 1, rotation = 0 }: Insertion): Move {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [a, b, c, d, e, f] = matrix
  const own = [cos * xScale, sin * xScale, -sin * yScale, cos * yScale, position.x, position.y] as const
  return {
    matrix: [
      a * own[0] + c * own[1],
      b * own[0] + d * own[1],
      a * own[2] + c * own[3],
      b * own[2] + d * own[3],
      a * own[4] + c * own[5] + e,
      b * own[4] + d * own[5] + f,
    ],
    scale: scale * Math.abs(yScale),
    turned: turned + rotation,
  }
}
