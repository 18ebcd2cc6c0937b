/** What is counted in the memory of a process: all of it goes to one (src/limits, src/intake/search-terms.ts, src/prod-api/open-zips.ts). */
const COUNTED = /^\/(page-views|searches|kbs)(\/|\?|$)/

/** @typedef {import('./process.mjs').KeptRenderer} KeptRenderer */

/**
 * Whom to ask: of the renderers that can be asked now, the one with the fewest requests.
 *
 * @param {readonly KeptRenderer[]} renderers
 */
export function balance(renderers) {
  /** @type {Map<KeptRenderer, number>} how many requests wait for the end of their answer */
  const waiting = new Map()
  let turn = 0

  const waitingAt = (/** @type {KeptRenderer} */ renderer) => waiting.get(renderer) ?? 0
  const up = () => renderers.filter(({ isUp }) => isUp())

  /**
   * @param {string} path
   * @param {KeptRenderer} [except] who has just failed
   * @returns {KeptRenderer | undefined}
   */
  function choose(path, except) {
    const able = up().filter((renderer) => renderer !== except)
    // While none can be asked, the first one says so.
    if (able.length === 0) return except ? undefined : renderers[0]
    if (COUNTED.test(path)) return able[0]
    const least = Math.min(...able.map(waitingAt))
    const idlest = able.filter((renderer) => waitingAt(renderer) === least)
    turn += 1
    return idlest[turn % idlest.length]
  }

  /** A request begins. @param {KeptRenderer} renderer @returns {() => void} to be called when it has ended */
  function begin(renderer) {
    waiting.set(renderer, waitingAt(renderer) + 1)
    return () => void waiting.set(renderer, waitingAt(renderer) - 1)
  }

  return { choose, begin, up, waitingAt }
}
