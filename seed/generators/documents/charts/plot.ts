import { st } from '../core/html'

export type Point = [x: number, y: number]
export type Axis = { label: string; min: number; max: number; log?: boolean; ticks: number[]; format?: (value: number) => string }
export type Curve = {
  points: Point[]
  colour?: string
  dashed?: boolean
  width?: number
  /** Filled as an area instead of drawn as a line. */
  area?: boolean
  label?: string
  /** Which point the label stands at: 0 … 1 of the way; and its shift in mm. */
  at?: number
  shift?: Point
}

export const brand = '#0B5FD7'
export const ink = '#0B1B33'
export const colours = [brand, '#0E7A47', '#B45F00', '#7A3FB0', '#C8281E', '#5B6A80']

type Options = { x: Axis; y: Axis; curves: Curve[]; width?: number; height?: number; remarks?: { text: string; x: number; y: number }[] }

/** A curve sheet in millimetres, linear or logarithmic. */
export function plot({ x, y, curves, width = 174, height = 98, remarks = [] }: Options): string {
  const box = { left: 17, right: width - 5, top: 4, bottom: height - 13 }
  const scale = (axis: Axis, from: number, to: number) => (value: number) => {
    const f = axis.log ? Math.log10 : (number: number) => number
    return from + ((f(value) - f(axis.min)) / (f(axis.max) - f(axis.min))) * (to - from)
  }
  const sx = scale(x, box.left, box.right)
  const sy = scale(y, box.bottom, box.top)
  const at = ([px, py]: Point): string => `${sx(px).toFixed(2)} ${sy(py).toFixed(2)}`
  const text = (axis: Axis, value: number) => (axis.format ?? String)(value)

  const grid = [
    ...minor(x).map((value) => `M${sx(value).toFixed(2)} ${box.top}V${box.bottom}`),
    ...minor(y).map((value) => `M${box.left} ${sy(value).toFixed(2)}H${box.right}`),
  ].join('')
  const major = [
    ...x.ticks.map((value) => `M${sx(value).toFixed(2)} ${box.top}V${box.bottom}`),
    ...y.ticks.map((value) => `M${box.left} ${sy(value).toFixed(2)}H${box.right}`),
  ].join('')
  const labels = [
    ...x.ticks.map((value) => `<text x="${sx(value).toFixed(2)}" y="${box.bottom + 4}" text-anchor="middle">${st(text(x, value))}</text>`),
    ...y.ticks.map(
      (value) => `<text x="${box.left - 1.5}" y="${(sy(value) + 1).toFixed(2)}" text-anchor="end">${st(text(y, value))}</text>`,
    ),
  ].join('')
  const tags: string[] = []
  const drawn = curves.map((curve, index) => {
    const {
      points,
      colour = colours[index % colours.length],
      dashed,
      width: line = 0.55,
      area,
      label,
      at: place = 1,
      shift = [1.5, -1.5],
    } = curve
    const d = `M${points.map(at).join('L')}`
    const stands = points[Math.min(points.length - 1, Math.round(place * (points.length - 1)))]
    if (label && stands) tags.push(tag(sx(stands[0]) + shift[0], sy(stands[1]) + shift[1], label, colour ?? ink))
    return area
      ? `<path d="${d}Z" fill="${colour}" fill-opacity=".16" stroke="${colour}" stroke-width=".35"/>`
      : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linejoin="round"${dashed ? ' stroke-dasharray="1.6 1.1"' : ''}/>`
  })
  const notes = remarks
    .map((remark) => `<text x="${sx(remark.x)}" y="${sy(remark.y)}" font-size="3" fill="#33415C">${st(remark.text)}</text>`)
    .join('')
  const id = `c${Math.round(width)}${Math.round(height)}${curves.length}${x.label.length}${y.label.length}`
  return `<svg viewBox="0 0 ${width} ${height}"><clipPath id="${id}"><rect x="${box.left}" y="${box.top}" width="${box.right - box.left}" height="${box.bottom - box.top}"/></clipPath><path d="${grid}" stroke="#E6ECF4" stroke-width=".15"/><path d="${major}" stroke="#C4D0DF" stroke-width=".2"/><g clip-path="url(#${id})">${drawn.join('')}</g>${tags.join('')}${notes}<path d="M${box.left} ${box.top}V${box.bottom}H${box.right}" fill="none" stroke="${ink}" stroke-width=".35"/><g font-size="2.9" fill="#33415C">${labels}<text x="${(box.left + box.right) / 2}" y="${height - 2.5}" text-anchor="middle">${st(x.label)}</text><text transform="translate(4.2 ${(box.top + box.bottom) / 2}) rotate(-90)" text-anchor="middle">${st(y.label)}</text></g></svg>`
}

/** A label on white, so that it can be read over lines. */
function tag(x: number, y: number, text: string, colour: string): string {
  const width = [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 3.1 : 1.5), 0.8)
  return `<rect x="${(x - 0.4).toFixed(2)}" y="${(y - 2.7).toFixed(2)}" width="${width.toFixed(2)}" height="3.5" fill="#fff" fill-opacity=".85"/><text x="${x.toFixed(2)}" y="${y.toFixed(2)}" fill="${colour}" font-weight="600" font-size="3.1">${st(text)}</text>`
}

/** The fine lines between the ticks of a logarithmic axis. */
function minor({ log, min, max }: Axis): number[] {
  if (!log) return []
  const lines: number[] = []
  for (let decade = 10 ** Math.floor(Math.log10(min)); decade < max; decade *= 10) {
    for (let factor = 1; factor < 10; factor++) {
      const value = decade * factor
      if (value > min && value < max) lines.push(value)
    }
  }
  return lines
}

/** Points of a function, evenly spread (logarithmically if wished). */
export function sample(from: number, to: number, f: (x: number) => number, log = false, count = 60): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count
    const x = log ? from * (to / from) ** part : from + (to - from) * part
    return [x, f(x)]
  })
}
