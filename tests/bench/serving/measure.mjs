import { load } from './load.mjs'
import { median } from './tools.mjs'

/** @typedef {import('./load.mjs').Measured} Measured */
/** @typedef {{ baseUrl: string, paths: readonly string[] }} Target */

/**
 * Measures all targets in turn, round after round, so that what else happens on the machine meets them alike.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {Record<string, Target & { connections?: number }>} options.targets
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {number} [options.rate]
 * @returns {Promise<Record<string, Measured>>} the median of each figure
 */
export async function interleaved({ folder, targets, rounds, seconds, rate }) {
  /** @type {Record<string, Measured[]>} */
  const results = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const measured = await load({ folder, ...target, seconds, ...(rate && { rate }) })
      results[name] = [...(results[name] ?? []), measured]
    }
  }
  return Object.fromEntries(Object.entries(results).map(([name, list]) => [name, medians(list)]))
}

/** @param {Measured[]} list @returns {Measured} */
function medians(list) {
  const of = (/** @type {keyof Measured} */ name) => median(list.map((one) => one[name]))
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    longest: Math.max(...list.map(({ longest }) => longest)),
    errors: of('errors'),
  }
}
