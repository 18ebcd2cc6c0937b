import { z } from 'zod'
import { askedAlone, NOBODY } from '../measure.mjs'
import { printedBy } from './run-finding.mjs'
import { spreadOf } from './spread.mjs'

/** How they are called in docs/scale.md. */
export const THROUGH_HTTP = 'suggestions through HTTP'
export const ON_A_CLOCK = `${THROUGH_HTTP}, on a clock`

/**
 * What suggestions cost as a browser asks for them, letter by letter, one after the other: CPU of the renderers, and how long the whole answer takes.
 *
 * @param {import('../site.mjs').Site} site which runs
 * @param {NodeJS.ProcessEnv} env its
 * @returns {Promise<import('./run-finding.mjs').FindingCosts>}
 */
export async function measureThroughHttp(site, env) {
  const keystrokes = z.array(z.string()).min(1).parse(printedBy('keystrokes.ts', env))
  const urls = keystrokes.map((text) => `${site.baseUrl}/prod-api/api/suggest?limit=10&q=${encodeURIComponent(text)}`)
  // Each once before, as where finding is measured by itself.
  for (const url of urls) await (await fetch(url, { headers: NOBODY })).arrayBuffer()
  const all = []
  for (const url of urls) all.push(await askedAlone(site, url, NOBODY))
  const failed = all.find(({ answer }) => answer !== '200')
  if (failed) throw new Error(`Suggestions could not be measured through HTTP: ${failed.answer}`)
  return { [THROUGH_HTTP]: spreadOf(all.map(({ cpuMs }) => cpuMs)), [ON_A_CLOCK]: spreadOf(all.map(({ ms }) => ms)) }
}
