/** So long the rest of a body that nobody wants is thrown away, so that its sender gets to read the answer. */
const LINGER_MS = 2000

/**
 * Ends an answer, all of which has been written, when its request has come to its end too: closing a connection while its client
 * still writes destroys the answer on its way (RFC 9112, 9.6).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function endAfterBody(request, response) {
  if (request.complete) return void response.end()
  const end = () => {
    clearTimeout(longEnough)
    response.end()
  }
  const longEnough = setTimeout(end, LINGER_MS)
  request.once('end', end)
  request.once('close', end)
  request.resume()
}
