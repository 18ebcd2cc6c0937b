import { BARE_PAGE_POLICY, refusalPage, wantsPage } from './bare-pages.mjs'
import { endAfterBody } from './end-after-body.mjs'
import { BARE_POLICY } from './security-headers.mjs'

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
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(shown),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    ...(!request.complete && { Connection: 'close' }),
    ...headers,
  })
  if (shown) response.write(shown)
  endAfterBody(request, response)
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
