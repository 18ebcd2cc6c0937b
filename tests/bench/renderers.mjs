/**
 * `npm run bench:renderers`: how many pages a second are made that nobody has asked for before, with 1, 2, … renderers. `-- 1 2 4` names the
 * numbers, `-- 1 2 --seconds 20` how long each is pressed. Prints a table. The load comes from this machine, too: on few cores it takes from
 * the renderers what they would use, so that two of them on two cores show less than twice as much.
 */
import http from 'node:http'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { freePort } from '../support/free-port.mjs'
import { perSecond, ratio } from './report.mjs'
import { running } from './running.mjs'

const CONNECTIONS = 32

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '10' } } })
const counts = positionals.length > 0 ? positionals.map(Number) : [1, 2]
const milliseconds = Number(values.seconds) * 1000

/** @type {number | undefined} */
let first
console.log(
  `${availableParallelism()} cores, ${CONNECTIONS} visitors on the same ones\n\n| renderers | uncached pages | to the first |\n| --- | --- | --- |`,
)
for (const count of counts) {
  const rate = await rateWith(count)
  first ??= rate
  console.log(`| ${count} | ${perSecond(rate)} | ${ratio(rate, first)} |`)
}

/** @param {number} count */
async function rateWith(count) {
  const port = await freePort()
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: process.env.DATA_DIR ?? path.resolve('.cache/bench-renderers/data'),
    DATABASE_URI: process.env.DATABASE_URI ?? '',
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'for-the-bench-only-'.repeat(3),
    PORT: String(port),
    HOST: 'localhost',
    RENDERERS: String(count),
    METRICS_TOKEN: 'for-the-bench-only',
  }
  const site = await running({ args: ['src/server/start.mjs'], env, url: `http://localhost:${port}/` })
  try {
    while ((await renderersUp(port)) < count) await new Promise((resolve) => setTimeout(resolve, 200))
    await press(port, 'warm', milliseconds / 4)
    return (await press(port, 'page', milliseconds)) / (milliseconds / 1000)
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
 * Asks for the product list by addresses of which each is new.
 *
 * @param {number} port
 * @param {string} word
 * @param {number} limitMs
 * @returns {Promise<number>} how many were answered
 */
async function press(port, word, limitMs) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = Date.now() + limitMs
  let answered = 0
  let asked = 0
  const visit = async () => {
    while (Date.now() < end) {
      asked += 1
      const status = await get(`http://localhost:${port}/SearchResult?val=${word}${asked}`, agent)
      if (status !== 200) throw new Error(`HTTP ${status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  agent.destroy()
  return answered
}

/** @param {string} url @param {http.Agent} agent @returns {Promise<number>} */
const get = (url, agent) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        response.once('end', () => resolve(response.statusCode ?? 0)).resume()
      })
      .once('error', reject)
  })
