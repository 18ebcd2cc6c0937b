import { t, table } from '../core/html'

/** A part of an ordering code: what stands there in the example, its name and the choices. */
export type CodePart = [code: string, name: string, choices: string]

/** The example code, its parts numbered, over a table of their meanings. */
export function orderingCode(parts: CodePart[]): string {
  const cells = parts.map(([code], index) => `<div><b>${t(code)}</b><span>${index + 1}</span></div>`).join('')
  const rows = parts.map(([code, name, choices], index) => [String(index + 1), name, code, choices])
  return `<div class="code keep">${cells}</div>${table(['', '含义', '示例', '可选项'], rows, { align: 'clll' })}`
}
