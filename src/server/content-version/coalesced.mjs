/**
 * A reading that many share, without anybody getting one that began before he asked: while one runs, all who come wait for
 * the next.
 *
 * @template T
 * @param {() => Promise<T>} read
 * @returns {() => Promise<T>}
 */
export function coalesced(read) {
  /** @type {Promise<T> | null} */
  let running = null
  /** @type {Promise<T> | null} */
  let next = null
  const start = () => {
    const started = read().finally(() => {
      if (running === started) running = null
    })
    running = started
    return started
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
