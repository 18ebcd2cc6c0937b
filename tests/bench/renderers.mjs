/**
 * `npm run bench:renderers`: how many pages a second are made that nobody has asked for before, with 1, 2, … renderers. `-- 1 2 4` names the
 * numbers, `-- 1 2 --seconds 20` how long each is pressed. The site is that of `npm run bench:scale` with 1k products, or that of DATA_DIR and
 * DATABASE_URI. The load comes from this machine, too: on few cores it takes from the renderers what they would use, so that two of them on
 * two cores show less than twice as much. What a page uses of the cores says how many it would be on enough of them.
 * The figures go to docs/performance.md.
 */
import http from 'node:http'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { freePort } from '../support/free-port.mjs'
import { renderersOf, sumOf, usedBy } from './cpu.mjs'
import { ms, ratio, writeReport } from './report.mjs'
import { running } from './running.mjs'
import { prepare } from './scale/prepare.mjs'

const CONNECTIONS = 32

/** Where the pages begin that are counted. */
const MOST_PRESSED = 100_000

/** So much of the first renderer's pages each further one is to make. */
const SHARE = 0.8

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '10' } } })
const counts = positionals.length > 0 ? positionals.map(Number) : [1, 2]
const milliseconds = Number(values.seconds) * 1000

/**
 * @typedef {object} Rate
 * @property {number} count of renderers
 * @property {number} perSecond
 * @property {number} rendererMs what they used for a page
 * @property {number} serverMs what the process in front of them used for it
 * @property {Record<string, number>} keptMs what it used for what needs no renderer
 */

const environment = process.env.DATA_DIR || process.env.DATABASE_URI ? process.env : (await prepareSite()).env
/** @type {Rate[]} */
const rates = []
for (const count of counts) rates.push(await rateWith(count))
writeReport('bench:renderers', [{ title: 'Several renderers', rows: reportOf(rates) }])
process.exit(0)

async function prepareSite() {
  return prepare({ database: 'SQLite', size: '1k', mongodb: null, port: await freePort() })
}

/** @param {Rate[]} all @returns {import('./report.mjs').Row[]} */
function reportOf(all) {
  const [first] = all
  const each = all.map(({ count, perSecond: rate, rendererMs, serverMs }) => ({
    what: `a list that nobody has asked for, ${count === 1 ? '1 renderer' : `${count} renderers`}`,
    measured: `${rate.toFixed(1)} a second; CPU of one: ${ms(rendererMs)} of the renderer, ${ms(serverMs)} of the server`,
  }))
  const factors = all.slice(1).flatMap(({ count, perSecond: rate, rendererMs }) => {
    const times = count / (first?.count ?? 1)
    const goal = `${(SHARE * times).toFixed(1)} or more`
    const what = `${count} renderers : ${first?.count}`
    return [
      { what: `${what}, pages a second`, measured: ratio(rate, first?.perSecond), goal },
      { what: `${what}, pages for the same CPU of each`, measured: ratio((first?.rendererMs ?? 0) * times, rendererMs), goal },
    ]
  })
  const kept = Object.entries(first?.keptMs ?? {}).map(([what, each]) => ({ what, measured: `CPU of one: ${ms(each)} of the server` }))
  const visitors = { what: 'where from', measured: `${CONNECTIONS} visitors on the same ${availableParallelism()} cores` }
  return [visitors, ...each, ...factors, ...kept]
}

/** @param {number} count @returns {Promise<Rate>} */
async function rateWith(count) {
  const port = await freePort()
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...environment,
    NODE_ENV: 'production',
    PAYLOAD_SECRET: environment.PAYLOAD_SECRET ?? 'for-the-bench-only-'.repeat(3),
    PORT: String(port),
    HOST: 'localhost',
    RENDERERS: String(count),
    METRICS_TOKEN: 'for-the-bench-only',
  }
  const origin = `http://localhost:${port}`
  const list = `${origin}/GoodsListView?pageNum=`
  const site = await running({ args: ['src/server/start.mjs'], env, url: `${origin}/` })
  try {
    while ((await renderersUp(port)) < count) await new Promise((resolve) => setTimeout(resolve, 200))
    await press(milliseconds / 4, (asked) => `${list}${asked}`)
    const renderers = renderersOf(site.pid)
    const used = () => ({ renderers: sumOf(renderers.map(usedBy)).cpuMs, server: usedBy(site.pid).cpuMs })
    /** @param {(asked: number) => string} addressOf */
    const costOf = async (addressOf) => {
      const [before, start] = [used(), performance.now()]
      const answered = await press(milliseconds, addressOf)
      const [after, seconds] = [used(), (performance.now() - start) / 1000]
      const [rendererMs, serverMs] = [after.renderers - before.renderers, after.server - before.server].map((sum) => sum / answered)
      return { perSecond: answered / seconds, rendererMs: rendererMs ?? 0, serverMs: serverMs ?? 0 }
    }
    const uncached = await costOf((asked) => `${list}${MOST_PRESSED + asked}`)
    /** @type {Record<string, number>} */
    const keptMs = {}
    for (const [what, address] of count === counts[0] ? await keptAddresses(origin) : []) {
      keptMs[what] = (await costOf(() => address)).serverMs
    }
    return { count, ...uncached, keptMs }
  } finally {
    await site.stop()
  }
}

/** @param {number} port */
async function renderersUp(port) {
  const response = await fetch(`http://localhost:${port}/metrics`, { headers: { authorization: 'Bearer for-the-bench-only' } })
  return (await response.text()).split('\n').filter((line) => line.startsWith('site_renderer_up') && line.endsWith(' 1')).length
}

/**
 * What the home page needs besides itself. @param {string} origin
 *
 * @returns {Promise<[what: string, address: string][]>}
 */
async function keptAddresses(origin) {
  const html = await (await fetch(`${origin}/`)).text()
  const [picture, script] = [/\/media\/[^"\s]+\.webp/, /\/_next\/static\/[^"\s]+\.js/].map((pattern) => pattern.exec(html)?.[0])
  if (!picture || !script) throw new Error('The home page has no picture or no script.')
  return [
    ['the home page, kept', `${origin}/`],
    ['a picture', `${origin}${picture}`],
    ['a script', `${origin}${script}`],
  ]
}

/**
 * Asks for one address after the other, as many visitors at once.
 *
 * @param {number} limitMs
 * @param {(asked: number) => string} addressOf
 * @returns {Promise<number>} how many were answered
 */
async function press(limitMs, addressOf) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = Date.now() + limitMs
  let answered = 0
  let asked = 0
  const visit = async () => {
    while (Date.now() < end) {
      asked += 1
      const status = await get(addressOf(asked), agent)
      if (status !== 200) throw new Error(`HTTP ${status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  agent.destroy()
  return answered
}

/** @param {string} url @param {http.Agent} agent @returns {Promise<number>} the status */
function get(url, agent) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    http
      .get(url, { agent, headers }, (response) => {
        response.once('end', () => resolve(response.statusCode ?? 0)).resume()
      })
      .once('error', reject)
  })
}
