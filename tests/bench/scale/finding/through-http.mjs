import { z } from 'zod'
import { askedAlone, NOBODY } from '../measure.mjs'
import { printedBy } from './run-finding.mjs'
import { spreadOf } from './spread.mjs'

/** How they are called in docs/scale.md. */
export const SUGGESTIONS = 'suggestions through HTTP'
export const ON_A_CLOCK = `${SUGGESTIONS}, on a clock`
export const SEARCH_PAGES = 'search, what engineers type, with its page'

const what = z.object({ typed: z.array(z.string()).min(1), keystrokes: z.array(z.string()).min(1) })

/**
 * What finding costs as a browser asks for it, one after the other: suggestions letter by letter, and the page of each search, which is kept nowhere. CPU of
 * the renderers; of suggestions also how long the whole answer takes.
 *
 * @param {import('../site.mjs').Site} site which runs
 * @param {NodeJS.ProcessEnv} env its
 * @returns {Promise<import('./run-finding.mjs').FindingCosts>}
 */
export async function measureThroughHttp(site, env) {
  const { typed, keystrokes } = what.parse(printedBy('typed-on-site.ts', env))
  const suggestions = await askedFor(
    site,
    keystrokes.map((text) => `/prod-api/api/suggest?limit=10&q=${encodeURIComponent(text)}`),
  )
  const pages = await askedFor(
    site,
    typed.map((text) => `/SearchResult?search=1&val=${encodeURIComponent(text)}`),
  )
  return {
    [SUGGESTIONS]: spreadOf(suggestions.map(({ cpuMs }) => cpuMs)),
    [ON_A_CLOCK]: spreadOf(suggestions.map(({ ms }) => ms)),
    [SEARCH_PAGES]: spreadOf(pages.map(({ cpuMs }) => cpuMs)),
  }
}

/** Each once before, as where finding is measured by itself. @param {import('../site.mjs').Site} site @param {readonly string[]} paths */
async function askedFor(site, paths) {
  const urls = paths.map((path) => `${site.baseUrl}${path}`)
  for (const url of urls) await (await fetch(url, { headers: NOBODY })).arrayBuffer()
  const all = []
  for (const url of urls) all.push(await askedAlone(site, url, NOBODY))
  const failed = all.find(({ answer }) => answer !== '200')
  if (failed) throw new Error(`Finding could not be measured through HTTP: ${failed.answer}`)
  return all
}
