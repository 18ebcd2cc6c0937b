import { FAILED_HEADER, STATUS_HEADER } from './internal-headers.mjs'
import { addTrailer } from './trailers.mjs'

/** Set by this server: by it the application names the response it means. */
export const RESPONSE_HEADER = 'x-site-response'

/** Under these names the application finds what it may say of a response. */
const SET_STATUS = Symbol.for('site.set-status')
const MARK_FAILED = Symbol.for('site.mark-failed')

/** @type {Map<string, import('node:http').ServerResponse>} */
const open = new Map()

/**
 * Lets the application set the status of this response, and say that it failed. A page of Next can't do the first itself:
 * `notFound()` sends an empty document that is drawn by scripts, and an unknown id must be a page that everybody can read
 * (spec: addresses/not-found). The second is known while the page is being sent, with status 200.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function allowMarks(request, response) {
  const id = crypto.randomUUID()
  open.set(id, response)
  request.headers[RESPONSE_HEADER] = id
  response.once('close', () => open.delete(id))
}

/** Called once by the server; the application's bundle has a copy of this module, whose map stays empty. */
export function offerMarks() {
  Reflect.set(globalThis, SET_STATUS, (/** @type {string} */ id, /** @type {number} */ status) => {
    const response = open.get(id)
    if (!response || response.writableEnded) return
    // A navigation begins before its page is read from the database.
    if (response.headersSent) addTrailer(response, STATUS_HEADER, String(status))
    else response.statusCode = status
  })
  Reflect.set(globalThis, MARK_FAILED, (/** @type {string} */ id) => {
    const response = open.get(id)
    if (!response || response.writableEnded) return
    if (response.headersSent) addTrailer(response, FAILED_HEADER, '1')
    else response.setHeader(FAILED_HEADER, '1')
  })
}

/**
 * Called by the application, while it renders the page.
 *
 * @param {string | null} id the value of `RESPONSE_HEADER`
 * @param {number} status
 */
export function setStatus(id, status) {
  if (id) Reflect.get(globalThis, SET_STATUS)?.(id, status)
}

/**
 * Called by the application when something of the page could not be rendered.
 *
 * @param {string | string[] | undefined} id the value of `RESPONSE_HEADER`
 */
export function markFailed(id) {
  if (id) Reflect.get(globalThis, MARK_FAILED)?.(String(id))
}
