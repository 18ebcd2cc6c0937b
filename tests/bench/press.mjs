import { chromium, devices } from '@playwright/test'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { PAGES } from './lighthouse.mjs'
import { median } from './serving/tools.mjs'

const ROUNDS = 5
/** A phone's core beside this machine's. */
const SLOWDOWN = 4
const AFTER_FIRST_PAINT_MS = 300

/**
 * How long a phone's visitor waits for the menu who presses it a moment after the page has appeared: from the press to the frame
 * that shows it, as the browser tells it of each interaction (Event Timing), on a slow core.
 *
 * @param {string} baseUrl
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function pressRows(baseUrl) {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  /** @type {import('./report.mjs').Row[]} */
  const rows = []
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const waits = []
      for (let round = 0; round < ROUNDS; round += 1) waits.push(await press(browser, new URL(path, baseUrl).href))
      rows.push({
        what: `${name}: a press ${AFTER_FIRST_PAINT_MS} ms after the first paint`,
        measured: `${median(waits)} ms`,
        goal: '200 ms or less',
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<number>} milliseconds
 */
async function press(browser, url) {
  const context = await browser.newContext({ ...devices['iPhone 13'], locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { polling: 10 })
    const menu = page.getByRole('button', { name: '菜单' }).first()
    const { x, y, width, height } = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.waitForFunction(
      (pause) => performance.now() >= (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + pause,
      AFTER_FIRST_PAINT_MS,
      { polling: 10 },
    )
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForFunction(() => Reflect.get(window, 'pressed') > 0)
    if ((await menu.getAttribute('aria-expanded')) !== 'true') throw new Error(`${url}: the press opened nothing`)
    return await page.evaluate(() => Number(Reflect.get(window, 'pressed')))
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes the longest interaction. */
function observe() {
  Reflect.set(window, 'pressed', 0)
  // The library of types does not know the threshold.
  const interactions = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPress = Reflect.get(entry, 'interactionId') > 0
      if (isPress) Reflect.set(window, 'pressed', Math.max(Reflect.get(window, 'pressed'), entry.duration))
    }
  }).observe(interactions)
}
