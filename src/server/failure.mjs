import { log } from '../lib/log.mjs'
import { BARE_PAGE_POLICY, errorPage, wantsPage } from './bare-pages.mjs'
import { DatabaseUnavailable } from './content-version/unavailable.mjs'
import { RendererUnavailable } from './renderer/unavailable.mjs'
import { requestIdOf } from './request-id.mjs'
import { StorageUnavailable } from './storage-unavailable.mjs'

/** What is away for a while, and back by itself. */
const UNAVAILABLE = [RendererUnavailable, DatabaseUnavailable, StorageUnavailable]

/** When a visitor may try again: a renderer that died is back by then. */
const RETRY_AFTER_SECONDS = 3

/**
 * One structured line for operators, and nothing of the error for the visitor: a page for who reads pages, an envelope for
 * everybody else. Never kept by anybody.
 *
 * @param {unknown} error
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function reportFailure(error, request, response) {
  const id = requestIdOf(request)
  // An outage is told once, not once for each visitor: src/server/outages.mjs.
  const isUnavailable = UNAVAILABLE.some((kind) => error instanceof kind)
  if (!isUnavailable) logFailure(error, request, id)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const [type, body] = wantsPage(request)
    ? ['text/html', errorPage(id)]
    : ['application/json', JSON.stringify({ code: 500, msg: '系统繁忙，请稍后重试' })]
  response.writeHead(isUnavailable ? 503 : 500, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': BARE_PAGE_POLICY,
    ...(isUnavailable && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * @param {unknown} error
 * @param {import('node:http').IncomingMessage} request
 * @param {string} id
 */
function logFailure(error, request, id) {
  const [path] = (request.url ?? '').split('?')
  log.error({ event: 'request failed', requestId: id, method: request.method, path, err: error }, 'A request could not be answered')
}
