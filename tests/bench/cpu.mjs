/** What processes have used of the cores, by what Linux says of them: it hardly depends on what else the machine does. */
import { readdirSync, readFileSync } from 'node:fs'
import { familyOf } from './running.mjs'

/** @typedef {{ cpuMs: number, waitingMs: number }} Used waiting: for a core */

/**
 * What all threads of a process have used, in milliseconds, and how long they have waited for a core.
 *
 * @param {number} pid
 * @returns {Used}
 */
export function usedBy(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`))
    return sumOf(threads.map(([cpu = 0, waiting = 0]) => ({ cpuMs: cpu / 1e6, waitingMs: waiting / 1e6 })))
  } catch {
    return { cpuMs: 0, waitingMs: 0 }
  }
}

/** @param {Used[]} all @returns {Used} */
export const sumOf = (all) =>
  all.reduce((sum, one) => ({ cpuMs: sum.cpuMs + one.cpuMs, waitingMs: sum.waitingMs + one.waitingMs }), { cpuMs: 0, waitingMs: 0 })

/** @param {string} file */
function nanosecondsOf(file) {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number)
  } catch {
    return []
  }
}

/** So many of the units of /proc/…/stat are a second. */
const TICKS = 100

/** What a process has used, and those that it started and that have ended. @param {number} pid */
export function secondsOf(pid) {
  try {
    const [, others = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const ticks = others.split(' ').slice(11, 15).map(Number)
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS
  } catch {
    // It has ended since.
    return 0
  }
}

/** The renderers of a site. @param {number} pid of the site */
export const renderersOf = (pid) => familyOf(pid).filter((one) => readCommand(one).includes('renderer/main.mjs'))

/** @param {number} pid */
function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended since.
    return ''
  }
}
