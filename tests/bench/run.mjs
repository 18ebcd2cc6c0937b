/**
 * `npm run bench`: what starting, reading, rendering and serving cost, beside the framework alone, raw SQL and nginx, and
 * what Lighthouse says. Ratios are taken within one run; nothing here fails, it tells. The figures go to docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build, isBuilt } from '../../src/server/build.mjs'
import { lighthouseRows } from './lighthouse.mjs'
import { pictureRows } from './pictures.mjs'
import { pressRows } from './press.mjs'
import { ms, ratio, seconds, writeReport } from './report.mjs'
import { running } from './running.mjs'
import { bareProgram, buildBareNext } from './serving/bare-next.mjs'
import { benchServing } from './serving/run.mjs'
import { median } from './serving/tools.mjs'

const FOLDER = path.resolve('.cache/bench')
const PORT = 3987
const STARTS = 5

/** Pages in the cache when memory is measured. */
const KEPT_PAGES = 2000

/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: path.join(FOLDER, 'data'),
  DATABASE_URI: '',
  PORT: String(PORT),
  HOST: 'localhost',
  // What a second one adds: tests/bench/renderers.mjs.
  RENDERERS: '1',
  PAYLOAD_SECRET: 'for-the-bench-only-'.repeat(3),
}
const site = { args: ['src/server/start.mjs'], env, url: `http://localhost:${PORT}/` }

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

const seeding = timed(() => typescript('seed/run.ts', ['--if-empty']))
if (!isBuilt()) {
  Object.assign(process.env, { PAYLOAD_SECRET: env.PAYLOAD_SECRET })
  await build()
}
const bareApp = buildBareNext(FOLDER)
const bare = bareProgram(bareApp, PORT + 2)

const starting = await startingRows()
const memory = await memoryRows()
const reading = JSON.parse(typescript('tests/bench/reading.ts', [], ['--conditions=react-server']))
const sheets = JSON.parse(typescript('tests/bench/data-sheets.ts', [], ['--conditions=react-server']))
const serving = await benchServing({ env, port: PORT, bareApp })
const { pictures, lighthouse, presses } = await seenByBrowsers()
writeReport('bench', [
  { title: 'Starting', rows: starting },
  { title: 'Memory', rows: memory },
  { title: 'Reading and rendering', rows: readingRows() },
  { title: 'Data sheets, in CPU', rows: sheetRows() },
  { title: 'Serving', rows: serving.rows },
  { title: 'Pictures', rows: pictures },
  { title: 'Lighthouse, as a phone, medians of five', rows: lighthouse },
  { title: 'The menu of a phone, four times as slow, medians of five', rows: presses },
])

async function startingRows() {
  // Nothing was kept yet.
  const first = await secondsToFirstPage(site)
  /** @type {number[]} */
  const ours = []
  /** @type {number[]} */
  const framework = []
  for (let round = 0; round < STARTS; round += 1) {
    ours.push(await secondsToFirstPage(site))
    framework.push(await secondsToFirstPage(bare))
  }
  return [
    { what: 'seeding an empty database', measured: seconds(seeding), goal: '60 s or less' },
    { what: 'first start of a built and seeded site to its first page', measured: seconds(first), goal: '5 s or less' },
    { what: 'every later start to the first page, kept by the last run', measured: seconds(median(ours)) },
    { what: 'the framework alone', measured: seconds(median(framework)) },
    { what: 'later start : framework', measured: ratio(median(ours), median(framework)), goal: '2 or less' },
    { what: 'first start : framework', measured: ratio(first, median(framework)) },
  ]
}

/** @param {import('./running.mjs').Program} program */
async function secondsToFirstPage(program) {
  const started = await running(program)
  await started.stop()
  return started.seconds
}

async function memoryRows() {
  const ours = await memoryAfter(site, (index) => `GoodsListView?pageNum=${index + 1}`)
  const framework = await memoryAfter(bare, () => '')
  const mb = (/** @type {number} */ value) => `${Math.round(value)} MB`
  return [
    { what: `server and renderer after ${KEPT_PAGES} kept pages`, measured: mb(ours) },
    { what: `the framework alone after ${KEPT_PAGES} answers`, measured: mb(framework) },
    { what: 'site : framework', measured: ratio(ours, framework), goal: '2 or less' },
  ]
}

/**
 * @param {import('./running.mjs').Program} program
 * @param {(index: number) => string} pathOf
 */
async function memoryAfter(program, pathOf) {
  const { memory, stop } = await running(program)
  for (let index = 0; index < KEPT_PAGES; index += 1) await (await fetch(`${program.url}${pathOf(index)}`)).arrayBuffer()
  const used = memory()
  await stop()
  return used
}

function readingRows() {
  const { raw, content, page } = reading
  const { renderedMs } = serving
  return [
    { what: 'nine products with raw SQL', measured: ms(raw) },
    { what: 'nine products through `src/content`', measured: ms(content) },
    { what: 'content : raw', measured: ratio(content, raw), goal: '6 or less' },
    { what: 'the product list rendered, one request after the other', measured: ms(renderedMs) },
    { what: 'of which reading', measured: ms(page) },
    { what: 'rendered : the same without reading', measured: ratio(renderedMs, renderedMs - page), goal: '2 or less' },
  ]
}

function sheetRows() {
  const { count, starting, median: middle, most, kept } = sheets
  return [
    { what: `a data sheet that nobody has asked for yet, median of ${count} products`, measured: ms(middle), goal: '150 ms or less' },
    { what: 'so much or less take 95 of 100', measured: ms(most) },
    { what: 'the first of all, which starts the thread and reads the fonts', measured: ms(starting) },
    { what: 'the second who asks for one', measured: ms(kept) },
  ]
}

async function seenByBrowsers() {
  const { stop } = await running(site)
  const baseUrl = `http://localhost:${PORT}`
  try {
    const pictures = await pictureRows({ baseUrl, mediaFolder: path.join(FOLDER, 'data/media') })
    const lighthouse = await lighthouseRows({ baseUrl, folder: FOLDER, port: PORT + 1 })
    return { pictures, lighthouse, presses: await pressRows(baseUrl) }
  } finally {
    await stop()
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string[]} nodeArgs
 * @returns {string} what it printed
 */
function typescript(program, args, nodeArgs = []) {
  const result = spawnSync(process.execPath, [...nodeArgs, '--conditions=production', '--import', 'tsx', program, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (result.status !== 0) process.exit(1)
  return result.stdout
}

/** @param {() => void} work @returns {number} seconds */
function timed(work) {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}
