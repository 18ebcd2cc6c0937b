import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { log } from '../../lib/log.mjs'
import { Problem } from '../../lib/problem.mjs'
import { clearAbandonedFolders, FOLDER } from './abandoned-folders.mjs'

const PROGRAM = fileURLToPath(new URL('./main.mjs', import.meta.url))

/** A renderer that dies again and again is started at most so rarely. */
const LONGEST_PAUSE_MS = 5000

/** A renderer that has lived so long is well: the next death starts without a pause. */
const WELL_AFTER_MS = 30_000

/**
 * Starts the renderer, and starts it again whenever it dies.
 *
 * @param {number} heapMb without a limit, V8 lets its heap grow to gigabytes on a machine that has them before it cleans up
 * @param {number} endLimitMs how long it may take to end after it was asked to
 * @returns {{ socketPath: string, started: Promise<void>, stop: () => Promise<void>, restarts: () => number }} `started` is rejected
 *   with a Problem when the renderer does not start at all; its own message stands above
 */
export function keepRendererRunning(heapMb, endLimitMs) {
  clearAbandonedFolders()
  // Made with mode 0700: nobody else may talk to the renderer, which believes what it is told.
  const folder = mkdtempSync(path.join(tmpdir(), `${FOLDER}${process.pid}-`))
  const socketPath = path.join(folder, 'renderer.sock')
  let isStopping = false
  let deaths = 0
  let restarts = 0
  let child = startProcess(socketPath, heapMb)
  const started = firstStart(child, () => isStopping)

  const watch = () => {
    const wellAt = Date.now() + WELL_AFTER_MS
    child.once('exit', (code, signal) => {
      if (isStopping) return
      deaths = Date.now() > wellAt ? 0 : deaths + 1
      const pause = deaths <= 1 ? 0 : Math.min(100 * 2 ** deaths, LONGEST_PAUSE_MS)
      log.error({ event: 'renderer died', code, signal, startsAgainInMs: pause }, 'The renderer died and is started again')
      setTimeout(restart, pause)
    })
  }
  const restart = async () => {
    if (isStopping) return
    restarts += 1
    child = startProcess(socketPath, heapMb)
    watch()
  }
  const stop = async () => {
    isStopping = true
    await end(child, endLimitMs)
    rmSync(folder, { recursive: true, force: true })
  }
  // One that does not start at all is not tried again.
  started.then(watch, () => undefined)
  return { socketPath, started, stop, restarts: () => restarts }
}

/** @param {string} socketPath @param {number} heapMb */
const startProcess = (socketPath, heapMb) => fork(PROGRAM, [socketPath], { stdio: 'inherit', execArgv: [`--max-old-space-size=${heapMb}`] })

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} isStopping
 * @returns {Promise<void>}
 */
function firstStart(child, isStopping) {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => {
      if (!isStopping()) reject(new Problem('The site could not be started: the messages stand above.'))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child @param {number} limitMs */
async function end(child, limitMs) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), limitMs)
  await ended
  clearTimeout(tooLong)
}
