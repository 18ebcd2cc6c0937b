import { isFromAnotherSite } from './origin-check.mjs'
import { bodyLimit, isTooLongForStrangers, methodsOf } from './request-limits.mjs'
import { isOfTheStaff, isOpenToStrangers } from './strangers.mjs'

/** What a refused request is told. @typedef {{ status: number, message: string, headers?: Record<string, string> }} Refusal */

/** @type {Refusal} */
export const TOO_LARGE = { status: 413, message: '请求内容过大' }

/** Payload answers these with a fault of its own: accounts are not confirmed by e-mail. */
const ABSENT = /^\/cms-api\/users\/verify(\/|$)/

/** With these Payload takes a POST for a GET; what strangers may ask is decided by the method. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/** @type {Refusal} */
const SIGN_IN_FIRST = { status: 403, message: '请先登录后台，再进行此操作。' }

/** @param {readonly string[]} allowed @returns {Refusal} */
const wrongMethod = (allowed) => ({ status: 405, message: '请求方式不支持', headers: { Allow: allowed.join(', ') } })

/**
 * Decides what may be asked at all, before the renderer hears of it (record 0022).
 *
 * @param {object} options
 * @param {string} options.siteUrl
 * @param {boolean} options.trustsProxy
 * @param {ReturnType<typeof import('./staff-session.mjs').staffSessions>} options.isSignedIn
 * @returns {(request: import('node:http').IncomingMessage, url: URL) => Promise<{ refusal?: Refusal, terms: import('./application.mjs').Terms }>}
 */
export function admission({ siteUrl, trustsProxy, isSignedIn: isSignedInBy }) {
  return async (request, url) => {
    const isSignedIn = await isSignedInBy(request.headers)
    const maxBodyBytes = bodyLimit(url.pathname, request.headers['content-type'], isSignedIn)
    const terms = { isSignedIn, maxBodyBytes }
    return { refusal: refusalOf(request, url, terms), terms }
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {URL} url
   * @param {import('./application.mjs').Terms} terms
   * @returns {Refusal | undefined}
   */
  function refusalOf(request, { pathname }, { isSignedIn, maxBodyBytes }) {
    const { method = '', headers } = request
    const allowed = methodsOf(pathname)
    if (!allowed.includes(method)) return wrongMethod(allowed)
    if (isOfTheStaff(pathname) && isFromAnotherSite(request, { siteUrl, trustsProxy })) {
      return { status: 403, message: '请求来自其他网站，已被拒绝。请在本站后台中操作。' }
    }
    if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return TOO_LARGE
    if (!isSignedIn) return strangerRefusal(request, pathname)
    return ABSENT.test(pathname) ? { status: 404, message: '网络请求不存在' } : undefined
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} pathname
 * @returns {Refusal | undefined}
 */
function strangerRefusal({ method, url = '', headers }, pathname) {
  if (isTooLongForStrangers(url)) return { status: 414, message: '请求地址过长' }
  if (!isOpenToStrangers(method, pathname)) return SIGN_IN_FIRST
  if (isOfTheStaff(pathname) && OVERRIDES.some((name) => name in headers)) return SIGN_IN_FIRST
  return undefined
}
