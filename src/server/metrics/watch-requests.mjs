import { log } from '../../lib/log.mjs'
import { requestIdOf } from '../request-id.mjs'
import { routeClass } from './route-class.mjs'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * A request that has been answered.
 *
 * @typedef {object} Answered
 * @property {string} route
 * @property {string} method
 * @property {number} status 499 when the client went away before
 * @property {number} seconds
 */

/**
 * @param {object} options
 * @param {boolean} options.writesLog a line for each request: neither who asked nor what for (the query)
 * @param {(answered: Answered) => void} [options.count]
 * @returns {((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void) | undefined}
 */
export function requestWatcher({ writesLog, count }) {
  if (!writesLog && !count) return undefined
  return (request, response) => {
    const start = performance.now()
    const [path = ''] = (request.url ?? '').split('?')
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'OTHER'
    const requestId = requestIdOf(request)
    const before = request.socket.bytesWritten
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499
      const seconds = (performance.now() - start) / 1000
      const answered = { route: routeClass(path), method, status, seconds }
      count?.(answered)
      // Probes ask every few seconds.
      if (!writesLog || answered.route === 'health') return
      const ms = Math.round(seconds * 1000)
      const bytes = request.socket.bytesWritten - before
      log.info({ event: 'request', requestId, method, route: answered.route, path, status, ms, bytes })
    })
  }
}
