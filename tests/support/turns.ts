/**
 * Counts turns of the event loop, in which others of this process are answered, while something is done. The embedded database answers at
 * once: without a turn on purpose there is none, however much is asked of it.
 *
 * @param work can ask how many there were so far
 */
export async function countingTurns<T>(work: (soFar: () => number) => Promise<T>): Promise<T> {
  let turns = 0
  let isDone = false
  const next = () => {
    turns += 1
    if (!isDone) setImmediate(next)
  }
  setImmediate(next)
  try {
    return await work(() => turns)
  } finally {
    isDone = true
  }
}
