import { layoutOf } from './layout.mjs'

/** Names that only this server may use; what a client sends under them is dropped. */
const PREFIX = 'x-site-'

/** Set by this server for the application. */
export const LAYOUT_HEADER = 'x-site-layout'
export const DRAFT_HEADER = 'x-site-draft'
export const DRAFT_OF_HEADER = 'x-site-draft-of'
export const SHARED_DRAFT_HEADER = 'x-site-shared-draft'
export const ADDRESS_HEADER = 'x-site-client-address'
export const TARGET_HEADER = 'x-site-target'

/** The id of a request in the log of both processes; see src/server/request-id.mjs. */
export const REQUEST_ID_HEADER = 'x-site-request-id'

/** A question of the server to the renderer; see src/server/renderer/questions.mjs. */
export const QUESTION_HEADER = 'x-site-question'

/** Sent by the renderer with what could not be rendered, as a header or, when the answer had begun, as a trailer. */
export const FAILED_HEADER = 'x-site-failed'

/**
 * Tells the application which layout to use, whether drafts are asked for, who asks, and for which address.
 *
 * @param {object} options
 * @param {import('node:http').IncomingMessage} options.request
 * @param {URL} options.url
 * @param {import('./preview-request.mjs').PreviewRequest} options.preview
 * @param {boolean} options.trustsProxy
 */
export function internalHeaders({ request, url, preview, trustsProxy }) {
  const { headers, socket } = request
  const requestId = headers[REQUEST_ID_HEADER]
  for (const name of Object.keys(headers)) if (name.startsWith(PREFIX)) delete headers[name]
  headers[REQUEST_ID_HEADER] = requestId
  headers[LAYOUT_HEADER] = layoutOf(url.searchParams.get('layout'), headers['user-agent'])
  headers[DRAFT_HEADER] = preview.draft
  headers[DRAFT_OF_HEADER] = preview.document
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
