import { renderQueue } from './render-queue.mjs'

/** What waits for other hosts, or is as long as its reader is slow: it holds up no page. */
const SLOW = /^\/(PDF2|getProductByKbsId|kbs)(\/|\?|$)/

/** Of each renderer, which computes one thing at a time: more at once would only take more memory. */
const PAGES = { running: 16, waiting: 500, waitMs: 15_000 }
const SLOW_ONES = { running: 48, waiting: 100, waitMs: 15_000 }

/**
 * What strangers may have rendered at the same time. Those who are signed in don't wait behind them.
 *
 * @param {() => number} renderers how many can be asked now
 * @returns {<T>(path: string, work: () => Promise<T>) => Promise<T>}
 */
export function strangersLanes(renderers) {
  const lane = (/** @type {typeof PAGES} */ limits) => renderQueue({ ...limits, running: () => limits.running * Math.max(1, renderers()) })
  const pages = lane(PAGES)
  const slow = lane(SLOW_ONES)
  return (path, work) => (SLOW.test(path) ? slow(work) : pages(work))
}
