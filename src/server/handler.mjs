import { canonicalPath } from './canonical-path.mjs'
import { reportFailure } from './failure.mjs'
import { answerHealth } from './health.mjs'
import { internalHeaders } from './internal-headers.mjs'
import { withoutTrailingSlash } from './page-cache/asked.mjs'
import { EXPIRED_PREVIEW, previewRequest } from './preview-request.mjs'
import { completeHeaders } from './response-headers.mjs'
import { setSecurityHeaders } from './security-headers.mjs'
import { serveStatic } from './static-files.mjs'

/** What the application is asked with; Next answers anything else with a bare error. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * @typedef {object} HandlerOptions
 * @property {import('../lib/environment.mjs').Environment} environment
 * @property {boolean} isDev
 * @property {import('./application.mjs').Application} application
 * @property {ReturnType<typeof import('./page-cache/page-cache.mjs').createPageCache>} [pageCache] none during development
 */

/**
 * The way of a request: health, what the cache answers, static files and uploads, spelling of the path, and then the
 * application.
 *
 * @param {HandlerOptions} options
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function createHandler(options) {
  return async (request, response) => {
    try {
      const url = parseUrl(request.url)
      if (url && (await options.pageCache?.answer(request, response, url))) return
      setSecurityHeaders(response)
      if (!url) answer(response, 400, { code: 400, msg: '请求参数格式错误' })
      else if (!METHODS.has(request.method ?? '')) refuseMethod(response)
      else await handle({ ...options, request, response, url })
    } catch (error) {
      if (!response.headersSent) setSecurityHeaders(response)
      reportFailure(error, request, response)
    }
  }
}

/**
 * @param {HandlerOptions & { request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, url: URL }} options
 */
async function handle({ environment, isDev, application, request, response, url }) {
  if (url.pathname === '/healthz') return answerHealth(response, application)
  const { isPublishedFile } = application
  if (await serveStatic({ request, response, pathname: url.pathname, dataDir: environment.DATA_DIR, isDev, isPublishedFile })) return
  if (redirectToListedSpelling(response, url)) return

  const preview = previewRequest(url, environment.PAYLOAD_SECRET)
  request.url = preview.isRefused ? EXPIRED_PREVIEW : `${withoutTrailingSlash(url.pathname)}${url.search}`
  internalHeaders({ request, url, preview, trustsProxy: environment.TRUST_PROXY === '1' })
  completeHeaders(response, { variesByUserAgent: !url.pathname.startsWith('/prod-api'), isPreview: preview.isPreview })
  await application.handle(request, response)
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

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object} body
 */
function answer(response, status, body) {
  response.writeHead(status, { 'Content-Type': JSON_TYPE })
  response.end(JSON.stringify(body))
}
