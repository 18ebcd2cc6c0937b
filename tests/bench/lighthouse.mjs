import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { median } from './serving/tools.mjs'

const PAGES = {
  home: '/',
  list: '/GoodsListView',
  detail: '/GoodsInfoView?id=153',
  'news detail': '/NewsDetail?id=536',
  consult: '/Consult',
}
const ROUNDS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const GOAL = '98 / 100 / 100 / 100, CLS 0.01 or less'

const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/**
 * Lighthouse on a running site, as a phone: the median of some rounds for each page. The figures of a machine that does
 * other work at the same time say little about performance.
 *
 * @param {string} baseUrl
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function lighthouseRows(baseUrl) {
  const chrome = await launch({ chromePath: findOrInstallBrowser(), chromeFlags })
  try {
    /** @type {import('./report.mjs').Row[]} */
    const rows = []
    for (const [name, path] of Object.entries(PAGES)) {
      const measured = await measure(chrome.port, new URL(path, baseUrl).href)
      rows.push({ what: `${name}: performance / accessibility / best practices / SEO`, measured, goal: GOAL })
    }
    return rows
  } finally {
    chrome.kill()
  }
}

/**
 * @param {number} port of the browser
 * @param {string} url
 */
async function measure(port, url) {
  /** @type {import('lighthouse').Result[]} */
  const results = []
  while (results.length < ROUNDS) {
    const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (run) results.push(run.lhr)
  }
  const scores = CATEGORIES.map((category) => median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)))
  const timing = (/** @type {string} */ audit) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0))
  const [lcp, blocked, shift] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(timing)
  const failed = failuresOf(results[0])
  return `${scores.map(Math.round).join(' / ')}, LCP ${Math.round(lcp ?? 0)} ms, blocked ${Math.round(blocked ?? 0)} ms, CLS ${(shift ?? 0).toFixed(3)}${failed}`
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
