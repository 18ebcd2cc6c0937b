import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { log } from '../../lib/log.mjs'
import { Problem } from '../../lib/problem.mjs'

const PROGRAM = fileURLToPath(new URL('./main.mjs', import.meta.url))

/** A renderer that dies again and again is started at most so rarely. */
const LONGEST_PAUSE_MS = 5000

/** A renderer that has lived so long is well: the next death starts without a pause. */
const WELL_AFTER_MS = 30_000

/**
 * A renderer that is started again whenever it dies.
 *
 * @typedef {object} KeptRenderer
 * @property {number} number from 1
 * @property {string} socketPath where it is asked
 * @property {() => boolean} isUp whether it can be asked now
 * @property {() => number} restarts
 */

/**
 * @param {object} options
 * @param {number} options.number
 * @param {string} options.socketPath
 * @param {number} options.heapMb without a limit, V8 lets its heap grow to gigabytes on a machine that has them before it cleans up
 * @param {number} options.endLimitMs how long it may take to end after it was asked to
 * @param {boolean} options.mustStart whether it is given up when it does not start at all
 * @returns {KeptRenderer & { started: Promise<void>, stop: () => Promise<void> }} `started` is rejected with a Problem when it is given up;
 *   its own message stands above
 */
export function keepRendererRunning({ number, socketPath, heapMb, endLimitMs, mustStart }) {
  let isStopping = false
  let isUp = false
  let hasStarted = !mustStart
  let deaths = 0
  let restarts = 0

  const start = () => {
    const wellAt = Date.now() + WELL_AFTER_MS
    const started = fork(PROGRAM, [socketPath, String(number)], { stdio: 'inherit', execArgv: [`--max-old-space-size=${heapMb}`] })
    started.once('message', () => {
      isUp = true
      hasStarted = true
    })
    whenEnded(started, (why) => {
      isUp = false
      if (isStopping || !hasStarted) return
      deaths = Date.now() > wellAt ? 0 : deaths + 1
      const pause = deaths <= 1 ? 0 : Math.min(100 * 2 ** deaths, LONGEST_PAUSE_MS)
      const line = { event: 'renderer died', renderer: number, ...why, startsAgainInMs: pause }
      log.error(line, 'The renderer died and is started again')
      setTimeout(startAgain, pause)
    })
    return started
  }
  const startAgain = () => {
    if (isStopping) return
    restarts += 1
    child = start()
  }
  let child = start()
  const started = firstStart(child, () => isStopping)
  const stop = async () => {
    isStopping = true
    await end(child, endLimitMs)
  }
  return { number, socketPath, isUp: () => isUp, restarts: () => restarts, started, stop }
}

/**
 * Of a process that the system has no room for there is no end, but an error.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {(why: { code?: number | null, signal?: NodeJS.Signals | null, err?: Error }) => void} then called once
 */
function whenEnded(child, then) {
  let hasEnded = false
  const end = (/** @type {Parameters<typeof then>[0]} */ why) => {
    if (!hasEnded) then(why)
    hasEnded = true
  }
  child.on('error', (err) => {
    // Others tell of a process that lives: it could not be ended, say.
    if (child.pid === undefined) end({ err })
  })
  child.once('exit', (code, signal) => end({ code, signal }))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} isStopping
 * @returns {Promise<void>}
 */
function firstStart(child, isStopping) {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    whenEnded(child, () => {
      if (!isStopping()) reject(new Problem('The site could not be started: the messages stand above.'))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child @param {number} limitMs */
async function end(child, limitMs) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), limitMs)
  await ended
  clearTimeout(tooLong)
}
