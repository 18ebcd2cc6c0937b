import process from 'node:process'
import { log } from '../lib/log.mjs'

/** Of the grace, what requests may take to finish; the rest is for what the application finishes after them. */
const SHARE_OF_REQUESTS = 0.5

const IDLE_CHECK_MS = 50

/** How long the renderer has, after the last request. @param {number} seconds of the whole */
export const rendererGraceMs = (seconds) => seconds * 1000 * 0.4

/**
 * @typedef {object} Stopping
 * @property {number} graceMs after which the process ends whatever is left
 * @property {() => void} [onStop] as soon as it begins
 */

/**
 * What ends a process cleanly: no new connections, running requests finish or are cut off when they take too long, and then
 * what the application wants finished.
 *
 * @param {import('node:http').Server} server
 * @param {{ close(): Promise<void> }} application
 * @param {Stopping} stopping
 */
export function endOnce(server, application, { graceMs, onStop }) {
  let isStopping = false
  return async () => {
    if (isStopping) return
    isStopping = true
    onStop?.()
    setTimeout(() => {
      log.error({ event: 'stopped too late', graceMs }, 'The process did not end in time and is ended')
      process.exit(1)
    }, graceMs).unref()
    await closed(server, graceMs * SHARE_OF_REQUESTS)
    await application.close()
    process.exit(0)
  }
}

/** @param {import('node:http').Server} server @param {number} limitMs */
async function closed(server, limitMs) {
  const end = new Promise((resolve) => server.close(resolve))
  // Connections that are kept alive end when the request that they are at has ended.
  const closingIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const tooLong = setTimeout(() => {
    log.warn({ event: 'requests cut off', limitMs }, 'Requests that did not end in time were cut off')
    server.closeAllConnections()
  }, limitMs)
  await end
  clearInterval(closingIdle)
  clearTimeout(tooLong)
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT.
 *
 * @param {import('node:http').Server} server
 * @param {{ close(): Promise<void> }} application
 * @param {Stopping} stopping
 */
export function shutDownOnSignals(server, application, stopping) {
  const end = endOnce(server, application, stopping)
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
