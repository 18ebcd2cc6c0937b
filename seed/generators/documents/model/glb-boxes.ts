import { z } from 'zod'

export type Vector = readonly [x: number, y: number, z: number]
/** From its least corner to its greatest, in millimetres. */
export type Box = { min: Vector; max: Vector }

const accessor = z.object({ bufferView: z.int(), byteOffset: z.int().default(0), componentType: z.int(), count: z.int() })
const document = z.object({
  accessors: z.array(accessor),
  bufferViews: z.array(z.object({ byteOffset: z.int().default(0) })),
  nodes: z.array(z.object({ scale: z.array(z.number()).default([1]), children: z.array(z.int()).default([]) })),
  meshes: z.array(z.object({ primitives: z.array(z.object({ attributes: z.object({ POSITION: z.int() }), indices: z.int() })) })),
})

/** Thinner parts are prints and marks; shorter ones are screws, which no panel builder needs. */
const THINNEST = 0.8
const SHORTEST = 4

/**
 * The boxes around the parts of a model: what is joined by triangles is one part. Small parts, and those inside another one's box, are
 * left out; the box around all stays that of the model.
 *
 * @param glb metres, Y up, as `art/export_glb.py` writes it: one buffer, and a root that makes all smaller
 */
export function boxesOf(glb: Buffer): Box[] {
  const parts = meshesOf(glb).flatMap(partsOf)
  const shown = parts.filter((box) => Math.min(...sizeOf(box)) >= THINNEST && Math.max(...sizeOf(box)) >= SHORTEST)
  const largestFirst = shown.toSorted((a, b) => volumeOf(b) - volumeOf(a))
  const kept: Box[] = []
  for (const box of largestFirst) if (!kept.some((larger) => isInside(box, larger))) kept.push(box)
  return kept
}

type Mesh = { points: Vector[]; triangles: number[] }

function meshesOf(glb: Buffer): Mesh[] {
  const length = glb.readUInt32LE(12)
  const { accessors, bufferViews, meshes, nodes } = document.parse(JSON.parse(glb.subarray(20, 20 + length).toString('utf8')))
  const start = 20 + length + 8
  const scale = nodes.find(({ children }) => children.length > 0)?.scale[0] ?? 1
  const read = (index: number) => {
    const found = accessors[index]
    if (!found) throw new Error(`No accessor ${index}`)
    return { ...found, at: start + found.byteOffset + (bufferViews[found.bufferView]?.byteOffset ?? 0) }
  }
  return meshes.flatMap(({ primitives }) =>
    primitives.map(({ attributes, indices }) => {
      const positions = read(attributes.POSITION)
      const corners = read(indices)
      const wide = corners.componentType === 5125
      return {
        points: Array.from({ length: positions.count }, (_, index) => pointAt(glb, positions.at + index * 12, scale)),
        triangles: Array.from({ length: corners.count }, (_, index) =>
          wide ? glb.readUInt32LE(corners.at + index * 4) : glb.readUInt16LE(corners.at + index * 2),
        ),
      }
    }),
  )
}

/** Millimetres with Z up, as programs for construction have it. */
function pointAt(glb: Buffer, at: number, scale: number): Vector {
  const [x, y, z] = [0, 4, 8].map((offset) => Math.round(glb.readFloatLE(at + offset) * scale * 100_000) / 100) as [number, number, number]
  return [x, 0 - z, y]
}

/** Corners at the same place are one, as normals and colours part them. */
function partsOf({ points, triangles }: Mesh): Box[] {
  const places = new Map<string, number>()
  const same = points.map((point, index) => {
    const place = point.join()
    if (!places.has(place)) places.set(place, index)
    return places.get(place) ?? index
  })
  const parent = points.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parent[root] !== root) root = parent[root] = parent[parent[root] ?? root] ?? root
    return root
  }
  const join = (a = 0, b = 0) => {
    parent[rootOf(same[a] ?? a)] = rootOf(same[b] ?? b)
  }
  for (let index = 0; index < triangles.length; index += 3) {
    join(triangles[index], triangles[index + 1])
    join(triangles[index], triangles[index + 2])
  }
  const parts = new Map<number, Vector[]>()
  for (const index of new Set(triangles)) {
    const point = points[index]
    const root = rootOf(same[index] ?? index)
    if (!point) continue
    const part = parts.get(root)
    if (part) part.push(point)
    else parts.set(root, [point])
  }
  return [...parts.values()].map(around)
}

function around(corners: readonly Vector[]): Box {
  const along = (pick: (...values: number[]) => number): Vector => [
    corners.map(([x]) => x).reduce((a, b) => pick(a, b)),
    corners.map(([, y]) => y).reduce((a, b) => pick(a, b)),
    corners.map(([, , up]) => up).reduce((a, b) => pick(a, b)),
  ]
  return { min: along(Math.min), max: along(Math.max) }
}

const sizeOf = ({ min, max }: Box): Vector => [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
const volumeOf = (box: Box) => sizeOf(box).reduce((product, size) => product * size, 1)
const isInside = ({ min, max }: Box, larger: Box) =>
  min.every((value, axis) => value >= (larger.min[axis] ?? 0)) && max.every((value, axis) => value <= (larger.max[axis] ?? 0))
