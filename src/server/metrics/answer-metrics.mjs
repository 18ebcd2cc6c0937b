import { isSameText } from '../../lib/is-same-text.mjs'

/** @typedef {{ text: () => Promise<string>, type: string }} Metrics */

/**
 * `/metrics`, for who knows the token.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ token: string, metrics: Metrics }} options
 */
export async function answerMetrics(request, response, { token, metrics }) {
  response.setHeader('Cache-Control', 'no-store')
  if (!isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.writeHead(401, { 'WWW-Authenticate': 'Bearer' })
    response.end()
    return
  }
  const text = await metrics.text()
  response.writeHead(200, { 'Content-Type': metrics.type })
  response.end(text)
}
