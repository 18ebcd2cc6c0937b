import { RendererUnavailable } from './unavailable.mjs'

/**
 * Lets so many through at a time, and so many wait for a while; who comes beyond them is told to come back. Whoever waits keeps
 * nothing but his connection, so that a crowd costs the renderer no memory and others no more than their turn.
 *
 * @param {{ running: () => number, waiting: number, waitMs: number }} limits `running` may change: it is asked for each time
 */
export function renderQueue({ running, waiting, waitMs }) {
  let active = 0
  /** @type {Set<() => void>} in the order in which they came */
  const line = new Set()

  const leave = () => {
    active -= 1
    for (const next of line) {
      if (active >= running()) return
      line.delete(next)
      active += 1
      next()
    }
  }

  /** @returns {Promise<void>} when it is one's turn */
  function turn() {
    if (active < running()) {
      active += 1
      return Promise.resolve()
    }
    if (line.size >= waiting) return Promise.reject(new RendererUnavailable('too many are waiting'))
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        line.delete(go)
        reject(new RendererUnavailable('too long in the queue'))
      }, waitMs)
      const go = () => {
        clearTimeout(tooLong)
        resolve()
      }
      line.add(go)
    })
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   * @throws {RendererUnavailable} when too many want something at once
   */
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
