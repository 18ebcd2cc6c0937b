import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'

const FILE = 'docs/performance.md'
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end -->']

/** @typedef {import('./load.mjs').Measured} Measured */

/**
 * Prints the figures and puts them into the document, in place of those of the last run.
 *
 * @param {object} results
 * @param {number} results.rounds
 * @param {number} results.seconds
 * @param {{ page: number, list: number }} results.sizes
 * @param {Record<string, Measured>} results.throughput
 * @param {number} results.rate
 * @param {Record<string, Measured>} results.quiet
 * @param {Record<string, Measured>} results.whileRendering
 * @param {Measured & { publishes: number }} results.publishing
 */
export function writeReport({ rounds, seconds, sizes, throughput, rate, quiet, whileRendering, publishing }) {
  const { cachedPage, nginxPage, cachedList, nginxList, rendered, bareNext } = throughput
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} kB`
  const table = [
    '| what | measured | to reach |',
    '| --- | --- | --- |',
    `| a kept page, gzip, ${kb(sizes.page)} | ${perSecond(cachedPage)} | |`,
    `| nginx, the same bytes | ${perSecond(nginxPage)} | |`,
    `| kept page : nginx | ${ratio(cachedPage?.rate, nginxPage?.rate)} | 0.6 or more |`,
    `| a kept list of \`/prod-api\`, gzip, ${kb(sizes.list)} | ${perSecond(cachedList)} | |`,
    `| nginx, the same bytes | ${perSecond(nginxList)} | |`,
    `| kept list : nginx | ${ratio(cachedList?.rate, nginxList?.rate)} | |`,
    `| the same page, rendered for each request | ${perSecond(rendered)} | |`,
    ...(bareNext ? [`| a static page of the framework alone | ${perSecond(bareNext)} | |`] : []),
    `| p99 of the kept page at ${rate.toFixed(0)} requests/s | ${ms(quiet.cachedPage?.p99)} | |`,
    `| p99 of nginx at that rate | ${ms(quiet.nginxPage?.p99)} | |`,
    `| kept page : nginx | ${ratio(quiet.cachedPage?.p99, quiet.nginxPage?.p99)} | 2 or less |`,
    `| p99 of the kept page while two pages are rendered all the time | ${ms(whileRendering.cachedPage?.p99)} | |`,
    `| p99 of nginx meanwhile | ${ms(whileRendering.nginxPage?.p99)} | |`,
    `| kept page : nginx | ${ratio(whileRendering.cachedPage?.p99, whileRendering.nginxPage?.p99)} | 2 or less |`,
    `| longest wait among eight pages, with ${publishing.publishes} publishes, one every 5 s | ${ms(publishing.longest)} | 150 ms or less |`,
    `| errors in all | ${countErrors(throughput, quiet, whileRendering, { publishing })} | 0 |`,
  ]
  const [load = 0] = os.loadavg()
  const machine = `${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${rounds} rounds of ${seconds} s, load average at the end ${load.toFixed(1)}`
  const text = [BEGIN, '', `${new Date().toISOString().slice(0, 10)}, ${machine}.`, '', ...table, '', END].join('\n')
  console.log(table.join('\n'))
  const document = readFileSync(FILE, 'utf8')
  const [before = ''] = document.split(BEGIN)
  writeFileSync(FILE, `${before}${text}${document.split(END)[1] ?? '\n'}`)
}

/** @param {Measured | undefined} measured */
const perSecond = (measured) => `${Math.round(measured?.rate ?? 0).toLocaleString('en')} requests/s`

/** @param {number | undefined} value */
const ms = (value) => `${(value ?? Number.NaN).toFixed(2)} ms`

/** @param {number | undefined} a @param {number | undefined} b */
const ratio = (a, b) => ((a ?? Number.NaN) / (b ?? Number.NaN)).toFixed(2)

/** @param {Record<string, Measured>[]} all */
const countErrors = (...all) => all.flatMap((results) => Object.values(results)).reduce((sum, { errors }) => sum + errors, 0)
