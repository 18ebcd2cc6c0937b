import { median, pause } from '../serving/tools.mjs'

/** The site itself gives up after 30 s; who waits longer waits for nothing. */
const LIMIT_MS = 35_000

/** So often each row is asked for; less often when it takes long. */
const WARM = 7
const COLD = 3
const ENOUGH_MS = 45_000

/** A renderer is done when it has used less than this in that time, and has not waited for a core either. */
const QUIET_CPU_MS = 3
const QUIET_MS = 60
const MOST_QUIETS = 50

/** A cookie that nobody has: whoever may be signed in gets no kept page, and sees what everybody sees. */
const NOBODY = { cookie: 'payload-token=none' }

/**
 * @typedef {{ cpuMs: number, answer: string }} Once answer: `200`, another status, or that there was none in time
 * @typedef {{ cpuMs: number, answer: string, count: number }} Measured the median
 * @typedef {{ cold?: Measured, warm?: Measured }} Result
 */

/**
 * What a row costs the renderers: after a change, and when nothing has changed.
 *
 * @param {import('./site.mjs').Site} site
 * @param {import('./rows.mjs').Row} row
 * @returns {Promise<Result>}
 */
export async function measureRow(site, row) {
  const url = `${site.baseUrl}${row.path(site.known)}`
  const headers = row.isAdmin ? site.administrator : row.isKept ? {} : NOBODY
  // The first one loads the code of the page.
  await once(site, url, headers)
  const cold = await measureCold(site, row, url)
  const warm = await several(WARM, () => once(site, url, headers))
  return { ...(cold && { cold }), warm }
}

/** @param {import('./site.mjs').Site} site @param {import('./rows.mjs').Row} row @param {string} url */
async function measureCold(site, { isNextVisitor, changes }, url) {
  if (isNextVisitor) return several(COLD, () => asNextVisitor(site, url))
  return changes && several(COLD, () => afterChange(site, url, changes))
}

/** @param {import('./site.mjs').Site} site @param {string} url @param {string} collection */
async function afterChange(site, url, collection) {
  await site.change(collection)
  return once(site, url, NOBODY)
}

/** @param {import('./site.mjs').Site} site @param {string} url */
async function asNextVisitor(site, url) {
  for (let count = 0; count < 2; count += 1) await once(site, url, {})
  await site.publish()
  return once(site, url, {})
}

/**
 * @param {number} most
 * @param {() => Promise<Once>} measure
 * @returns {Promise<Measured>}
 */
async function several(most, measure) {
  const start = performance.now()
  /** @type {Once[]} */
  const all = []
  while (all.length < most && (all.length === 0 || performance.now() - start < ENOUGH_MS)) all.push(await measure())
  const failed = all.find(({ answer }) => answer !== '200')
  return { cpuMs: median(all.map(({ cpuMs }) => cpuMs)), answer: failed?.answer ?? '200', count: all.length }
}

/**
 * @param {import('./site.mjs').Site} site
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Once>}
 */
async function once(site, url, headers) {
  await untilQuiet(site)
  const before = site.used().cpuMs
  // Who is sent elsewhere, to sign in for example, has not seen the page.
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return String(response.status)
    },
    () => 'none in 35 s',
  )
  await untilQuiet(site)
  return { cpuMs: site.used().cpuMs - before, answer }
}

/** What is still done for an answer, or beside it, has ended. @param {import('./site.mjs').Site} site */
async function untilQuiet(site) {
  for (let count = 0; count < MOST_QUIETS; count += 1) {
    const before = site.used()
    await pause(QUIET_MS)
    const after = site.used()
    if (after.cpuMs + after.waitingMs - before.cpuMs - before.waitingMs < QUIET_CPU_MS) return
  }
}
