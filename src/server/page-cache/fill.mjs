import { pageAt } from '../../domain/page-at.mjs'
import { DRAFT_HEADER, LAYOUT_HEADER, READS_HEADER, REQUEST_ID_HEADER, TARGET_HEADER } from '../../lib/internal-headers.mjs'
import { pagePolicy } from '../content-security-policy.mjs'
import { deferHydration, hydrationHash } from '../deferred-hydration/defer-hydration.mjs'
import { markHeaders, takeMarkOff } from '../marked-scripts.mjs'
import { BARE_POLICY, SECURITY_HEADERS } from '../security-headers.mjs'
import { Entry } from './entry.mjs'

/** @typedef {import('./cache-request.mjs').CacheRequest} CacheRequest */
/** @typedef {import('../renderer/client.mjs').WholeAnswer} WholeAnswer */

/**
 * For browsers and for whatever stands between: keep it, and ask before each use. See record 0015
 * for what a CDN may do.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** What of an answer belongs to it; everything else is said anew for each request. */
const KEPT_HEADERS = ['content-type', 'content-disposition', 'link', 'location', 'x-robots-tag', 'x-nextjs-stale-time']

/** By which request headers answers differ. */
const VARY = {
  page: 'Accept-Encoding, User-Agent, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch',
  navigation: 'Accept-Encoding, User-Agent, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch',
  data: 'Accept-Encoding',
}

/** Found, not found, and moved for good. */
const KEPT_STATUS = new Set([200, 404, 308])

/** The answer of `/prod-api` that found something (spec: prod-api/envelope). */
const DONE = Buffer.from('{"code":200,')

/**
 * The headers of the request to the renderer: only what the key says, so that nothing of the visitor who happens to come
 * first is in what others get. Only the log learns whose request it was.
 *
 * @param {CacheRequest} cacheRequest
 * @param {string} mark of the scripts in this rendering
 * @param {string} [requestId]
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function fillHeaders({ form, layout, host, protocol, target }, mark, requestId) {
  return {
    host,
    'x-forwarded-proto': protocol,
    [TARGET_HEADER]: target,
    accept: '*/*',
    'user-agent': 'page-cache',
    [DRAFT_HEADER]: '0',
    [READS_HEADER]: '',
    ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    ...(layout && { [LAYOUT_HEADER]: layout }),
    ...(form === 'page' && markHeaders(mark)),
    ...(form === 'navigation' && { rsc: '1' }),
  }
}

/**
 * Where the renderer is asked. Next redirects a navigation whose `_rsc` does not belong to its other headers; without those it
 * is empty.
 *
 * @param {CacheRequest} cacheRequest
 */
export function fillTarget({ form, target }) {
  if (form !== 'navigation') return target
  return `${target}${target.includes('?') ? '&' : '?'}_rsc`
}

/** May others get this answer? @param {WholeAnswer} answer */
export const isKeepable = ({ status, headers, isFailed }) => !isFailed && KEPT_STATUS.has(status) && headers['set-cookie'] === undefined

/**
 * @param {CacheRequest} cacheRequest
 * @param {WholeAnswer} answer
 * @param {{ version: number, withdrawals: number, now: number, mark: string }} when
 */
export function toEntry(
  cacheRequest,
  { status, headers, body: rendered, reads, isOneOff: isSaidToBe },
  { version, withdrawals, now, mark },
) {
  const isOneOff = !cacheRequest.isRegular || isSaidToBe === true || status === 404 || foundNothing(cacheRequest, rendered)
  const isDocument = Boolean(headers['content-type']?.startsWith('text/html'))
  const { body, policy } = isDocument ? finished(cacheRequest, rendered, mark) : { body: rendered, policy: BARE_POLICY }
  const ownHeaders = { ...entryHeaders(cacheRequest, headers), 'Content-Security-Policy': policy }
  return Entry.of({ status, body, reads, version, withdrawals, isOneOff, filledAt: now, headers: ownHeaders })
}

/**
 * A document as visitors get it, with its policy. In a viewer there is nothing to see before its scripts run.
 *
 * @param {CacheRequest} cacheRequest
 * @param {Buffer} rendered
 * @param {string} mark
 */
function finished({ target }, rendered, mark) {
  const { html, hashes } = takeMarkOff(rendered, mark)
  const [path = ''] = target.split('?')
  if (pageAt(path)?.layout === 'viewer') return { body: html, policy: pagePolicy(hashes) }
  return { body: deferHydration(html), policy: pagePolicy([hydrationHash, ...hashes]) }
}

/** @param {CacheRequest} cacheRequest @param {Buffer} body */
function foundNothing({ target }, body) {
  return target.startsWith('/prod-api/api/') && !body.subarray(0, DONE.length).equals(DONE)
}

/**
 * @param {CacheRequest} cacheRequest
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function entryHeaders(cacheRequest, headers) {
  /** @type {Record<string, string | string[]>} */
  const own = { ...SECURITY_HEADERS, Vary: VARY[cacheRequest.form], 'Cache-Control': REVALIDATE }
  for (const name of KEPT_HEADERS) {
    const value = headers[name]
    if (value !== undefined) own[name] = value
  }
  return own
}
