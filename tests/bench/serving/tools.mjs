import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** What the bench needs besides Node, and the Debian packages that have it. */
const PACKAGES = { nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' }

/** @typedef {keyof typeof PACKAGES} Tool */

const isThere = (/** @type {string} */ name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

/**
 * The tools that are missing, after an attempt to install them where that is possible (Debian, as root).
 *
 * @returns {Tool[]}
 */
export function missingTools() {
  const names = /** @type {Tool[]} */ (Object.keys(PACKAGES))
  const missing = names.filter((name) => !isThere(name))
  if (missing.length === 0 || process.getuid?.() !== 0 || !isThere('apt-get')) return missing
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', ...missing.map((name) => PACKAGES[name])], { stdio: 'ignore', env })
  return names.filter((name) => !isThere(name))
}

/** The middle one. @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @param {() => Promise<unknown>} work @returns {Promise<number>} seconds that it took */
export async function timed(work) {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
