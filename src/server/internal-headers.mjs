import { layoutOf } from './layout.mjs'

/** Set by this server for the application; what a client sends under these names is dropped. */
export const LAYOUT_HEADER = 'x-site-layout'
export const DRAFT_HEADER = 'x-site-draft'
export const ADDRESS_HEADER = 'x-site-client-address'

/**
 * Tells the application which layout to use, whether drafts are asked for, and who asks.
 *
 * @param {{ request: import('node:http').IncomingMessage, url: URL, trustsProxy: boolean }} options
 */
export function internalHeaders({ request, url, trustsProxy }) {
  const { headers, socket } = request
  headers[LAYOUT_HEADER] = layoutOf(url.searchParams.get('layout'), headers['user-agent'])
  headers[DRAFT_HEADER] = url.searchParams.get('draft') === '1' ? '1' : '0'
  headers[ADDRESS_HEADER] = clientAddress(headers['x-forwarded-for'], socket.remoteAddress, trustsProxy)
}

/**
 * @param {string | string[] | undefined} forwardedFor
 * @param {string | undefined} remoteAddress
 * @param {boolean} trustsProxy
 */
function clientAddress(forwardedFor, remoteAddress, trustsProxy) {
  // The nearest proxy appends the address it saw: only that one is trustworthy.
  const nearest = trustsProxy
    ? String(forwardedFor ?? '')
        .split(',')
        .pop()
        ?.trim()
    : ''
  return nearest || remoteAddress || 'unknown'
}
