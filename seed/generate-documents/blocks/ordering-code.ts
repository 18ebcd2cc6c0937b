import { st } from '../core/html'

/** A part of an ordering code: what stands there in the example, its name and the choices. */
export type CodePart = [code: string, name: string, choices: string]

/** The example code with a leader line from each part to its meaning. */
export function orderingCode(parts: CodePart[]): string {
  const row = 6.6
  const widths = parts.map(([code]) => Math.max(11, code.length * 3.5 + 5))
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 2, 0))
  const right = Math.max(70, lefts.at(-1) ?? 0)
  const height = 16 + parts.length * row + 2
  const drawn = parts.map(([code, name, choices], index) => {
    const x = lefts[index] ?? 0
    const width = widths[index] ?? 0
    const y = 16 + (parts.length - index - 0.4) * row
    const mid = x + width / 2
    return `<rect x="${x}" y="1" width="${width}" height="9.5" fill="#EAF2FE"/><path d="M${x} 10.5h${width}" stroke="#0B5FD7" stroke-width=".7"/><text x="${mid}" y="7.6" font-size="5.6" font-weight="600" text-anchor="middle" fill="#0B1B33">${st(code)}</text><path d="M${mid} 10.5V${y - 1.2}H${right + 8}" fill="none" stroke="#9DB2CC" stroke-width=".3"/><text x="${right + 9.5}" y="${y}" font-size="3.25" fill="#33415C"><tspan font-weight="600" fill="#0B1B33">${st(name)}</tspan>　${st(choices)}</text>`
  })
  return `<figure><svg viewBox="0 0 174 ${height}">${drawn.join('')}</svg></figure>`
}
