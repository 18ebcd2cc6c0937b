import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { manifests } from '../documents/content/all'
import { boxesOf } from '../documents/model/glb-boxes'
import { stepOfBoxes } from '../documents/model/step'
import { modelFolder, project } from '../paths'

const files = manifests.flatMap(({ specs }) => specs.filter(({ file }) => file.endsWith('.step')).map(({ file }) => file))

it.each(files)('%s is made of closed solids: each edge is gone along once in each way, and nothing named is missing', (file) => {
  const text = readFileSync(path.join(project, 'seed/assets/documents', file), 'ascii')
  const entities = new Map([...text.matchAll(/^#(\d+)=(.*);$/gm)].map(([, id = '', entity = '']) => [id, entity]))
  const named = [...text.matchAll(/[(,]#(\d+)/g)].map(([, id = '']) => id)
  expect(named.filter((id) => !entities.has(id))).toEqual([])
  const gone = [...text.matchAll(/ORIENTED_EDGE\('',\*,\*,#(\d+),\.([TF])\.\)/g)].map(([, edge = '', way = '']) => `${edge}${way}`)
  const edges = [...entities].filter(([, entity]) => entity.startsWith('EDGE_CURVE')).map(([id]) => id)
  expect(gone.toSorted()).toEqual(edges.flatMap((id) => [`${id}T`, `${id}F`]).toSorted())
  expect(text.match(/MANIFOLD_SOLID_BREP/g)?.length).toBe(edges.length / 12)
})

it('the boxes have the size of the device, in millimetres, upright: 18 × 88 mm from the front', () => {
  const boxes = boxesOf(readFileSync(path.join(modelFolder, 'mcb-1p.glb')))
  const size = ([0, 1, 2] as const).map(
    (axis) => Math.max(...boxes.map(({ max }) => max[axis])) - Math.min(...boxes.map(({ min }) => min[axis])),
  )
  expect(size.map(Math.round)).toEqual([18, 76, 88])
})

it('a face looks outwards: its normal is that of its corners, counter-clockwise', () => {
  const text = stepOfBoxes('A', '2026-01-01 10:00', [{ min: [0, 0, 0], max: [1, 2, 3] }]).toString('ascii')
  const entity = new Map([...text.matchAll(/^#(\d+)=(.*);$/gm)].map(([, id = '', rest = '']) => [id, rest]))
  const refs = (id: string) => [...(entity.get(id)?.matchAll(/#(\d+)/g) ?? [])].map(([, one = '']) => one)
  const numbers = (id: string) => (/\(([^()]*)\)\)?$/.exec(entity.get(id) ?? '')?.[1] ?? '').split(',').map(Number)
  const faces = [...entity].filter(([, rest]) => rest.startsWith('ADVANCED_FACE')).map(([id]) => id)
  const looks = faces.map((face) => {
    const [bound = '', plane = ''] = refs(face)
    const corners = refs(refs(bound)[0] ?? '').map((oriented) => {
      const [edge = ''] = refs(oriented)
      const [start = '', end = ''] = refs(edge)
      const place = (vertex: string) => numbers(refs(vertex)[0] ?? '')
      return entity.get(oriented)?.endsWith('.T.)') ? place(start) : place(end)
    })
    const [a = [], b = [], c = []] = corners
    const [u, v] = [b.map((value, axis) => value - (a[axis] ?? 0)), c.map((value, axis) => value - (b[axis] ?? 0))]
    const cross = [0, 1, 2].map((axis) => {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
      return Math.sign((u[next] ?? 0) * (v[last] ?? 0) - (u[last] ?? 0) * (v[next] ?? 0)) + 0
    })
    const normal = numbers(refs(refs(plane)[0] ?? '')[1] ?? '')
    const outwards = corners.every((corner) => normal.every((way, axis) => way === 0 || way > 0 === (corner[axis] ?? 0) > 0))
    return { cross, normal, outwards }
  })
  expect(looks).toHaveLength(6)
  for (const { cross, normal, outwards } of looks) expect({ cross, outwards }).toEqual({ cross: normal, outwards: true })
})
