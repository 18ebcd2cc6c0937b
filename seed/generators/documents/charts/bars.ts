import { st } from '../core/html'
import { brand } from './plot'

/** Shades of the brand, for parts of one whole. */
const shades = [brand, '#9CC0F2', '#33415C']

export type Bar = { label: string; value: number; text?: string; colour?: string }

/** Lying bars with their names at the left and values at the right. */
export function bars(
  items: Bar[],
  { width = 174, labelWidth = 44, row = 7.4 }: { width?: number; labelWidth?: number; row?: number } = {},
): string {
  const max = Math.max(...items.map(({ value }) => value))
  const longest = Math.max(
    ...items.map(({ value, text }) => [...(text ?? String(value))].reduce((sum, char) => sum + (char > '\u2e80' ? 3.2 : 1.75), 4)),
  )
  const space = width - labelWidth - longest
  const drawn = items.map(({ label, value, text, colour = brand }, index) => {
    const y = index * row
    const length = Math.max(0.3, (value / max) * space)
    return `<text x="0" y="${y + 4.4}" fill="#33415C">${st(label)}</text><rect x="${labelWidth}" y="${y + 1}" width="${length.toFixed(2)}" height="${row - 2.6}" fill="${colour}"/><text x="${(labelWidth + length + 1.8).toFixed(2)}" y="${y + 4.5}" font-weight="600" fill="#0B1B33">${st(text ?? String(value))}</text>`
  })
  return `<svg viewBox="0 0 ${width} ${items.length * row}" font-size="3.1">${drawn.join('')}</svg>`
}

/** Standing columns per period, stacked. */
export function stacked(
  periods: string[],
  series: { name: string; values: number[] }[],
  unit: string,
  { width = 174, height = 70 } = {},
): string {
  const totals = periods.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const step = niceStep(Math.max(...totals) / 4)
  const top = step * Math.ceil((Math.max(...totals) * 1.06) / step)
  const y = (value: number) => height - 14 - (value / top) * (height - 22)
  const each = (width - 22) / periods.length
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  const grid = lines.map(
    (value) =>
      `<path d="M18 ${y(value).toFixed(2)}H${width}" stroke="#D9E1EB" stroke-width=".2"/><text x="16" y="${(y(value) + 1).toFixed(2)}" text-anchor="end">${value.toLocaleString('en')}</text>`,
  )
  const drawn = periods.map((period, index) => {
    const x = 20 + each * index + each * 0.26
    let sum = 0
    const parts = series.map(({ values }, which) => {
      const value = values[index] ?? 0
      sum += value
      return `<rect x="${x.toFixed(2)}" y="${y(sum).toFixed(2)}" width="${(each * 0.48).toFixed(2)}" height="${(y(sum - value) - y(sum)).toFixed(2)}" fill="${shades[which]}"/>`
    })
    const middle = x + each * 0.24
    return `${parts.join('')}<text x="${middle}" y="${y(sum) - 1.6}" text-anchor="middle" font-weight="600" fill="#0B1B33">${sum.toLocaleString('en')}</text><text x="${middle}" y="${height - 9.5}" text-anchor="middle">${st(period)}</text>`
  })
  const legend = series.map(
    ({ name }, index) =>
      `<rect x="${20 + index * 46}" y="${height - 5}" width="3" height="3" fill="${shades[index]}"/><text x="${24.5 + index * 46}" y="${height - 2.4}">${st(name)}</text>`,
  )
  return `<svg viewBox="0 0 ${width} ${height}" font-size="2.9" fill="#33415C"><text x="0" y="3">${st(unit)}</text>${grid.join('')}${drawn.join('')}${legend.join('')}</svg>`
}

function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= raw) ?? power * 10
}
