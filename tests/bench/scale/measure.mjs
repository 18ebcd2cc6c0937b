import { median, pause } from '../serving/tools.mjs'

/** The site itself gives up after 30 s; who waits longer waits for nothing. */
const LIMIT_MS = 35_000

/** So often each row is asked for before anything is measured: what a page costs for the first times would be taken for what a change costs. */
const BEFORE = 4

/** So often each row is asked for; less often when it takes long. */
const WARM = 7
const COLD = 3
/** What a publish adds to a page is a small part of what that costs: both are asked for so often, one after the other, so that neither is the one that the engine knew less well. */
const BESIDE_PUBLISHES = 21
const ENOUGH_MS = 45_000

/** A renderer is done when it has used less than this in that time, and has not waited for a core either. */
const QUIET_CPU_MS = 3
const QUIET_MS = 60
const MOST_QUIETS = 50

/** A cookie that nobody has: whoever may be signed in gets no kept page, and sees what everybody sees. */
export const NOBODY = { cookie: 'payload-token=none' }

/**
 * @typedef {{ cpuMs: number, ms: number, answer: string }} Once ms: on a clock; answer: `200`, another status, or that there was none in time
 * @typedef {{ cpuMs: number, answer: string, count: number }} Measured the median
 * @typedef {{ cold?: Measured, warm?: Measured }} Result
 * @typedef {import('./site.mjs').Site} Site
 * @typedef {import('./rows.mjs').Row} Row
 */

/**
 * What a row costs the renderers of some sites: after a change, and when nothing has changed. The sites take turns, so that all of them
 * have the same company on the machine.
 *
 * @param {readonly Site[]} sites
 * @param {Row} row
 * @returns {Promise<Result[]>} of each site
 */
export async function measureRow(sites, row) {
  const headersOf = (/** @type {Site} */ site) => (row.isAdmin ? site.administrator : row.isKept ? {} : NOBODY)
  const warmly = (/** @type {Site} */ site) => askedAlone(site, urlOf(site, row), headersOf(site))
  // The first one loads the code of the page, and some more let the engine compile what is used often.
  for (let count = 0; count < BEFORE; count += 1) for (const site of sites) await warmly(site)
  const coldly = coldlyOf(row)
  if (coldly && row.follows) {
    const pairs = await inTurns(sites, BESIDE_PUBLISHES, async (site) => ({ cold: await coldly(site), warm: await warmly(site) }))
    return pairs.map((all) => ({ cold: measuredOf(all.map(({ cold }) => cold)), warm: measuredOf(all.map(({ warm }) => warm)) }))
  }
  const cold = coldly && (await inTurns(sites, COLD, coldly))
  const warm = await inTurns(sites, WARM, warmly)
  return warm.map((measured, index) => ({ ...(cold?.[index] && { cold: measuredOf(cold[index]) }), warm: measuredOf(measured) }))
}

const urlOf = (/** @type {Site} */ site, /** @type {Row} */ row) => `${site.baseUrl}${row.path(site.known)}`

/** How a row is asked for after a change. @param {Row} row @returns {((site: Site) => Promise<Once>) | undefined} */
function coldlyOf(row) {
  const { changes, follows } = row
  if (follows) return (site) => asNextVisitor(site, urlOf(site, row), follows)
  return changes && ((site) => afterChange(site, urlOf(site, row), changes))
}

/** @param {Site} site @param {string} url @param {string} collection */
async function afterChange(site, url, collection) {
  await site.change(collection)
  return askedAlone(site, url, NOBODY)
}

/** @param {Site} site @param {string} url @param {'plain' | 'hot'} product */
async function asNextVisitor(site, url, product) {
  for (let count = 0; count < 2; count += 1) await askedAlone(site, url, {})
  await site.publish(product)
  return askedAlone(site, url, {})
}

/**
 * @template T
 * @param {readonly Site[]} sites
 * @param {number} most of each
 * @param {(site: Site) => Promise<T>} measure
 * @returns {Promise<T[][]>} of each site
 */
async function inTurns(sites, most, measure) {
  const all = sites.map(() => /** @type {T[]} */ ([]))
  const taken = sites.map(() => 0)
  for (let turn = 0; turn < most; turn += 1) {
    for (const [index, site] of sites.entries()) {
      if (turn > 0 && (taken[index] ?? 0) > ENOUGH_MS) continue
      const start = performance.now()
      all[index]?.push(await measure(site))
      taken[index] = (taken[index] ?? 0) + performance.now() - start
    }
  }
  return all
}

/** @param {readonly Once[]} all @returns {Measured} */
function measuredOf(all) {
  const failed = all.find(({ answer }) => answer !== '200')
  return { cpuMs: median(all.map(({ cpuMs }) => cpuMs)), answer: failed?.answer ?? '200', count: all.length }
}

/**
 * One request while nothing else is at work in the renderers of a site.
 *
 * @param {Site} site
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Once>}
 */
export async function askedAlone(site, url, headers) {
  await untilQuiet(site)
  const before = site.used().cpuMs
  const start = performance.now()
  // Who is sent elsewhere, to sign in for example, has not seen the page.
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return String(response.status)
    },
    () => 'none in 35 s',
  )
  const ms = performance.now() - start
  await untilQuiet(site)
  return { cpuMs: site.used().cpuMs - before, ms, answer }
}

/** What is still done for an answer, or beside it, has ended. @param {Site} site */
async function untilQuiet(site) {
  for (let count = 0; count < MOST_QUIETS; count += 1) {
    const before = site.used()
    await pause(QUIET_MS)
    const after = site.used()
    if (after.cpuMs + after.waitingMs - before.cpuMs - before.waitingMs < QUIET_CPU_MS) return
  }
}
