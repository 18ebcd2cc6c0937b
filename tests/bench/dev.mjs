/**
 * `npm run bench:dev`: what a developer waits for, seen in a browser: the first pages of `npm run dev` with nothing compiled yet,
 * and changed files of a view, which are put back. The figures go to docs/performance.md.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { seconds, writeReport } from './report.mjs'
import { median, pause, timed } from './serving/tools.mjs'

const PORT = 3985
const SITE = `http://localhost:${PORT}`

/** How often each file is changed. */
const CHANGES = 5

/** What development has compiled; a build lies beside it. */
const COMPILED = '.next/dev'

/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  DATA_DIR: process.env.DATA_DIR ?? path.resolve('.cache/bench-dev/data'),
  DATABASE_URI: '',
  SITE_URL: '',
  PORT: String(PORT),
  HOST: 'localhost',
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'for-the-bench-only-'.repeat(3),
}

/** For what hangs. */
const HANGS_MS = 180_000

const LIST = '/GoodsListView'

/** Where else a developer looks first, each the first time it is compiled. */
const OTHERS = { 'then the product list': LIST, 'then a product': '/GoodsInfoView?id=153', 'then the admin': '/admin/login' }

/**
 * A change of a file of the product list, and what the browser shows of it.
 *
 * @typedef {object} Change
 * @property {string} what
 * @property {string} file
 * @property {(text: string, round: number) => string} change
 * @property {(round: number) => string} shown a selector
 */

/** @type {Change[]} */
const changes = [
  {
    what: 'a view that the server renders',
    file: 'src/views/goods-list/desktop.tsx',
    change: (text, round) => text.replace('className={styles.title}', `$& data-round="${round}"`),
    shown: (round) => `#filter-title[data-round="${round}"]`,
  },
  {
    what: 'a view that runs in the browser',
    file: 'src/views/goods-list/keyword-field.tsx',
    change: (text, round) => text.replace('placeholder={placeholder}', `placeholder="${round}"`),
    shown: (round) => `input[name="val"][placeholder="${round}"]`,
  },
]

/** What is changed, as it was. @type {Map<string, string>} */
const originals = new Map(changes.map(({ file }) => [file, readFileSync(file, 'utf8')]))
process.on('exit', () => {
  for (const [file, text] of originals) writeFileSync(file, text)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
/** What the browser found wrong with pages, what a policy refused included. @type {string[]} */
const errors = []
try {
  seed()
  rmSync(COMPILED, { recursive: true, force: true })
  const cold = await developing(coldRows)
  const again = await developing(async (page, sinceStart) => {
    await openFirst(page)
    const home = seconds(sinceStart())
    const admin = seconds(await timed(() => page.goto(`${SITE}/admin/login`)))
    return [
      { what: 'the home page after a second `npm run dev`', measured: home },
      { what: 'then the admin', measured: admin },
    ]
  })
  for (const error of errors) console.log(error)
  const rows = [...cold, ...again, { what: 'errors that the browser reported', measured: String(errors.length), goal: '0' }]
  writeReport('bench:dev', [{ title: 'Development', rows }])
} finally {
  await browser.close()
}

function seed() {
  const args = ['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', '--if-empty']
  const { status } = spawnSync(process.execPath, args, { env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The demo content could not be seeded.')
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => number} sinceStart
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function coldRows(page, sinceStart) {
  await openFirst(page)
  /** @type {import('./report.mjs').Row[]} */
  const rows = [
    {
      what: 'from `npm run dev` to the home page in the browser, nothing compiled yet',
      measured: seconds(sinceStart()),
      goal: '15 s or less',
    },
  ]
  for (const [what, address] of Object.entries(OTHERS)) rows.push({ what, measured: seconds(await timed(() => page.goto(SITE + address))) })
  await page.goto(SITE + LIST)
  for (const change of changes) rows.push(await changeRow(page, change))
  return rows
}

/** @param {import('@playwright/test').Page} page @param {Change} change */
async function changeRow(page, { what, file, change, shown }) {
  const original = originals.get(file) ?? ''
  /** @type {number[]} */
  const times = []
  for (let round = 1; round <= CHANGES; round += 1) {
    const changed = change(original, round)
    times.push(
      await timed(() => {
        writeFileSync(file, changed)
        return page.waitForSelector(shown(round), { state: 'attached' })
      }),
    )
  }
  writeFileSync(file, original)
  const measured = `${seconds(median(times))}, at most ${seconds(Math.max(...times))}`
  return { what: `${what}, from saving it to seeing it, ${CHANGES} times`, measured, goal: '2 s or less' }
}

/**
 * Runs `npm run dev` and looks at it with a browser.
 *
 * @template Result
 * @param {(page: import('@playwright/test').Page, sinceStart: () => number) => Promise<Result>} look
 * @returns {Promise<Result>}
 */
async function developing(look) {
  const start = performance.now()
  const child = spawn(process.execPath, ['src/server/start.mjs', '--dev'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  page.setDefaultTimeout(HANGS_MS)
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()} ${message.text()}`))
  try {
    return await look(page, () => (performance.now() - start) / 1000)
  } finally {
    await page.close()
    child.kill('SIGTERM')
    await closed
  }
}

/** As soon as somebody answers. @param {import('@playwright/test').Page} page */
async function openFirst(page) {
  while (
    !(await fetch(`${SITE}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(20)
  await page.goto(SITE)
}
