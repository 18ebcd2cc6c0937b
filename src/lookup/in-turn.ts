/**
 * Lets work be done one after the other.
 *
 * @param maxWaiting more than so many are not taken
 * @returns null for what is not taken
 */
export function inTurn(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting > maxWaiting) return null
    waiting += 1
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}
