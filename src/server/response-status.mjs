import { randomUUID } from 'node:crypto'

/** Set by this server: by it the application names the response it means. */
export const RESPONSE_HEADER = 'x-site-response'

/** Under this name the application finds `setStatus`. */
const SET_STATUS = Symbol.for('site.set-status')

/** @type {Map<string, import('node:http').ServerResponse>} */
const open = new Map()

/**
 * Lets the application set the status of this response. A page of Next can't do that itself: `notFound()` sends an empty
 * document that is drawn by scripts, and an unknown id must be a page that everybody can read (decision 4).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function allowStatus(request, response) {
  const id = randomUUID()
  open.set(id, response)
  request.headers[RESPONSE_HEADER] = id
  response.once('close', () => open.delete(id))
}

/** Called once by the server; the application's bundle has a copy of this module, whose map stays empty. */
export function offerSetStatus() {
  Reflect.set(globalThis, SET_STATUS, (/** @type {string} */ id, /** @type {number} */ status) => {
    const response = open.get(id)
    if (response && !response.headersSent) response.statusCode = status
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
