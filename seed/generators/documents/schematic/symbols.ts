import { st } from '../core/html'

/** Symbols of circuit diagrams in millimetres (IEC 60617 in outline). Every function gives a piece of SVG. */

const stroke = 'fill="none" stroke="#0B1B33" stroke-width=".4" stroke-linecap="round" stroke-linejoin="round"'

export const path = (d: string, extra = ''): string => `<path d="${d}" ${stroke} ${extra}/>`
export const wire = (...points: [number, number][]): string => path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`)
export const dashed = (...points: [number, number][]): string =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, 'stroke-dasharray="1.4 1"')
export const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r=".8" fill="#0B1B33"/>`
export const terminal = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r=".95" fill="#fff" stroke="#0B1B33" stroke-width=".35"/>`

type Label = { size?: number; anchor?: 'start' | 'middle' | 'end'; colour?: string; bold?: boolean }
export const label = (
  x: number,
  y: number,
  text: string,
  { size = 3, anchor = 'start', colour = '#33415C', bold = false }: Label = {},
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${colour}"${bold ? ' font-weight="600"' : ''}>${st(text)}</text>`

export const box = (x: number, y: number, width: number, height: number, text = '', tint = '#fff'): string => {
  const lines = text.split('\n')
  const start = y + height / 2 + 1.1 - (lines.length - 1) * 2.1
  const words = lines.map((line, index) =>
    label(x + width / 2, start + index * 4.2, line, {
      anchor: 'middle',
      colour: '#0B1B33',
      bold: index === 0,
      size: index === 0 ? 3.1 : 2.7,
    }),
  )
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tint}" stroke="#0B1B33" stroke-width=".4"/>${text ? words.join('') : ''}`
}

/** A pole of a circuit-breaker from (x, y) down; 12 high. */
export const breaker = (x: number, y: number): string =>
  path(`M${x} ${y}v3M${x} ${y + 9}L${x - 2.6} ${y + 3.6}M${x} ${y + 9}v3M${x - 0.9} ${y + 2.1}l1.8 1.8M${x + 0.9} ${y + 2.1}l-1.8 1.8`)
/** A contactor's main contact, 12 high. */
export const contact = (x: number, y: number): string =>
  path(`M${x} ${y}v3M${x} ${y + 9}L${x - 2.6} ${y + 3.6}M${x} ${y + 9}v3M${x} ${y + 3}a1 1 0 0 1 0 -2`)
/** A disconnecting pole, 12 high. */
export const isolator = (x: number, y: number): string =>
  path(`M${x} ${y}v3M${x - 1.1} ${y + 3}h2.2M${x} ${y + 9}L${x - 2.6} ${y + 3.6}M${x} ${y + 9}v3`)
export const fuse = (x: number, y: number): string => path(`M${x} ${y}v12M${x - 1.2} ${y + 2.5}h2.4v7h-2.4z`)
/** Heater of an overload relay, 8 high. */
export const heater = (x: number, y: number): string => path(`M${x} ${y}v2h2v4h-2v2`)
export const coil = (x: number, y: number, text: string): string =>
  `${path(`M${x - 4} ${y}h8v5h-8zM${x} ${y - 3}v3M${x} ${y + 5}v3`)}${label(x + 5.5, y + 3.6, text, { bold: true })}`
/** Push-button contact from (x, y) down, 12 high; closed for a break contact. */
export const button = (x: number, y: number, text: string, closed = false): string =>
  `${path(closed ? `M${x} ${y}v3h2.4M${x} ${y + 9}L${x + 2.2} ${y + 2.6}M${x} ${y + 9}v3` : `M${x} ${y}v3M${x} ${y + 9}L${x - 2.6} ${y + 3.6}M${x} ${y + 9}v3`)}${path(`M${x - 6} ${y + 6}h${closed ? 7 : 4.6}M${x - 6} ${y + 4.6}v2.8`)}${label(x + 4, y + 7, text)}`
/** Auxiliary contact, 12 high. */
export const aux = (x: number, y: number, text: string, closed = false): string =>
  `${path(closed ? `M${x} ${y}v3h2.4M${x} ${y + 9}L${x + 2.2} ${y + 2.6}M${x} ${y + 9}v3` : `M${x} ${y}v3M${x} ${y + 9}L${x - 2.6} ${y + 3.6}M${x} ${y + 9}v3`)}${label(x + 3.6, y + 7, text)}`
export const motor = (x: number, y: number, text = 'M\n3~'): string => {
  const [first = '', second = ''] = text.split('\n')
  return `<circle cx="${x}" cy="${y}" r="7" fill="#fff" stroke="#0B1B33" stroke-width=".45"/>${label(x, y - 0.2, first, { anchor: 'middle', bold: true, size: 3.8 })}${label(x, y + 4, second, { anchor: 'middle', size: 3.2 })}`
}
export const earth = (x: number, y: number): string =>
  path(`M${x} ${y}v3M${x - 3} ${y + 3}h6M${x - 1.9} ${y + 4.2}h3.8M${x - 0.8} ${y + 5.4}h1.6`)
/** Current transformer around a conductor at (x, y). */
export const transformer = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.9" ${stroke}/>`
export const lamp = (x: number, y: number, text: string): string =>
  `<circle cx="${x}" cy="${y}" r="3" fill="#fff" stroke="#0B1B33" stroke-width=".4"/>${path(`M${x - 2.1} ${y - 2.1}l4.2 4.2M${x - 2.1} ${y + 2.1}l4.2 -4.2`)}${label(x + 4.5, y + 1, text)}`
/** Varistor branch of a surge protective device, 14 high. */
export const varistor = (x: number, y: number): string =>
  path(`M${x} ${y}v3.5M${x - 2} ${y + 3.5}h4v7h-4zM${x} ${y + 10.5}v3.5M${x - 3.2} ${y + 9.5}h1.4l5 -5`)
export const diode = (x: number, y: number): string =>
  path(`M${x} ${y}v4M${x - 2} ${y + 4}h4l-2 3.6zM${x - 2} ${y + 7.6}h4M${x} ${y + 7.6}v4`)

/** Poles side by side, linked by a dashed line. */
export function poles(draw: (x: number, y: number) => string, xs: number[], y: number, name: string, linkAt = 6.3): string {
  const first = xs[0] ?? 0
  const last = xs.at(-1) ?? 0
  return `${xs.map((x) => draw(x, y)).join('')}${xs.length > 1 ? dashed([first - 1.3, y + linkAt], [last - 1.3, y + linkAt]) : ''}${label(first - 5, y + 7.2, name, { anchor: 'end', bold: true })}`
}
/** Names of conductors above their tops. */
export const conductors = (names: [number, string][], y: number): string =>
  names.map(([x, name]) => label(x, y, name, { anchor: 'middle', bold: true })).join('')
export const schematic = (width: number, height: number, ...parts: string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
