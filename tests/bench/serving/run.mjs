/**
 * How fast the site serves, beside nginx that serves the same bytes: on one core each, with the load on the other one, in
 * interleaved rounds, medians. `BENCH_ROUNDS` (5) and `BENCH_SECONDS` (4) make it longer or shorter.
 */

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { startBareNext } from './bare-next.mjs'
import { load, SERVER_CORE } from './load.mjs'
import { interleaved } from './measure.mjs'
import { startNginx } from './nginx.mjs'
import { servingRows } from './rows.mjs'
import { gzipOf, startSite } from './site.mjs'
import { missingTools, pause } from './tools.mjs'

const PAGE = '/GoodsListView'
const LIST = '/prod-api/api/product/list'

/** Pages that visitors ask for in turn while editors publish. */
const VISITED = ['/', '/GoodsListView', '/GoodsInfoView?id=153', '/News', '/NewsDetail?id=536', '/ExampleView', '/Download', '/AboutView']

/** Rendered for each request: drafts, of which nobody who isn't signed in sees anything. */
const RENDERED = '/GoodsListView?draft=1'

const PUBLISH_EVERY_MS = 5000

/**
 * @param {{ env: NodeJS.ProcessEnv, port: number, bareApp: string }} options
 * @returns {Promise<{ rows: import('../report.mjs').Row[], renderedMs: number }>} renderedMs: one page, one after the other
 */
export async function benchServing({ env, port, bareApp }) {
  const missing = missingTools()
  if (missing.length > 0) {
    const reason = `not measured, because ${missing.join(', ')} can't be found or installed`
    return { rows: [{ what: 'serving', measured: reason }], renderedMs: Number.NaN }
  }
  const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
  const seconds = Number(process.env.BENCH_SECONDS ?? 4)
  const folder = path.resolve('.cache/bench-serving')
  mkdirSync(folder, { recursive: true })
  const baseUrl = `http://localhost:${port}`
  const site = await startSite({ env, baseUrl })
  const answers = { page: await gzipOf(baseUrl, PAGE), list: await gzipOf(baseUrl, LIST) }
  const nginx = await startNginx({ folder, port: port + 1, answers })
  const bare = await startBareNext(bareApp, port + 2)
  const bareNode = startBareNode(path.join(folder, 'nginx'), port + 3)
  try {
    const cachedPage = { baseUrl, paths: [PAGE] }
    const nodePage = { baseUrl: bareNode.baseUrl, paths: ['/page'] }
    const nginxPage = { baseUrl: nginx.baseUrl, paths: ['/page'] }
    const throughput = await interleaved({
      folder,
      rounds,
      seconds,
      targets: {
        cachedPage,
        nginxPage,
        cachedList: { baseUrl, paths: [LIST] },
        nginxList: { baseUrl: nginx.baseUrl, paths: ['/list'] },
        rendered: { baseUrl, paths: [RENDERED], connections: 8 },
        renderedAlone: { baseUrl, paths: [RENDERED], connections: 1 },
        nodePage,
        nodeList: { baseUrl: bareNode.baseUrl, paths: ['/list'] },
        bareNext: { baseUrl: bare.baseUrl, paths: ['/'] },
      },
    })
    const rate = (throughput.cachedPage?.rate ?? 0) / 2
    const half = { folder, rounds, seconds, rate, targets: { cachedPage, nginxPage, nodePage } }
    const quiet = await interleaved(half)
    const whileRendering = await besides({ folder, baseUrl, paths: [RENDERED] }, half)
    const publishing = await whilePublishing(site.publish, { folder, baseUrl, paths: VISITED, seconds: rounds * 6, rate: rate / 4 })
    const sizes = { page: answers.page.body.length, list: answers.list.body.length }
    const rows = servingRows({ sizes, throughput, rate, quiet, whileRendering, publishing })
    return { rows, renderedMs: 1000 / (throughput.renderedAlone?.rate ?? Number.NaN) }
  } finally {
    nginx.stop()
    bare.stop()
    bareNode.stop()
    await site.stop()
  }
}

/** @param {string} folder of the answers @param {number} port */
function startBareNode(folder, port) {
  const program = new URL('./bare-node.mjs', import.meta.url).pathname
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, program, String(port), folder], { stdio: 'ignore' })
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') }
}

/**
 * Measures while other pages are rendered all the time, two at once.
 *
 * @param {{ folder: string, baseUrl: string, paths: readonly string[] }} background
 * @param {Parameters<typeof interleaved>[0]} options
 */
async function besides(background, options) {
  const { rounds, seconds, targets } = options
  const total = rounds * seconds * Object.keys(targets).length + 2
  const running = load({ ...background, connections: 2, seconds: total })
  const measured = await interleaved(options)
  await running
  return measured
}

/**
 * @param {() => Promise<void>} publish
 * @param {Parameters<typeof load>[0]} options
 */
async function whilePublishing(publish, options) {
  // Visitors were there before: what is measured is the wait for what was published.
  for (const path of options.paths) for (let count = 0; count < 2; count += 1) await gzipOf(options.baseUrl, path)
  const running = load(options)
  const until = Date.now() + options.seconds * 1000
  let publishes = 0
  while (Date.now() + PUBLISH_EVERY_MS < until) {
    await pause(PUBLISH_EVERY_MS)
    await publish()
    publishes += 1
  }
  return { ...(await running), publishes }
}
