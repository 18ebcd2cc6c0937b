import { randomUUID } from 'node:crypto'
import { canonicalPath } from './canonical-path.mjs'
import { answerHealth } from './health.mjs'
import { internalHeaders } from './internal-headers.mjs'
import { EXPIRED_PREVIEW, previewRequest } from './preview-request.mjs'
import { completeHeaders } from './response-headers.mjs'
import { allowStatus, offerSetStatus } from './response-status.mjs'
import { serveStatic } from './static-files.mjs'

/** What the application is asked with; Next answers anything else with a bare error. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sent with everything: what browsers may not guess, and who may frame the site. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/**
 * @typedef {object} HandlerOptions
 * @property {import('../lib/environment.mjs').Environment} environment
 * @property {boolean} isDev
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handleByNext
 */

/**
 * The way of a request: health, static files and uploads, spelling of the path, and then the pages.
 *
 * @param {HandlerOptions} options
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function createHandler(options) {
  offerSetStatus()
  return async (request, response) => {
    try {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
      const url = parseUrl(request.url)
      if (!url) answer(response, 400, { code: 400, msg: '请求参数格式错误' })
      else if (!METHODS.has(request.method ?? '')) refuseMethod(response)
      else await handle({ ...options, request, response, url })
    } catch (error) {
      reportFailure(error, request, response)
    }
  }
}

/**
 * @param {HandlerOptions & { request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, url: URL }} options
 */
async function handle({ environment, isDev, handleByNext, request, response, url }) {
  if (url.pathname === '/healthz') return answerHealth(response)
  if (await serveStatic({ request, response, pathname: url.pathname, dataDir: environment.DATA_DIR, isDev })) return
  if (redirectToListedSpelling(response, url)) return

  const preview = previewRequest(url, environment.PAYLOAD_SECRET)
  request.url = preview.isRefused ? EXPIRED_PREVIEW : `${withoutTrailingSlash(url.pathname)}${url.search}`
  internalHeaders({ request, url, preview, trustsProxy: environment.TRUST_PROXY === '1' })
  completeHeaders(response, { variesByUserAgent: !url.pathname.startsWith('/prod-api'), isPreview: preview.isPreview })
  allowStatus(request, response)
  await handleByNext(request, response)
}

/** @param {import('node:http').ServerResponse} response */
function refuseMethod(response) {
  response.setHeader('Allow', [...METHODS].join(', '))
  answer(response, 405, { code: 405, msg: '请求方式不支持' })
}

/**
 * Any other letter case of a listed path leads to the listed one, query kept (decision 4).
 *
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 * @returns {boolean} whether it was redirected
 */
function redirectToListedSpelling(response, url) {
  const canonical = canonicalPath(url.pathname)
  if (canonical === url.pathname) return false
  response.writeHead(308, { Location: `${canonical}${url.search}` })
  response.end()
  return true
}

/**
 * @param {string | undefined} target the request target: a path with a query
 * @returns {URL | null} null when it is malformed
 */
function parseUrl(target) {
  try {
    if (!target?.startsWith('/') || target.startsWith('//')) return null
    const url = new URL(target, 'http://localhost')
    decodeURIComponent(url.pathname)
    return url.pathname.includes('\0') || url.pathname.includes('%00') ? null : url
  } catch {
    return null
  }
}

/** The API answers with and without a trailing slash, without a redirect (decision 3). @param {string} pathname */
function withoutTrailingSlash(pathname) {
  return pathname.length > 1 && pathname.startsWith('/prod-api') ? pathname.replace(/\/+$/, '') : pathname
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object} body
 */
function answer(response, status, body) {
  response.writeHead(status, { 'Content-Type': JSON_TYPE })
  response.end(JSON.stringify(body))
}

/**
 * One structured line for operators, and nothing of the error for the visitor.
 *
 * @param {unknown} error
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function reportFailure(error, request, response) {
  const id = randomUUID()
  const [path] = (request.url ?? '').split('?')
  console.error(
    JSON.stringify({
      level: 'error',
      id,
      method: request.method,
      path,
      error: String(error),
      stack: error instanceof Error ? error.stack : undefined,
    }),
  )
  if (response.headersSent) response.destroy()
  else answer(response, 500, { code: 500, msg: '系统繁忙，请稍后重试' })
}
