import { canonicalPath } from '../domain/canonical-path.mjs'
import { probes } from '../domain/other-addresses.mjs'
import { admission, TOO_LARGE } from './admission.mjs'
import { reportFailure } from './failure.mjs'
import { answerAlive, answerReadiness } from './health.mjs'
import { BodyTooLarge } from './limited-body.mjs'
import { answerMetrics } from './metrics/answer-metrics.mjs'
import { withoutTrailingSlash } from './page-cache/cache-request.mjs'
import { EXPIRED_PREVIEW, previewRequest } from './preview-request.mjs'
import { readiness } from './readiness.mjs'
import { refuse } from './refuse.mjs'
import { nameRequest, requestIdOf } from './request-id.mjs'
import { completeHeaders } from './response-headers.mjs'
import { BARE_POLICY, setSecurityHeaders, setTransportSecurity } from './security-headers.mjs'
import { setInternalHeaders } from './set-internal-headers.mjs'
import { staffSessions } from './staff-session.mjs'
import { serveStatic } from './static-files.mjs'

/**
 * @typedef {object} HandlerOptions
 * @property {import('../lib/environment.mjs').Environment} environment
 * @property {boolean} isDev
 * @property {import('./application.mjs').Application} application
 * @property {import('./page-cache/page-cache.mjs').PageCache} [pageCache] none during development
 * @property {() => boolean} [isStopping]
 * @property {ReturnType<typeof import('./metrics/watch-requests.mjs').requestWatcher>} [watch]
 * @property {import('./metrics/answer-metrics.mjs').Metrics} [metrics] none when nobody may ask for them
 */

/**
 * The way of a request: health, what the cache answers, what nobody may ask, static files and uploads, spelling of the path, and
 * then the application.
 *
 * @param {HandlerOptions} options
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function createHandler(options) {
  const { SITE_URL, TRUST_PROXY, PAYLOAD_SECRET } = options.environment
  const trustsProxy = TRUST_PROXY === '1'
  const admit = admission({ siteUrl: SITE_URL, trustsProxy, isSignedIn: staffSessions(PAYLOAD_SECRET) })
  const notReady = readiness(options.application.notReady, { isStopping: options.isStopping ?? (() => false) })
  return async (request, response) => {
    nameRequest(request, trustsProxy)
    options.watch?.(request, response)
    try {
      setTransportSecurity(response, SITE_URL)
      const url = parseUrl(request.url)
      if (url && redirectToHttps(request, response, url, options.environment)) return
      if (url && (await options.pageCache?.answer(request, response, url))) return
      setOwnHeaders(request, response)
      if (!url) return refuse(request, response, { status: 400, message: '请求参数格式错误' })
      const { refusal, terms } = await admit(request, url)
      if (refusal) return refuse(request, response, refusal)
      await handle({ ...options, notReady, request, response, url, terms })
    } catch (error) {
      answerFailure(error, request, response)
    }
  }
}

/**
 * @param {unknown} error
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerFailure(error, request, response) {
  if (response.headersSent) return reportFailure(error, request, response)
  setOwnHeaders(request, response)
  if (error instanceof BodyTooLarge) refuse(request, response, TOO_LARGE)
  else reportFailure(error, request, response)
}

/**
 * @typedef {object} Asked
 * @property {() => Promise<string[]>} notReady
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {URL} url
 * @property {import('./application.mjs').Terms} terms
 */

/** @param {HandlerOptions & Asked} options */
async function handle({ environment, isDev, application, metrics, notReady, request, response, url, terms }) {
  if (url.pathname === '/healthz') return answerAlive(response)
  if (url.pathname === '/readyz') return answerReadiness(response, notReady)
  if (url.pathname === '/metrics' && metrics) return answerMetrics(request, response, { token: environment.METRICS_TOKEN, metrics })
  const { publishedEdition } = application
  if (await serveStatic({ request, response, pathname: url.pathname, environment, isDev, publishedEdition })) return
  if (redirectToListedSpelling(response, url)) return

  const preview = previewRequest(url, environment.PAYLOAD_SECRET)
  request.url = preview.isRefused ? EXPIRED_PREVIEW : `${hiddenFromNext(withoutTrailingSlash(url.pathname))}${url.search}`
  setInternalHeaders({ request, url, preview, trustsProxy: environment.TRUST_PROXY === '1' })
  completeHeaders(response, { pathname: url.pathname, isPreview: preview.isPreview })
  await application.handle(request, response, terms)
}

/** Where Next answers by itself, in English and without the site's shell. */
const OF_NEXT = /^\/(404|500|_app|_document|_error|_global-error|_not-found|_next\/image)\/?$/

/** With a letter encoded they are unknown addresses, as they are for visitors. @param {string} pathname */
const hiddenFromNext = (pathname) => (OF_NEXT.test(pathname) ? `/%${pathname.charCodeAt(1).toString(16)}${pathname.slice(2)}` : pathname)

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function setOwnHeaders(request, response) {
  setSecurityHeaders(response)
  response.setHeader('X-Request-Id', requestIdOf(request))
}

/**
 * Behind a proxy that lets plain HTTP through, visitors are led to the public address. Not those who look after the server.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 * @param {import('../lib/environment.mjs').Environment} environment
 * @returns {boolean} whether it was redirected
 */
function redirectToHttps({ headers }, response, { pathname, search }, { SITE_URL, TRUST_PROXY }) {
  const isPlain = TRUST_PROXY === '1' && SITE_URL.startsWith('https:') && headers['x-forwarded-proto'] === 'http'
  if (!isPlain || probes.includes(pathname)) return false
  setSecurityHeaders(response)
  response.writeHead(308, { Location: `${new URL(SITE_URL).origin}${pathname}${search}`, 'Content-Security-Policy': BARE_POLICY })
  response.end()
  return true
}

/**
 * Any other letter case of a listed path leads to the listed one, query kept (spec: addresses/letter-case).
 *
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 * @returns {boolean} whether it was redirected
 */
function redirectToListedSpelling(response, url) {
  const canonical = canonicalPath(url.pathname)
  if (canonical === url.pathname) return false
  response.writeHead(308, { Location: `${canonical}${url.search}`, 'Content-Security-Policy': BARE_POLICY })
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
