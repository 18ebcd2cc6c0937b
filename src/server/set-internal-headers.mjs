import {
  ADDRESS_HEADER,
  DRAFT_HEADER,
  DRAFT_OF_HEADER,
  INTERNAL_PREFIX,
  LAYOUT_HEADER,
  MARKED_DRAFT_HEADER,
  REQUEST_ID_HEADER,
  SHARED_DRAFT_HEADER,
  TARGET_HEADER,
} from '../lib/internal-headers.mjs'
import { layoutOf } from './layout.mjs'

/**
 * Tells the application which layout to use, whether drafts are asked for, who asks, and for which address.
 *
 * @param {object} options
 * @param {import('node:http').IncomingMessage} options.request
 * @param {URL} options.url
 * @param {import('./preview-request.mjs').PreviewRequest} options.preview
 * @param {boolean} options.trustsProxy
 */
export function setInternalHeaders({ request, url, preview, trustsProxy }) {
  const { headers, socket } = request
  const requestId = headers[REQUEST_ID_HEADER]
  for (const name of Object.keys(headers)) if (name.startsWith(INTERNAL_PREFIX)) delete headers[name]
  headers[REQUEST_ID_HEADER] = requestId
  headers[LAYOUT_HEADER] = layoutOf(url.searchParams.get('layout'), headers['user-agent'])
  headers[DRAFT_HEADER] = preview.draft
  headers[DRAFT_OF_HEADER] = preview.document
  headers[MARKED_DRAFT_HEADER] = preview.isMarked ? '1' : '0'
  headers[SHARED_DRAFT_HEADER] = preview.shared
  headers[TARGET_HEADER] = `${url.pathname}${url.search}`
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
