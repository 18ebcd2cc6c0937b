/** @typedef {{ median: number, mean: number, p95: number, count: number }} Spread */

/** @param {readonly number[]} costs @returns {Spread} */
export function spreadOf(costs) {
  const sorted = costs.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  const mean = sorted.reduce((sum, cost) => sum + cost, 0) / sorted.length
  return { median: at(0.5), mean, p95: at(0.95), count: sorted.length }
}
