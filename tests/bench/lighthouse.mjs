import { gunzipSync, gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { ratio } from './report.mjs'
import { startNginx } from './serving/nginx.mjs'
import { gzipOf } from './serving/site.mjs'
import { median, missingTools } from './serving/tools.mjs'

/** Pages by what they are called in the report. */
export const PAGES = {
  home: '/',
  list: '/GoodsListView',
  detail: '/GoodsInfoView?id=153',
  'news detail': '/NewsDetail?id=536',
  consult: '/Consult',
  downloads: '/Download',
}
const ROUNDS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Has the layout of phones. */
const PHONE = 'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/**
 * Lighthouse on a running site, as a phone: the median of some rounds for each page, in turn with the same page without any script
 * as a file that nginx serves. The figures of a machine that does other work at the same time say little about performance.
 *
 * @param {{ baseUrl: string, folder: string, port: number }} options a folder and a port for nginx
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function lighthouseRows({ baseUrl, folder, port }) {
  const chrome = await launch({ chromePath: findOrInstallBrowser(), chromeFlags })
  const nginx = missingTools().length > 0 ? null : await startNginx({ folder, port, answers: await files(baseUrl), behind: baseUrl })
  try {
    /** @type {import('./report.mjs').Row[]} */
    const rows = []
    for (const [name, path] of Object.entries(PAGES)) {
      rows.push(...(await measure({ name, path, baseUrl, fileUrl: nginx?.baseUrl, port: chrome.port })))
    }
    return rows
  } finally {
    nginx?.stop()
    chrome.kill()
  }
}

/** The pages as phones get them, without scripts, by the names of their files. @param {string} baseUrl */
async function files(baseUrl) {
  const answers = Object.values(PAGES).map(async (path) => {
    const { pathname } = new URL(path, baseUrl)
    const { type, body } = await gzipOf(baseUrl, path, PHONE)
    return [pathname.slice(1), { type, body: gzipSync(withoutScripts(gunzipSync(body).toString())) }]
  })
  return Object.fromEntries(await Promise.all(answers))
}

/** Data for search engines stays. @param {string} html */
function withoutScripts(html) {
  const bare = html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]*\bas="script"[^>]*>/g, '')
  if (bare.length === html.length) throw new Error('A page without scripts: the bench would compare it with itself')
  return bare
}

/**
 * @param {{ name: string, path: string, baseUrl: string, fileUrl: string | undefined, port: number }} options port: of the browser
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function measure({ name, path, baseUrl, fileUrl, port }) {
  /** @type {import('lighthouse').Result[]} */
  const results = []
  /** @type {number[]} */
  const asFiles = []
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push(await audit(port, new URL(path, baseUrl).href, CATEGORIES))
    if (fileUrl) asFiles.push(timing(await audit(port, new URL(path, fileUrl).href, ['performance']), 'largest-contentful-paint'))
  }
  const scores = CATEGORIES.map((category) => median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)))
  const of = (/** @type {string} */ name) => median(results.map((result) => timing(result, name)))
  const lcp = of('largest-contentful-paint')
  const shift = of('cumulative-layout-shift').toFixed(3)
  const blocked = Math.round(of('total-blocking-time'))
  const rows = [
    {
      what: `${name}: performance / accessibility / best practices / SEO`,
      measured: `${scores.map(Math.round).join(' / ')}${failuresOf(results[0])}`,
      goal: '99 / 100 / 100 / 100',
    },
    {
      what: `${name}: LCP, blocked, CLS`,
      measured: `${Math.round(lcp)} ms, ${blocked} ms, ${shift}`,
      goal: '50 ms or less blocked, CLS 0',
    },
  ]
  if (!fileUrl) return rows
  return [
    ...rows,
    { what: `${name}: LCP : of the same page as a file without scripts`, measured: ratio(lcp, median(asFiles)), goal: '1.15 or less' },
  ]
}

/** @param {import('lighthouse').Result} result @param {string} name */
const timing = ({ audits }, name) => audits[name]?.numericValue ?? 0

/**
 * @param {number} port
 * @param {string} url
 * @param {string[]} onlyCategories
 */
async function audit(port, url, onlyCategories) {
  const run = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
  return run.lhr
}

/**
 * What keeps a page from a full score in what doesn't depend on the machine.
 *
 * @param {import('lighthouse').Result | undefined} result
 */
function failuresOf(result) {
  if (!result) return ''
  const failed = Object.values(result.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1))
  return failed.map(({ id }) => `; fails ${id}`).join('')
}
