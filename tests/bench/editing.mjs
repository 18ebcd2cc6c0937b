/**
 * `npm run bench:editing`: what an editor waits for, seen in a browser: lists, editors, letters, and the page beside them. Everything has been
 * opened once before. The site is a copy of that of `npm run bench:scale` with 1k products: what is typed is saved as drafts. The figures go to docs/performance.md.
 */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { freePort } from '../support/free-port.mjs'
import { writeReport } from './report.mjs'
import { running } from './running.mjs'
import { account, prepare } from './scale/prepare.mjs'
import { median, pause, timed } from './serving/tools.mjs'

/** How often each is measured; a first round comes before them and is not counted. */
const ROUNDS = 7

/** Lists that are opened from the navigation, and what a document of theirs is called in the report. */
const LISTS = { products: '产品', news: '新闻', stories: '案例' }

/** As somebody types who knows what to write. */
const BETWEEN_LETTERS_MS = 120
const TYPED = '智能型塑壳断路器额定电流二百五十安四极带漏电保护'

/** Until what was typed before has been saved and shown; the network is never idle beside a preview. */
const SETTLED_MS = 2500

/** A product of the seed. */
const PREVIEWED = 'where[articleId][equals]=170'

/** @typedef {import('@playwright/test').Page} Page */

const COPY = path.resolve('.cache/bench-editing/data')

const prepared = await prepare({ database: 'SQLite', size: '1k', mongodb: null, port: await freePort() })
rmSync(COPY, { recursive: true, force: true })
cpSync(String(prepared.env.DATA_DIR), COPY, { recursive: true })
/** @type {NodeJS.ProcessEnv} */
const env = { ...prepared.env, DATA_DIR: COPY }
const baseURL = `http://localhost:${env.PORT}`
const site = await running({ args: ['src/server/start.mjs'], env, url: `${baseURL}/` })
const browser = await chromium.launch({ executablePath: findOrInstallBrowser() || undefined, args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ baseURL, viewport: { width: 1600, height: 900 }, locale: 'zh-CN' })
  await context.addInitScript(() => {
    const tasks = Object.assign(window, { longTasks: /** @type {PerformanceEntry[]} */ ([]) }).longTasks
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  })
  const signedIn = await context.request.post('/cms-api/users/login', { data: account })
  if (!signedIn.ok()) throw new Error(`The bench can't sign in: HTTP ${signedIn.status()}`)
  const found = await (await context.request.get(`/cms-api/products?${PREVIEWED}&depth=0&limit=1`)).json()
  const page = await context.newPage()
  const rows = [...(await listsAndEditors(page)), ...(await typing(page, found.docs[0].id))]
  writeReport('bench:editing', [{ title: 'Editing', rows }])
} finally {
  await browser.close()
  await site.stop()
  rmSync(COPY, { recursive: true, force: true })
}
process.exit(0)

/** @param {Page} page @returns {Promise<import('./report.mjs').Row[]>} */
async function listsAndEditors(page) {
  /** @type {import('./report.mjs').Row[]} */
  const rows = []
  for (const [slug, name] of Object.entries(LISTS)) {
    /** @type {{ list: number, editor: number }[]} */
    const times = []
    for (let round = 0; round <= ROUNDS; round += 1) times.push(await openDocument(page, slug, round))
    const counted = times.slice(1)
    rows.push(
      row(
        `the list of ${name}, from the click`,
        counted.map(({ list }) => list),
        500,
      ),
      row(
        `an editor of ${name}, from the click until it takes a letter`,
        counted.map(({ editor }) => editor),
        1000,
      ),
    )
  }
  return rows
}

/** From the dashboard to a list, and from there to a document. @param {Page} page @param {string} slug @param {number} round */
async function openDocument(page, slug, round) {
  await page.goto('/admin', { waitUntil: 'networkidle' })
  const link = page.locator(`#nav-${slug}`)
  if (await link.evaluate((element) => element.closest('[inert]') !== null)) await page.locator('.nav-toggler').first().click()
  await link.hover()
  const list = await timed(async () => {
    await link.click()
    await page.locator('table tbody tr').first().waitFor()
  })
  await page.waitForLoadState('networkidle')
  const entry = page.locator(`table tbody tr a[href*="/${slug}/"]`).nth(round)
  await entry.hover()
  const editor = await timed(async () => {
    await entry.click()
    const field = page.locator('.document-fields input[type="text"]:not([disabled])').first()
    await field.focus()
    await page.keyboard.type('a')
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement && document.activeElement.value.includes('a'))
  })
  return { list, editor }
}

/** The title of a product, beside its page. @param {Page} page @param {string | number} id @returns {Promise<import('./report.mjs').Row[]>} */
async function typing(page, id) {
  await page.goto(`/admin/collections/products/${id}`)
  const toggler = page.locator('#live-preview-toggler')
  if ((await toggler.getAttribute('aria-label')) === '打开预览') await toggler.click()
  const preview = page.frameLocator('iframe[title="实时预览"]')
  await preview.getByRole('complementary', { name: '草稿预览' }).waitFor()
  const field = page.locator('#field-title')
  await field.focus()
  await page.keyboard.press('End')
  /** @type {{ shown: number, saved: number }[]} */
  const times = []
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await untilShown(page, preview, `${round}号`))
  await pause(SETTLED_MS)
  const since = await page.evaluate(() => performance.now())
  await page.keyboard.type(TYPED, { delay: BETWEEN_LETTERS_MS })
  const tasks = await page.evaluate((from) => {
    const { longTasks } = /** @type {{ longTasks: PerformanceEntry[] }} */ (/** @type {unknown} */ (window))
    return longTasks.filter(({ startTime }) => startTime > from).map(({ duration }) => duration)
  }, since)
  const inTurn = times.slice(1)
  const longest = tasks.length > 0 ? `${Math.max(...tasks).toFixed(0)} ms` : 'none over 50 ms'
  return [
    row(
      'the page beside the form, from a letter until it stands there',
      inTurn.map(({ shown }) => shown),
      300,
    ),
    row(
      'the same page, until it is drawn anew from the saved draft',
      inTurn.map(({ saved }) => saved),
      300,
    ),
    { what: `the longest task while ${[...TYPED].length} letters are typed`, measured: longest, goal: 'none over 50 ms' },
  ]
}

/**
 * The heading shows what is typed; the page's name, which nobody types into, what is saved.
 *
 * @param {Page} page @param {import('@playwright/test').FrameLocator} preview @param {string} letters
 */
async function untilShown(page, preview, letters) {
  await pause(SETTLED_MS)
  const text = `${await page.locator('#field-title').inputValue()}${letters}`
  const since = performance.now()
  await page.keyboard.insertText(letters)
  await preview.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor()
  const shown = (performance.now() - since) / 1000
  const drawn = await (await page.locator('iframe[title="实时预览"]').elementHandle())?.contentFrame()
  await drawn?.waitForFunction((title) => document.title.includes(title), text)
  return { shown, saved: (performance.now() - since) / 1000 }
}

/** @param {string} what @param {number[]} times in seconds @param {number} goal in milliseconds */
function row(what, times, goal) {
  const [middle, most] = [median(times), Math.max(...times)].map((one) => (one * 1000).toFixed(0))
  return { what, measured: `${middle} ms, at most ${most} ms`, goal: `${goal} ms or less` }
}
