import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findingGoals, findingTable } from './finding/report-finding.mjs'
import { goalsOf } from './goals.mjs'
import { rows } from './rows.mjs'

const FILE = 'docs/scale.md'
const KEPT = path.resolve('.cache/scale/results.json')

/**
 * @typedef {import('./measure.mjs').Result} Result
 * @typedef {object} Size
 * @property {string} measured when and where
 * @property {Record<string, Result>} rows
 * @property {number} peakMb
 * @property {number} databaseMb
 * @property {number} startSeconds
 * @property {number} startCpuSeconds
 * @property {import('./finding/run-finding.mjs').FindingCosts} [finding]
 * @typedef {Record<string, Record<string, Size>>} Results by database and size
 */

/** What was measured before. @returns {Results} */
export const readResults = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {})

/** Keeps the figures, and writes them down. @param {Results} results */
export function writeResults(results) {
  mkdirSync(path.dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(results, null, 2))
  const sections = Object.entries(results).map(([database, sizes]) => section(database, sizes))
  writeFileSync(FILE, [INTRODUCTION, goals(results), ...sections].join('\n'))
}

const INTRODUCTION = `# Scale

\`npm run bench:scale\` makes sites of several sizes and measures what their pages cost, and writes this page. A size is its number of
products, besides the demo content; with 1k products come 200 news articles, 2,000 documents and 200 pictures, all with their version
(\`npm run seed:synthetic\`, record 0050).

*CPU* is what all threads of the renderers have used for one request, in milliseconds, until they are quiet again (\`/proc/…/schedstat\`):
medians of seven requests, of three when cold, of fewer when they take long, after four that only warm up; all sizes take turns. It hardly depends on what else the machine
does; times on a clock would: where the load is above the number of cores, it was measured at the lowest priority beside other work, and only the start in
seconds of a clock says nothing. Still compare the figures of one run only, and their ratios rather than themselves.

*Cold*: the first request after another process has published a document of the kind that the page shows. *Warm*: nothing has changed, and
the page is not kept (asked for with a cookie of a session that nobody has). *Next visitor*: a page that was kept, asked for right after
an editor was told that a product is published, one that the menus only count, or a hot one that they show (record 0120); these rows have 21 requests of each kind, one after the other. A number with a status was answered otherwise than with 200; the site gives up after 30 s.

*Peak* is the most that a renderer has held in memory (VmHWM) during all of this, *start* the time from the start of the process to the end
of the home page, and what all processes of the site have used by then: as long as it takes where nothing else is at work, or less.

*Finding* (record 0068) is measured in one process (\`tests/bench/scale/finding\`), with all that the page would read, and without rendering it: CPU of the process,
which the embedded database is part of, and MongoDB is not. Each keystroke of 27 terms that engineers type and of six order codes is one suggestion; *changed since*:
another product was published in between. Each product has 20 order codes, and one in ten a code of before and one of another maker. Beside other work, and at the
lowest priority, a process finds its caches cold each time that it goes on, and uses up to twice as much. CPU has what the engine's threads use beside (compiling, collecting
garbage); how long a suggestion takes is therefore also taken on a clock. *Through HTTP*: the same keystrokes, asked for one after the other
at the site that runs, by who may be signed in and gets nothing kept: CPU of the renderers, and time on a clock from the question to the end of the answer, which says something
only where nothing else is at work. *With its page*: so are the pages of searches. What engineers type is dear and cheap, and the term in the middle is another one at
each size: there sizes are compared by the mean.
`

/** @param {Results} results */
function goals(results) {
  const lines = Object.entries(results).flatMap(([database, measured]) =>
    [...goalsOf(measured, inOrder(measured)), ...findingGoals(measured, inOrder(measured))].map(({ goal, limit, figures, missed }) => {
      return [database, goal, limit, figures, missed.length === 0 ? 'yes' : `**no**: ${missed.join(', ')}`]
    }),
  )
  return ['## Goals', '', ...table(['', 'goal', 'to reach', 'measured', 'reached'], lines), ''].join('\n')
}

/** @param {Record<string, Size>} measured */
const inOrder = (measured) => Object.keys(measured).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))

/** @param {string} database @param {Record<string, Size>} measured */
function section(database, measured) {
  const sizes = inOrder(measured)
  const of = (/** @type {string} */ size) => measured[size]
  const ratios = sizes.filter((size) => size !== '1k' && measured['1k'])
  const factors = ratios.map((size) => `${size} : 1k`)
  const shown = rows.filter(({ name }) => sizes.some((size) => of(size)?.rows[name]))
  const head = ['what', ...sizes.map((size) => `cold ${size}`), ...factors, ...sizes.map((size) => `warm ${size}`), ...factors]
  const lines = shown.map(({ name, what }) => {
    const columns = /** @type {const} */ (['cold', 'warm']).flatMap((way) => [
      ...sizes.map((size) => cell(of(size)?.rows[name]?.[way])),
      ...ratios.map((size) => factor(of(size)?.rows[name]?.[way]?.cpuMs, of('1k')?.rows[name]?.[way]?.cpuMs)),
    ])
    return [what, ...columns]
  })
  const sums = [
    ['peak of the renderer, MB', ...sizes.map((size) => String(Math.round(of(size)?.peakMb ?? Number.NaN)))],
    // What speaks like MongoDB need not know.
    ['database, MB', ...sizes.map((size) => (of(size)?.databaseMb ? String(Math.round(of(size)?.databaseMb ?? 0)) : '–'))],
    ['start, s', ...sizes.map((size) => (of(size)?.startSeconds ?? Number.NaN).toFixed(1))],
    ['start, s of CPU', ...sizes.map((size) => (of(size)?.startCpuSeconds ?? Number.NaN).toFixed(1))],
  ]
  const dates = sizes.map((size) => `${size}: ${of(size)?.measured}.`)
  const [findingHead = [], ...findingLines] = findingTable(measured, sizes)
  const finding = findingLines.length > 0 ? [...table(findingHead, findingLines), ''] : []
  return [`## ${database}`, '', ...dates, '', ...table(head, lines), '', ...table(['what', ...sizes], sums), '', ...finding].join('\n')
}

/** @param {string[]} head @param {string[][]} lines */
const table = (head, lines) => [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)

/** @param {import('./measure.mjs').Measured | undefined} measured */
function cell(measured) {
  if (!measured) return ''
  const { cpuMs, answer } = measured
  const number = cpuMs < 10 ? cpuMs.toFixed(1) : Math.round(cpuMs).toLocaleString('en')
  return answer === '200' ? number : `${number} (${answer})`
}

/** @param {number | undefined} a @param {number | undefined} b */
const factor = (a, b) => (a === undefined || !b ? '' : (a / b).toFixed(1))
