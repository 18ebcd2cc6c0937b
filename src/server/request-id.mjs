import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '../lib/internal-headers.mjs'

/** What a proxy may call a request: nothing that could be more than a name. */
const ID = /^[\w.-]{8,64}$/

/**
 * Gives a request the id under which both processes write of it: that of the proxy in front, where there is one to be trusted,
 * else a new one.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} trustsProxy
 */
export function nameRequest({ headers }, trustsProxy) {
  const given = trustsProxy ? headers['x-request-id'] : undefined
  headers[REQUEST_ID_HEADER] = typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/** @param {import('node:http').IncomingMessage} request one that has got its id */
export const requestIdOf = ({ headers }) => String(headers[REQUEST_ID_HEADER] ?? '')
