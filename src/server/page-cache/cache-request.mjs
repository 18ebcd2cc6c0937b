import { layoutOf } from '../layout.mjs'
import { canonicalQuery, routeOf } from './routes.mjs'

/**
 * A request that the cache may answer.
 *
 * @typedef {object} CacheRequest
 * @property {string} key form, layout, host and address
 * @property {'page' | 'navigation' | 'data'} form a document, the payload of a client navigation, or something else
 * @property {'desktop' | 'mobile' | ''} layout of pages
 * @property {string} host
 * @property {'http' | 'https'} protocol as a proxy in front says; the application knows whether to believe it
 * @property {string} target the canonical address
 * @property {boolean} isRegular whether addresses of this site can look like that, its host included
 * @property {CacheRequest} [whenMissing] the same with more of its address, for when there is nothing at the canonical one
 */

/** Headers of Next's clients for parts of a page, made for one visitor's situation. */
const PARTIAL_REQUESTS = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-action', 'next-hmr-refresh']

/** What the address of a draft carries. */
const PREVIEW_PARAMETERS = ['draft', 'preview']

const HOST = /^[a-z0-9.:[\]-]{1,253}$/

/**
 * What a request asks the cache for. Never for visitors who are signed in, drafts, and anything but reading: those see
 * what is rendered for them alone.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {URL} url
 * @param {(host: string) => boolean} isOwnHost is told of each request that the cache may answer
 * @param {readonly string[]} [attributeKeys] of the attributes that are filters now
 * @returns {CacheRequest | null} null: not to be answered by the cache
 */
export function cacheRequestOf({ method, headers }, url, isOwnHost, attributeKeys = []) {
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = withoutTrailingSlash(url.pathname)
  const route = routeOf(path, attributeKeys)
  if (!route || isPersonal(headers)) return null
  if (PREVIEW_PARAMETERS.some((name) => url.searchParams.has(name))) return null

  const host = (headers.host ?? '').toLowerCase()
  if (!HOST.test(host)) return null
  const isOwn = isOwnHost(host)
  const layout = route.isPage ? layoutOf(url.searchParams.get('layout'), headers['user-agent']) : ''
  const form = route.isPage ? (headers.rsc === '1' ? 'navigation' : 'page') : 'data'
  const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  /** @param {import('../../domain/parameter-kinds.mjs').Parameters} parameters @returns {CacheRequest} */
  const requestOf = (parameters) => {
    const query = canonicalQuery(parameters, url.searchParams)
    const target = `${path}${query.search}`
    const key = `${form} ${layout} ${protocol}://${host} ${target}`
    return { key, form, layout, host, protocol, target, isRegular: query.isRegular && isOwn }
  }
  const asked = requestOf(route.parameters)
  const named = route.whenMissing && requestOf(route.whenMissing)
  return named && named.key !== asked.key ? { ...asked, whenMissing: named } : asked
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function isPersonal(headers) {
  if (headers.authorization !== undefined || headers.cookie?.includes('payload-token=')) return true
  return PARTIAL_REQUESTS.some((name) => headers[name] !== undefined)
}

/** The API answers with and without a trailing slash (spec: prod-api/slashes). @param {string} pathname */
export function withoutTrailingSlash(pathname) {
  return pathname.length > 1 && pathname.endsWith('/') && pathname.startsWith('/prod-api') ? pathname.replace(/\/+$/, '') : pathname
}
