import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '@/components/drawing/drawing'
import { readDxf } from '@/components/drawing/read-dxf'

const FOLDER = 'seed/assets/documents'
const bytesOf = (content: Buffer) => new Uint8Array(content).buffer
const demoDrawings = readdirSync(FOLDER).filter((name) => name.endsWith('.dxf'))
const readDemo = (name: string) => readDxf(bytesOf(readFileSync(path.join(FOLDER, name))))

/** Pairs of group codes and values, as a drawing. */
function dxf(...parts: string[]): string {
  return [...parts, '0', 'EOF', ''].join('\n')
}
const entities = (...pairs: string[]) => dxf('0', 'SECTION', '2', 'ENTITIES', ...pairs, '0', 'ENDSEC')
const read = (text: string) => readDxf(bytesOf(Buffer.from(text)))

/** Places of all lines of a layer, downwards. */
const placesOf = ({ lines }: Drawing['outline']) =>
  [...lines.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)])

describe('a drawing in DXF', () => {
  it.each(demoDrawings)('of the demo content is read: %s', (name) => {
    const { frame, outline, dimensions } = readDemo(name)
    expect(frame.width * frame.height).toBeGreaterThan(0)
    expect(outline.lines.length).toBeGreaterThan(1000)
    expect(dimensions.texts.length).toBeGreaterThan(2)
  })

  it('has its dimensions apart from its outlines, and its Chinese', () => {
    const { outline, dimensions } = readDemo('drawing-ha1-2000.dxf')
    expect(dimensions.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['393', '417', '323.5', '4 × φ13']))
    expect(dimensions.texts.find(({ text }) => text === '417')?.turned).toBe(-90)
    expect(outline.texts.map(({ text }) => text)).toContain('HA1-2000 万能式断路器')
  })

  it('bends its polylines where they have a bulge', () => {
    const half = ['0', 'POLYLINE', '8', '0', '66', '1', '70', '0', '0', 'VERTEX', '8', '0', '10', '0', '20', '0', '42', '1']
    const { outline } = read(entities(...half, '0', 'VERTEX', '8', '0', '10', '10', '20', '0', '0', 'SEQEND'))
    const places = placesOf(outline)
    // Half a circle from the left to the right, through below: a positive bulge turns against the clock.
    expect(Math.max(...places.map(([, y]) => y))).toBeCloseTo(5, 2)
    for (const [x, y] of places) expect(Math.hypot(x - 5, y)).toBeCloseTo(5, 2)
  })

  it('puts what a block holds where it is inserted, scaled and turned', () => {
    const block = ['0', 'SECTION', '2', 'BLOCKS', '0', 'BLOCK', '8', '0', '2', 'HOLE', '70', '0', '10', '1', '20', '0']
    const line = ['0', 'LINE', '8', '0', '10', '1', '20', '0', '11', '3', '21', '0', '0', 'ENDBLK', '8', '0', '0', 'ENDSEC']
    const insert = ['0', 'SECTION', '2', 'ENTITIES', '0', 'INSERT', '8', '0', '2', 'HOLE', '10', '100', '20', '50', '41', '2', '42', '2']
    const { outline } = read(dxf(...block, ...line, ...insert, '50', '90', '0', 'ENDSEC'))
    expect(placesOf(outline)).toEqual([
      [100, -50],
      [100, -54],
    ])
  })

  it('rounds circles, arcs, ellipses and splines', () => {
    const circle = ['0', 'CIRCLE', '8', '0', '10', '0', '20', '0', '40', '8']
    const ellipse = [
      '0',
      'ELLIPSE',
      '8',
      '0',
      '10',
      '0',
      '20',
      '0',
      '11',
      '20',
      '21',
      '0',
      '40',
      '0.5',
      '41',
      '0',
      '42',
      '6.283185307179586',
    ]
    const arc = ['0', 'ARC', '8', '0', '10', '0', '20', '0', '40', '30', '50', '350', '51', '10']
    const { outline, frame } = read(entities(...circle, ...ellipse, ...arc))
    const places = placesOf(outline)
    const onOne = ([x, y]: [number, number]) =>
      [Math.hypot(x, y) - 8, (Math.hypot(x / 20, y / 10) - 1) * 20, Math.hypot(x, y) - 30].some((off) => Math.abs(off) < 0.05)
    expect(places.every(onOne)).toBe(true)
    // The arc goes over 0°, not round the other way.
    expect(frame.x + frame.width).toBeGreaterThan(30)
    expect(frame.x).toBeGreaterThan(-25)
  })

  it('reads texts with formats and signs, and those of a Chinese code page', () => {
    const text = ['0', 'MTEXT', '8', '尺寸', '10', '0', '20', '0', '40', '5', '71', '1', '1', '{\\fSimSun|b0;%%c12 \\U+00B1 0.1}\\P第二行']
    const head = ['0', 'SECTION', '2', 'HEADER', '9', '$DWGCODEPAGE', '3', 'ANSI_936', '0', 'ENDSEC']
    const { dimensions } = read(entities(...text))
    expect(dimensions.texts.map(({ text: shown }) => shown)).toEqual(['φ12 ± 0.1', '第二行'])
    const written = dxf(
      ...head,
      '0',
      'SECTION',
      '2',
      'ENTITIES',
      '0',
      'TEXT',
      '8',
      '0',
      '10',
      '0',
      '20',
      '0',
      '40',
      '5',
      '1',
      '??',
      '0',
      'ENDSEC',
    )
    // 高压 in GBK.
    const bytes = Buffer.concat(
      written.split('??').flatMap((part, at) => [...(at ? [Buffer.from('b8dfd1b9', 'hex')] : []), Buffer.from(part)]),
    )
    expect(readDxf(bytesOf(bytes)).outline.texts[0]?.text).toBe('高压')
  })

  it('leaves out layers that are frozen', () => {
    const layer = ['0', 'SECTION', '2', 'TABLES', '0', 'TABLE', '2', 'LAYER', '70', '1', '0', 'LAYER', '2', 'HIDDEN', '70', '1', '62', '7']
    const line = (name: string, x: string) => ['0', 'LINE', '8', name, '10', '0', '20', '0', '11', x, '21', '0']
    const body = ['0', 'SECTION', '2', 'ENTITIES', ...line('HIDDEN', '900'), ...line('0', '90'), '0', 'ENDSEC']
    expect(read(dxf(...layer, '0', 'ENDTAB', '0', 'ENDSEC', ...body)).frame.width).toBeLessThan(100)
  })

  it('is refused when it names itself without end, when it is empty and when it is none', () => {
    const loop = ['0', 'SECTION', '2', 'BLOCKS', '0', 'BLOCK', '8', '0', '2', 'A', '70', '0', '10', '0', '20', '0']
    const again = ['0', 'INSERT', '8', '0', '2', 'A', '10', '0', '20', '0', '0', 'ENDBLK', '8', '0', '0', 'ENDSEC']
    const use = ['0', 'SECTION', '2', 'ENTITIES', '0', 'INSERT', '8', '0', '2', 'A', '10', '0', '20', '0', '0', 'ENDSEC']
    expect(() => read(dxf(...loop, ...again, ...use))).toThrow()
    expect(() => read(entities())).toThrow()
    expect(() => read('<html><script>alert(1)</script></html>')).toThrow()
  })

  it('says so and nothing else, whatever the bytes are', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('LINE', 'INSERT', 'TEXT', 'SPLINE', 'SECTION', 'NaN', '1e999'),
    )
    const pair = fc.tuple(fc.constantFrom('0', '1', '2', '8', '10', '20', '40', '41', '42', '50', '70', '71'), value)
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 40 }), (pairs) => {
        try {
          const { frame } = read(entities(...pairs.flat()))
          expect(Object.values(frame).every(Number.isFinite)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
    )
  })
})
