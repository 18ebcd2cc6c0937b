import { randomUUID } from 'node:crypto'
import { errorPage } from './error-page.mjs'
import { RendererUnavailable } from './renderer/unavailable.mjs'

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
  const id = randomUUID()
  logFailure(error, request, id)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const isUnavailable = error instanceof RendererUnavailable
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  const [type, body] = wantsPage
    ? ['text/html', errorPage(id)]
    : ['application/json', JSON.stringify({ code: 500, msg: '系统繁忙，请稍后重试' })]
  response.writeHead(isUnavailable ? 503 : 500, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
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
  const stack = error instanceof Error ? error.stack : undefined
  console.error(JSON.stringify({ level: 'error', id, method: request.method, path, error: String(error), stack }))
}
