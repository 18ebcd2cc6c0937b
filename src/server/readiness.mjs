import { log } from '../lib/log.mjs'

/** Who waits longer for a database is not ready. */
const LIMIT_MS = 4000

/** However many ask, the database is written to once a second at most. */
const KEPT_MS = 1000

/** How soon it is looked again after a no. */
const KEPT_NO_MS = 100

const NO_ANSWER = 'the application does not answer in time'
const STOPPING = 'the server is stopping'

/**
 * Why the site is not ready, or nothing. All who ask at the same time share one look, which is kept for a moment.
 *
 * @param {() => Promise<string[]>} look
 * @param {{ isStopping: () => boolean }} server
 * @returns {() => Promise<string[]>}
 */
export function readiness(look, { isStopping }) {
  /** @type {Promise<string[]> | null} */
  let running = null
  /** Nothing is known before the first look. */
  let known = { reasons: ['not looked yet'], until: 0 }

  const lookAgain = async () => {
    const reasons = await withinLimit(look())
    noteChange(known.reasons, reasons)
    known = { reasons, until: performance.now() + (reasons.length === 0 ? KEPT_MS : KEPT_NO_MS) }
    running = null
    return reasons
  }
  return async () => {
    if (isStopping()) return [STOPPING]
    if (performance.now() < known.until) return known.reasons
    running ??= lookAgain()
    return running
  }
}

/** @param {Promise<string[]>} looking */
async function withinLimit(looking) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, [NO_ANSWER])
  })
  try {
    return await Promise.race([looking, limit])
  } catch {
    return [NO_ANSWER]
  } finally {
    clearTimeout(timer)
  }
}

/** Once for each change: askers come every few seconds. @param {string[]} before @param {string[]} now */
function noteChange(before, now) {
  if (before.join() === now.join()) return
  if (now.length === 0) log.info({ event: 'ready' }, 'The site is ready')
  else log.warn({ event: 'not ready', reasons: now }, 'The site is not ready')
}
