import { BARE_PAGE_POLICY, refusalPage, wantsPage } from './bare-pages.mjs'
import { BARE_POLICY } from './security-headers.mjs'

/** So long the rest of a body that nobody wants is thrown away, so that its sender gets to read the answer. */
const LINGER_MS = 2000

/** Of what may be no address at all. */
const OF_THE_ADMIN = /^\/(admin|cms-api)(\/|\?|$)/

/**
 * Refuses a request with one sentence: as Payload says such things to its admin, as a page to who reads pages, as an envelope to
 * everybody else.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, message: string, headers?: Record<string, string> }} refusal
 */
export function refuse(request, response, { status, message, headers = {} }) {
  const [type, policy, body] = answerOf(request, { status, message })
  const shown = request.method === 'HEAD' ? '' : body
  const isBodyLeft = !request.complete
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(shown),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    ...(isBodyLeft && { Connection: 'close' }),
    ...headers,
  })
  if (isBodyLeft) endAfterBody(request, response, shown)
  else response.end(shown)
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ status: number, message: string }} refusal
 * @returns {[type: string, policy: string, body: string]}
 */
function answerOf(request, refusal) {
  const { status, message } = refusal
  if (OF_THE_ADMIN.test(request.url ?? '')) return ['application/json', BARE_POLICY, JSON.stringify({ errors: [{ message }] })]
  if (wantsPage(request)) return ['text/html', BARE_PAGE_POLICY, refusalPage(refusal)]
  return ['application/json', BARE_POLICY, JSON.stringify({ code: status, msg: message })]
}

/**
 * Closing a connection while its client still writes destroys the answer on its way (RFC 9112, 9.6).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} body
 */
function endAfterBody(request, response, body) {
  if (body) response.write(body)
  const end = () => {
    clearTimeout(longEnough)
    response.end()
  }
  const longEnough = setTimeout(end, LINGER_MS)
  request.once('end', end)
  request.once('close', end)
  request.resume()
}
