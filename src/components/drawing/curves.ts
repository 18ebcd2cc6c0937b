import type { Place } from './drawing'

/** A full circle has so many sides: seen ten times as large it is still round. */
const SIDES = 180
const FULL = 2 * Math.PI

type Ellipse = {
  center: Place
  /** From the centre to the end of the first half axis. */
  major: Place
  /** Length of the second half axis, of the first. */
  ratio: number
  /** Radians, against the clock. */
  from: number
  to: number
}

/** An arc of an ellipse as a row of places; the same angle twice is a whole one. */
export function arcPlaces({ center: [x, y], major: [ax, ay], ratio, from, to }: Ellipse): Place[] {
  const sweep = Math.abs(to - from) < 1e-9 ? FULL : (((to - from) % FULL) + FULL) % FULL || FULL
  const steps = Math.max(4, Math.ceil((Math.abs(sweep) / FULL) * SIDES))
  return Array.from({ length: steps + 1 }, (_, step): Place => {
    const angle = from + (sweep * step) / steps
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * ratio]
    return [x + ax * cos - ay * sin, y + ay * cos + ax * sin]
  })
}

export const circlePlaces = (center: Place, radius: number, from = 0, to = 0): Place[] =>
  arcPlaces({ center, major: [radius, 0], ratio: 1, from, to })

type Vertex = { x: number; y: number; bulge?: number }

/** A row of lines and arcs: the bulge of an arc is the tangent of a quarter of its angle. */
export function polylinePlaces(vertices: readonly Vertex[], isClosed: boolean): Place[] {
  const row = isClosed ? [...vertices, ...vertices.slice(0, 1)] : vertices
  return row.flatMap((vertex, at): Place[] => {
    const next = row[at + 1]
    const here: Place = [vertex.x, vertex.y]
    return next && vertex.bulge ? [here, ...bulgePlaces(here, [next.x, next.y], vertex.bulge)] : [here]
  })
}

/** Between two places, without them. */
function bulgePlaces([x1, y1]: Place, [x2, y2]: Place, bulge: number): Place[] {
  const angle = 4 * Math.atan(bulge)
  const chord = Math.hypot(x2 - x1, y2 - y1)
  if (chord === 0) return []
  const height = chord / 2 / Math.tan(angle / 2)
  const center: Place = [(x1 + x2) / 2 - ((y2 - y1) / chord) * height, (y1 + y2) / 2 + ((x2 - x1) / chord) * height]
  const start = Math.atan2(y1 - center[1], x1 - center[0])
  const radius = Math.hypot(x1 - center[0], y1 - center[1])
  const steps = Math.max(2, Math.ceil((Math.abs(angle) / FULL) * SIDES))
  return Array.from({ length: steps - 1 }, (_, step): Place => {
    const turned = start + (angle * (step + 1)) / steps
    return [center[0] + radius * Math.cos(turned), center[1] + radius * Math.sin(turned)]
  })
}

/** A spline by its control points (de Boor), a step for each eighth of a knot's span. */
export function splinePlaces(degree: number, knots: readonly number[], control: readonly Place[]): Place[] {
  const last = control.length
  if (degree < 1 || last <= degree || knots.length < last + degree + 1) return [...control]
  const places: Place[] = []
  for (let span = degree; span < last; span += 1) {
    const [from = 0, to = 0] = [knots[span], knots[span + 1]]
    if (to <= from) continue
    for (let step = 0; step < 8; step += 1) places.push(deBoor(degree, knots, control, span, from + ((to - from) * step) / 8))
  }
  const end = control[last - 1]
  return end ? [...places, end] : places
}

function deBoor(degree: number, knots: readonly number[], control: readonly Place[], span: number, at: number): Place {
  const points = control.slice(span - degree, span + 1).map(([x, y]): [number, number] => [x, y])
  for (let round = 1; round <= degree; round += 1) {
    for (let index = degree; index >= round; index -= 1) {
      const [low = 0, high = 0] = [knots[index + span - degree], knots[index + 1 + span - round]]
      const share = high === low ? 0 : (at - low) / (high - low)
      const [here, before] = [points[index], points[index - 1]]
      if (!here || !before) continue
      points[index] = [before[0] * (1 - share) + here[0] * share, before[1] * (1 - share) + here[1] * share]
    }
  }
  return points[degree] ?? [Number.NaN, Number.NaN]
}
