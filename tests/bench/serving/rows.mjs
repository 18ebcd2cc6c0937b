import { ms, perSecond, ratio } from '../report.mjs'

/** @typedef {import('./load.mjs').Measured} Measured */

/**
 * What serving costs, as rows of the report.
 *
 * @param {object} results
 * @param {{ page: number, list: number }} results.sizes
 * @param {Record<string, Measured>} results.throughput
 * @param {number} results.rate
 * @param {Record<string, Measured>} results.quiet
 * @param {Record<string, Measured>} results.whileRendering
 * @param {Measured & { publishes: number }} results.publishing
 * @returns {import('../report.mjs').Row[]}
 */
export function servingRows({ sizes, throughput, rate, quiet, whileRendering, publishing }) {
  const { cachedPage, nginxPage, nodePage, cachedList, nginxList, nodeList, rendered, bareNext } = throughput
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} kB`
  return [
    { what: `a kept page, gzip, ${kb(sizes.page)}`, measured: perSecond(cachedPage?.rate) },
    { what: 'nginx, the same bytes', measured: perSecond(nginxPage?.rate) },
    { what: 'kept page : nginx', measured: ratio(cachedPage?.rate, nginxPage?.rate), goal: '0.6 or more' },
    { what: 'Node alone, the same bytes from memory', measured: perSecond(nodePage?.rate) },
    { what: 'Node alone : nginx', measured: ratio(nodePage?.rate, nginxPage?.rate) },
    { what: 'a static page of the framework alone', measured: perSecond(bareNext?.rate) },
    { what: 'kept page : static page of the framework', measured: ratio(cachedPage?.rate, bareNext?.rate), goal: '12 or more' },
    { what: 'the same page, rendered for each request', measured: perSecond(rendered?.rate) },
    { what: 'kept page : rendered page', measured: ratio(cachedPage?.rate, rendered?.rate), goal: '100 or more' },
    { what: `a kept list of \`/prod-api\`, gzip, ${kb(sizes.list)}`, measured: perSecond(cachedList?.rate) },
    { what: 'nginx, the same bytes', measured: perSecond(nginxList?.rate) },
    { what: 'kept list : nginx', measured: ratio(cachedList?.rate, nginxList?.rate), goal: '0.6 or more' },
    { what: 'Node alone, the same bytes from memory', measured: perSecond(nodeList?.rate) },
    { what: 'Node alone : nginx', measured: ratio(nodeList?.rate, nginxList?.rate) },
    { what: `p99 of the kept page at ${rate.toFixed(0)} requests/s`, measured: ms(quiet.cachedPage?.p99) },
    { what: 'p99 of nginx at that rate', measured: ms(quiet.nginxPage?.p99) },
    { what: 'kept page : nginx', measured: ratio(quiet.cachedPage?.p99, quiet.nginxPage?.p99), goal: '2 or less' },
    { what: 'p99 of Node alone at that rate', measured: ms(quiet.nodePage?.p99) },
    { what: 'p99 of the kept page while two pages are rendered all the time', measured: ms(whileRendering.cachedPage?.p99) },
    { what: 'p99 of Node alone meanwhile', measured: ms(whileRendering.nodePage?.p99) },
    { what: 'p99 of nginx meanwhile', measured: ms(whileRendering.nginxPage?.p99) },
    { what: 'kept page : nginx', measured: ratio(whileRendering.cachedPage?.p99, whileRendering.nginxPage?.p99), goal: '2 or less' },
    {
      what: `longest wait among eight pages, with ${publishing.publishes} publishes, one every 5 s`,
      measured: ms(publishing.longest),
      goal: '150 ms or less',
    },
    { what: 'errors in all', measured: String(countErrors(throughput, quiet, whileRendering, { publishing })), goal: '0' },
  ]
}

/** @param {Record<string, Measured>[]} all */
const countErrors = (...all) => all.flatMap((results) => Object.values(results)).reduce((sum, { errors }) => sum + errors, 0)
