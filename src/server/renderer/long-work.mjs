import { RendererUnavailable } from './unavailable.mjs'

/** The number of the renderer that does what takes long; pages come from 1 and up. */
export const LONG_WORK = 0

/** It is ended when nothing has been asked of it for so long: until the next time it would only take memory. */
const IDLE_MS = 60_000

/** Spreadsheets, and what is stored about somebody: they read as much as there is. */
const WHOLE = /^\/cms-api\/([^/]+\/(export|import)(\/check)?|personal-data\/[^/]+)\/?$/

/** Documents of a collection, as many as a filter lets through. */
const MANY = /^\/cms-api\/[^/]+\/?$/

const CHANGING = new Set(['PATCH', 'DELETE'])

/** What somebody has ticked in a list: a page of it at most. */
const TICKED = /\[id]\[in]/

/**
 * Is this work that may take as long as there is content? No page of a visitor may wait behind it (spec: content/long-work, record 0059).
 *
 * @param {{ method?: string, path: string }} request
 */
export function takesLong({ method = 'GET', path }) {
  const [pathname = '', query = ''] = path.split('?')
  const plain = unescaped(pathname)
  if (WHOLE.test(plain)) return true
  return CHANGING.has(method) && MANY.test(plain) && !TICKED.test(unescaped(query))
}

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @typedef {Pick<ReturnType<typeof import('./process.mjs').keepRendererRunning>, 'number' | 'socketPath' | 'isUp' | 'restarts' | 'started' | 'stop'>} Running */

/**
 * A renderer that is there while somebody needs it.
 *
 * @typedef {object} LongWork
 * @property {() => Promise<import('./process.mjs').KeptRenderer>} enter starts it where it isn't running; whoever has entered leaves
 * @property {() => void} leave
 * @property {() => import('./process.mjs').KeptRenderer[]} up it, while it can be asked
 * @property {() => Promise<void>} stop
 */

/**
 * @param {() => Running} start
 * @param {number} [idleMs]
 * @returns {LongWork}
 */
export function longWork(start, idleMs = IDLE_MS) {
  /** @type {Running | null} */
  let running = null
  /** @type {NodeJS.Timeout | undefined} */
  let idle
  let ending = Promise.resolve()
  let inside = 0
  let isStopping = false

  const end = () => {
    clearTimeout(idle)
    const ended = running
    running = null
    if (ended) ending = ended.stop()
    return ending
  }

  const leave = () => {
    inside -= 1
    if (inside > 0 || isStopping) return
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  async function enter() {
    inside += 1
    clearTimeout(idle)
    try {
      // Where the last one listened, the next one will.
      await ending
      if (isStopping) throw new Error('The site is ending')
      running ??= start()
      await running.started
      return running
    } catch (error) {
      // What could not be started is started anew for who comes next.
      if (!running?.isUp()) await end()
      leave()
      throw new RendererUnavailable(error)
    }
  }

  return {
    enter,
    leave,
    up: () => (running?.isUp() ? [running] : []),
    stop: () => {
      isStopping = true
      return end()
    },
  }
}
