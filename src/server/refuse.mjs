import { BARE_POLICY } from './security-headers.mjs'

/** So long the rest of a body that nobody wants is thrown away, so that its sender gets to read the answer. */
const LINGER_MS = 2000

/** Of what may be no address at all. */
const OF_THE_ADMIN = /^\/(admin|cms-api)(\/|\?|$)/

/**
 * Refuses a request with one sentence: as Payload says such things to its admin, as an envelope to everybody else.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, message: string, headers?: Record<string, string> }} refusal
 */
export function refuse(request, response, { status, message, headers = {} }) {
  const envelope = OF_THE_ADMIN.test(request.url ?? '') ? { errors: [{ message }] } : { code: status, msg: message }
  const body = request.method === 'HEAD' ? '' : JSON.stringify(envelope)
  const isBodyLeft = !request.complete
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': BARE_POLICY,
    ...(isBodyLeft && { Connection: 'close' }),
    ...headers,
  })
  if (isBodyLeft) endAfterBody(request, response, body)
  else response.end(body)
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
