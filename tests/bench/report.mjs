import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'

const FILE = 'docs/performance.md'
const END = '<!-- end -->'

/** @typedef {{ what: string, measured: string, goal?: string }} Row */
/** @typedef {{ title: string, rows: readonly Row[] }} Section */

/**
 * Prints the figures and puts them into the document, in place of those of the command's last run.
 *
 * @param {'bench' | 'bench:dev' | 'bench:editing' | 'bench:renderers'} command
 * @param {readonly Section[]} sections
 */
export function writeReport(command, sections) {
  const tables = sections.flatMap(({ title, rows }) => ['', `### ${title}`, '', ...table(rows)])
  console.log(tables.join('\n'))
  const document = readFileSync(FILE, 'utf8')
  const begin = `<!-- written by npm run ${command} -->`
  const start = document.indexOf(begin)
  if (start === -1) throw new Error(`${FILE} has no place for the figures of npm run ${command}.`)
  const after = document.slice(document.indexOf(END, start))
  writeFileSync(FILE, `${document.slice(0, start)}${[begin, '', machine(), ...tables, '', after].join('\n')}`)
}
/** @param {readonly Row[]} rows */
const table = (rows) => [
  '| what | measured | to reach |',
  '| --- | --- | --- |',
  ...rows.map(({ what, measured, goal = '' }) => `| ${what} | ${measured} | ${goal} |`),
]

function machine() {
  const [load = 0] = os.loadavg()
  const processor = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}`
  return `${new Date().toISOString().slice(0, 10)}, ${processor}, Node ${process.version}, load average at the end ${load.toFixed(1)}.`
}

/** @param {number | undefined} rate */
export const perSecond = (rate) => `${Math.round(rate ?? 0).toLocaleString('en')} requests/s`

/** @param {number | undefined} value */
export const ms = (value) => `${(value ?? Number.NaN).toFixed(2)} ms`

/** @param {number} value */
export const seconds = (value) => `${value.toFixed(2)} s`

/** @param {number | undefined} a @param {number | undefined} b */
export const ratio = (a, b) => ((a ?? Number.NaN) / (b ?? Number.NaN)).toFixed(2)
