/**
 * Lighthouse on a running site, as a phone: the median of some rounds for each page. Nothing here fails, it tells; the
 * figures of a machine that does other work at the same time say little about performance.
 *
 *   node tests/bench/lighthouse.mjs --url http://localhost:3000 --rounds 5
 */
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallBrowser } from '../support/browser.mjs'

const PAGES = {
  home: '/',
  list: '/GoodsListView',
  detail: '/GoodsInfoView?id=153',
  'news detail': '/NewsDetail?id=536',
  consult: '/Consult',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    rounds: { type: 'string', default: '5' },
    failures: { type: 'boolean' },
  },
})

const chrome = await launch({
  chromePath: findOrInstallBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const [name, path] of Object.entries(PAGES)) await measure(name, `${values.url}${path}`)
} finally {
  chrome.kill()
}

/**
 * @param {string} name
 * @param {string} url
 */
async function measure(name, url) {
  /** @type {import('lighthouse').Result[]} */
  const results = []
  while (results.length < Number(values.rounds)) {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (run) results.push(run.lhr)
  }
  const scores = CATEGORIES.map(
    (category) => `${category} ${median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))}`,
  )
  const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((audit) => {
    const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0))
    return `${audit} ${audit.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  console.log(`Lighthouse, ${name}: ${[...scores, ...timings].join(', ')}`)
  if (values.failures) for (const line of failuresOf(results[0])) console.log(`  ${line}`)
}

/**
 * What keeps a page from a full score.
 *
 * @param {import('lighthouse').Result | undefined} result
 */
function failuresOf(result) {
  if (!result) return []
  return Object.values(result.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${id}: ${result.audits[audit]?.title} ${result.audits[audit]?.displayValue ?? ''}`),
  )
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
