import { rows } from './rows.mjs'

/**
 * What is to be reached, and whether it was: the first table of docs/scale.md.
 *
 * @typedef {import('./report.mjs').Size} Size
 * @typedef {object} Found of one goal
 * @property {string} goal
 * @property {string} limit
 * @property {string} figures
 * @property {string[]} missed what is beyond the limit
 */

const MOST_TIMES = 2
const MOST_FOR_NEXT_VISITOR = 1.3
const MOST_FOR_SELECTION = 3
const MOST_FOR_DASHBOARD_MS = 300
const MOST_MB = 500
const MOST_SECONDS = 6

/** A renderer at rest uses as much. */
const NOTHING_MS = 3

/**
 * @param {Record<string, Size>} measured
 * @param {readonly string[]} sizes in their order
 * @returns {Found[]} nothing of what was not measured
 */
export function goalsOf(measured, sizes) {
  const all = [
    growth('cold', measured, sizes),
    growth('warm', measured, sizes),
    nextVisitor('the next visitor after a publish : the same page warm', 'next-visitor', measured, sizes),
    nextVisitor('the same, of a hot product', 'next-visitor-hot', measured, sizes),
    bySize('the selector’s result : a plain list, warm', MOST_FOR_SELECTION, sizes, (size) => {
      const [result, list] = ['selector-result', 'list'].map((name) => measured[size]?.rows[name]?.warm)
      return result && list && result.cpuMs / list.cpuMs
    }),
    bySize('dashboard, ms', MOST_FOR_DASHBOARD_MS, sizes, (size) => measured[size]?.rows.dashboard?.warm?.cpuMs),
    bySize('a sitemap part that is kept, ms', NOTHING_MS, sizes, (size) => measured[size]?.rows['sitemap-part']?.warm?.cpuMs),
    bySize('peak of the renderer, MB', MOST_MB, sizes, (size) => measured[size]?.peakMb),
    bySize('start, s of CPU', MOST_SECONDS, sizes, (size) => measured[size]?.startCpuSeconds),
    answered(measured, sizes),
  ]
  return all.filter(({ figures }) => figures !== '')
}

/** @param {string} goal @param {string} row @param {Record<string, Size>} measured @param {readonly string[]} sizes */
function nextVisitor(goal, row, measured, sizes) {
  return bySize(goal, MOST_FOR_NEXT_VISITOR, sizes, (size) => {
    const { cold, warm } = measured[size]?.rows[row] ?? {}
    return cold && warm && cold.cpuMs / warm.cpuMs
  })
}

/** What the largest site costs beside the smallest one. @param {'cold' | 'warm'} way @param {Record<string, Size>} measured @param {readonly string[]} sizes */
function growth(way, measured, sizes) {
  const [least = '', greatest = ''] = [sizes.at(0), sizes.at(-1)]
  const found = rows.flatMap(({ name, what, grows }) => {
    const [small, large] = [least, greatest].map((size) => measured[size]?.rows[name]?.[way]?.cpuMs)
    return grows || small === undefined || large === undefined || least === greatest ? [] : [{ what, times: large / small }]
  })
  const worst = found.toSorted((a, b) => b.times - a.times).at(0)
  return {
    goal: `each page, answer and form at ${greatest} : at ${least}, ${way}`,
    limit: `${MOST_TIMES} or less`,
    figures: worst ? `${worst.times.toFixed(1)} at most (${worst.what}), of ${found.length}` : '',
    missed: found.filter(({ times }) => times > MOST_TIMES).map(({ what, times }) => `${what} ${times.toFixed(1)}`),
  }
}

/** @param {string} goal @param {number} limit @param {readonly string[]} sizes @param {(size: string) => number | undefined} figureOf */
function bySize(goal, limit, sizes, figureOf) {
  const found = sizes.flatMap((size) => {
    const value = figureOf(size)
    return value === undefined ? [] : [{ size, value }]
  })
  return {
    goal,
    limit: `${limit} or less`,
    figures: found.map(({ size, value }) => `${size} ${shown(value)}`).join(', '),
    missed: found.filter(({ value }) => value > limit).map(({ size }) => size),
  }
}

const shown = (/** @type {number} */ value) => (value < 20 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))

/** @param {Record<string, Size>} measured @param {readonly string[]} sizes */
function answered(measured, sizes) {
  const all = sizes.flatMap((size) =>
    rows.flatMap(({ name, what }) => {
      const { cold, warm } = measured[size]?.rows[name] ?? {}
      return [cold, warm].flatMap((one) => (one ? [{ name: `${what} at ${size}: ${one.answer}`, isDone: one.answer === '200' }] : []))
    }),
  )
  const missed = all.filter(({ isDone }) => !isDone).map(({ name }) => name)
  return { goal: 'answered with 200', limit: 'all', figures: `${all.length - missed.length} of ${all.length}`, missed }
}
