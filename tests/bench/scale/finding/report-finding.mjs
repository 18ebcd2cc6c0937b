import { ON_A_CLOCK, SEARCH_PAGES, SUGGESTIONS as SUGGESTIONS_THROUGH_HTTP } from './through-http.mjs'

/**
 * How what finding costs is written down in docs/scale.md.
 *
 * @typedef {import('./run-finding.mjs').FindingCosts} FindingCosts
 */

const LIST = 'list of a category'
const SUGGESTIONS = 'suggestions, each keystroke'

/**
 * @param {Record<string, { finding?: FindingCosts }>} measured by sizes
 * @param {readonly string[]} sizes in their order
 */
export function findingGoals(measured, sizes) {
  const [least = '', greatest = ''] = [sizes.at(0), sizes.at(-1)]
  const [small, large] = [measured[least]?.finding, measured[greatest]?.finding]
  if (!large) return []
  const median = (/** @type {string} */ name) => large[name]?.median ?? Number.NaN
  const list = median(LIST)
  const lookups = Object.keys(large).filter((name) => name.startsWith('lookup'))
  return [
    goal(`suggestions at ${greatest}, p95, ms on a clock`, 5, large[SUGGESTIONS]?.p95OnClock),
    ...[SUGGESTIONS_THROUGH_HTTP, ON_A_CLOCK].map((name) => goal(`${name}, at ${greatest}, p95, ms`, 30, large[name]?.p95)),
    goal(`${SEARCH_PAGES}, at ${greatest} : at ${least}`, 2, mean(large, SEARCH_PAGES) / mean(small, SEARCH_PAGES)),
    goal(`facets of a category : the list of it, at ${greatest}`, 3, median('facets of a category') / list),
    goal(
      `facets of a category : the list of it, both changed since, at ${greatest}`,
      3,
      median('facets of a category, changed since') / median(`${LIST}, changed since`),
    ),
    goal(`lookup of 1,000 codes at ${greatest}, ms`, 200, lookups.length > 0 ? Math.max(...lookups.map(median)) : undefined),
    goal(`recomputing 5,000 codes at ${greatest}, ms`, 100, median('recomputing 5,000 codes')),
  ].flat()
}

/** @param {FindingCosts | undefined} costs @param {string} name */
const mean = (costs, name) => costs?.[name]?.mean ?? Number.NaN

/** @param {string} what @param {number} limit @param {number | undefined} value */
function goal(what, limit, value) {
  if (value === undefined || Number.isNaN(value)) return []
  return [{ goal: what, limit: `${limit} or less`, figures: value.toFixed(1), missed: value > limit ? [value.toFixed(1)] : [] }]
}

/**
 * The lines of a table, and its head; empty where nothing was measured.
 *
 * @param {Record<string, { finding?: FindingCosts }>} measured by sizes
 * @param {readonly string[]} sizes in their order
 * @returns {string[][]}
 */
export function findingTable(measured, sizes) {
  const shown = sizes.filter((size) => measured[size]?.finding)
  const [least = '', greatest = ''] = [shown.at(0), shown.at(-1)]
  if (shown.length === 0) return []
  const names = Object.keys(measured[greatest]?.finding ?? {})
  const of = (/** @type {string} */ size, /** @type {string} */ name) => measured[size]?.finding?.[name]
  const head = [
    'finding',
    ...shown.flatMap((size) => [`median ${size}`, `p95 ${size}`]),
    `${greatest} : ${least}`,
    `questions at ${greatest}`,
  ]
  const lines = names.map((name) => {
    const [small, large] = [of(least, name), of(greatest, name)]
    const figures = shown.flatMap((size) => [of(size, name)?.median, of(size, name)?.p95].map(shownMs))
    return [name, ...figures, small && large ? (large.median / small.median).toFixed(1) : '', String(large?.statements ?? '')]
  })
  return [head, ...lines]
}

const shownMs = (/** @type {number | undefined} */ ms) => (ms === undefined ? '' : ms < 20 ? ms.toFixed(1) : String(Math.round(ms)))
