import type { Box, Vector } from './glb-boxes'

/**
 * A STEP file (AP214, millimetres) of solid boxes, each a MANIFOLD_SOLID_BREP, in one part.
 *
 * @param name ASCII
 * @param day as in `2026-03-18 10:15`
 */
export function stepOfBoxes(name: string, day: string, boxes: readonly Box[]): Buffer {
  const file = new Entities()
  const context = contextIn(file)
  const solids = boxes.map((box, index) => solidIn(file, `${name}-${index + 1}`, box))
  const origin = placement(file, [0, 0, 0], [0, 0, 1], [1, 0, 0])
  const shape = file.add(`ADVANCED_BREP_SHAPE_REPRESENTATION('${name}',(${[origin, ...solids].join()}),${context})`)
  productIn(file, name, shape)
  const header = [
    `FILE_DESCRIPTION(('Envelope of ${name}: boxes, no inner structure'),'2;1')`,
    `FILE_NAME('${name}','${day.replace(' ', 'T')}:00',(''),('HELVO'),'','','')`,
    `FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'))`,
  ]
  const lines = ['ISO-10303-21', 'HEADER', ...header, 'ENDSEC', 'DATA', ...file.lines, 'ENDSEC', 'END-ISO-10303-21']
  return Buffer.from(`${lines.join(';\n')};\n`, 'ascii')
}

/** Entities by number, in the order in which they are added. */
class Entities {
  readonly lines: string[] = []
  add(entity: string): string {
    this.lines.push(`#${this.lines.length + 1}=${entity}`)
    return `#${this.lines.length}`
  }
}

function contextIn(file: Entities): string {
  const length = file.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
  const angle = file.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const solidAngle = file.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
  const precise = file.add(`UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-5),${length},'distance_accuracy_value','')`)
  return file.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${precise}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  )
}

function productIn(file: Entities, name: string, shape: string): void {
  const application = file.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')")
  file.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`)
  const product = file.add(`PRODUCT('${name}','${name}','',(${file.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`)
  file.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
  const formation = file.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const stage = file.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
  const definition = file.add(`PRODUCT_DEFINITION('design','',${formation},${stage})`)
  const defined = file.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
  file.add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`)
}

/** Each face by its corners, counter-clockwise from outside: bit 0 of a corner is greatest x, bit 1 y, bit 2 z. */
const faces: readonly { corners: readonly number[]; normal: Vector; along: Vector }[] = [
  { corners: [0, 2, 3, 1], normal: [0, 0, -1], along: [1, 0, 0] },
  { corners: [4, 5, 7, 6], normal: [0, 0, 1], along: [1, 0, 0] },
  { corners: [0, 1, 5, 4], normal: [0, -1, 0], along: [1, 0, 0] },
  { corners: [2, 6, 7, 3], normal: [0, 1, 0], along: [1, 0, 0] },
  { corners: [0, 4, 6, 2], normal: [-1, 0, 0], along: [0, 1, 0] },
  { corners: [1, 3, 7, 5], normal: [1, 0, 0], along: [0, 1, 0] },
]

function solidIn(file: Entities, name: string, { min, max }: Box): string {
  const corner = (index: number): Vector => [index & 1 ? max[0] : min[0], index & 2 ? max[1] : min[1], index & 4 ? max[2] : min[2]]
  const vertices = Array.from({ length: 8 }, (_, index) => {
    const place = point(file, corner(index))
    return { place, vertex: file.add(`VERTEX_POINT('',${place})`) }
  })
  const edges = new Map<string, string>()
  const edge = (from: number, to: number): string => {
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`
    const known = edges.get(key)
    if (known) return known
    const [start, end] = [vertices[Math.min(from, to)], vertices[Math.max(from, to)]]
    const step = Math.abs(from - to)
    const way = file.add(`VECTOR('',${direction(file, [Number(step === 1), Number(step === 2), Number(step === 4)])},1.)`)
    const line = file.add(`LINE('',${start?.place},${way})`)
    const made = file.add(`EDGE_CURVE('',${start?.vertex},${end?.vertex},${line},.T.)`)
    edges.set(key, made)
    return made
  }
  const shown = faces.map(({ corners, normal, along }) => {
    const around = corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from
      return file.add(`ORIENTED_EDGE('',*,*,${edge(from, to)},${from < to ? '.T.' : '.F.'})`)
    })
    const bound = file.add(`FACE_OUTER_BOUND('',${file.add(`EDGE_LOOP('',(${around.join()}))`)},.T.)`)
    const plane = file.add(`PLANE('',${placement(file, corner(corners[0] ?? 0), normal, along)})`)
    return file.add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`)
  })
  return file.add(`MANIFOLD_SOLID_BREP('${name}',${file.add(`CLOSED_SHELL('',(${shown.join()}))`)})`)
}

/** A real number has its point: `12.`. */
const real = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value))
const list = (vector: Vector): string => vector.map(real).join()
const point = (file: Entities, place: Vector): string => file.add(`CARTESIAN_POINT('',(${list(place)}))`)
const direction = (file: Entities, way: Vector): string => file.add(`DIRECTION('',(${list(way)}))`)
const placement = (file: Entities, at: Vector, up: Vector, along: Vector): string =>
  file.add(`AXIS2_PLACEMENT_3D('',${point(file, at)},${direction(file, up)},${direction(file, along)})`)
