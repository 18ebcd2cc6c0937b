import type { Point } from './outline'

/** A stroke of a view: an open or closed line of points that nothing nearer covers. */
export type Stroke = { points: Point[]; closed: boolean }

/**
 * Hidden lines removed: outlines are painted from far to near, so an edge is seen where no later outline covers it.
 *
 * @param polygons from far to near
 */
export function visibleStrokes(polygons: Point[][]): Stroke[] {
  const seen = new Set<string>()
  return polygons.flatMap((polygon, index) => {
    const nearer = polygons.slice(index + 1)
    const pieces: [Point, Point][] = []
    polygon.forEach((from, corner) => {
      const to = polygon[(corner + 1) % polygon.length] ?? from
      for (const piece of uncovered(from, to, nearer)) {
        const key = keyOf(piece)
        if (seen.has(key)) continue
        seen.add(key)
        pieces.push(piece)
      }
    })
    return join(pieces)
  })
}

const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.02 && Math.abs(a[1] - b[1]) < 0.02

function keyOf([a, b]: [Point, Point]): string {
  const ends = [a, b].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).sort()
  return ends.join(' ')
}

/** The parts of an edge that lie inside none of the polygons. */
function uncovered(from: Point, to: Point, polygons: Point[][]): [Point, Point][] {
  if (same(from, to)) return []
  const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  const near = polygons.filter((polygon) => overlaps(polygon, from, to))
  const cuts = [0, 1, ...near.flatMap((polygon) => crossings(from, to, polygon))].sort((a, b) => a - b)
  const kept: [number, number][] = []
  for (let index = 0; index + 1 < cuts.length; index++) {
    const [start, end] = [cuts[index] ?? 0, cuts[index + 1] ?? 1]
    if (end - start < 1e-4) continue
    const middle = at((start + end) / 2)
    if (near.some((polygon) => inside(middle, polygon))) continue
    const last = kept.at(-1)
    if (last && Math.abs(last[1] - start) < 1e-6) last[1] = end
    else kept.push([start, end])
  }
  return kept.map(([start, end]) => [at(start), at(end)])
}

function overlaps(polygon: Point[], from: Point, to: Point): boolean {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  return (
    Math.max(...xs) > Math.min(from[0], to[0]) - 0.05 &&
    Math.min(...xs) < Math.max(from[0], to[0]) + 0.05 &&
    Math.max(...ys) > Math.min(from[1], to[1]) - 0.05 &&
    Math.min(...ys) < Math.max(from[1], to[1]) + 0.05
  )
}

/** Where an edge crosses a polygon's sides, as parts of the edge. */
function crossings(from: Point, to: Point, polygon: Point[]): number[] {
  const parts: number[] = []
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a
    const [dx, dy, ex, ey] = [to[0] - from[0], to[1] - from[1], b[0] - a[0], b[1] - a[1]]
    const det = dx * ey - dy * ex
    if (Math.abs(det) < 1e-9) return
    const part = ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / det
    const side = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / det
    if (part > 1e-6 && part < 1 - 1e-6 && side > -1e-6 && side < 1 + 1e-6) parts.push(part)
  })
  return parts
}

/** Strictly inside: a point on the outline is seen. */
function inside([x, y]: Point, polygon: Point[]): boolean {
  let result = false
  for (let index = 0; index < polygon.length; index++) {
    const [x1, y1] = polygon[index] ?? [0, 0]
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [0, 0]
    const length = Math.hypot(x2 - x1, y2 - y1)
    if (length > 0) {
      const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
      const across = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length
      if (across < 0.06 && along > -0.06 && along < length + 0.06) return false
    }
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) result = !result
  }
  return result
}

/** Puts pieces that follow one another into one stroke. */
function join(pieces: [Point, Point][]): Stroke[] {
  const strokes: Point[][] = []
  for (const [from, to] of pieces) {
    const last = strokes.at(-1)
    const end = last?.at(-1)
    if (last && end && same(end, from)) last.push(to)
    else strokes.push([from, to])
  }
  const [first, last] = [strokes[0], strokes.at(-1)]
  if (first && last && first !== last && first[0] && same(last.at(-1) ?? first[0], first[0])) {
    first.unshift(...last.slice(0, -1))
    strokes.pop()
  }
  return strokes.map((points) => {
    const closed = points.length > 3 && same(points[0] ?? [0, 0], points.at(-1) ?? [0, 0])
    return { points: closed ? points.slice(0, -1) : points, closed }
  })
}
