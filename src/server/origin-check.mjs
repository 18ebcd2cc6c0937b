/** These change nothing. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What browsers say of a request that a page of this very site, or the user alone, has caused. */
const OWN_SITE = new Set(['same-origin', 'none'])

/**
 * Was a writing request caused by a page of another site? Browsers send the session's cookie along, and only the headers that
 * scripts can't set tell. Programs send neither of them, and no cookie that they were not given.
 *
 * The host alone is compared: behind a proxy that ends TLS, the scheme that arrives here is not the one of the browser.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
 * @param {{ siteUrl: string, trustsProxy: boolean }} options
 */
export function isFromAnotherSite({ method, headers }, { siteUrl, trustsProxy }) {
  if (READING.has(method ?? '')) return false
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== undefined && !OWN_SITE.has(String(headers['sec-fetch-site']))
  if (!URL.canParse(origin)) return true
  const { protocol, host } = new URL(origin)
  const forwarded = trustsProxy
    ? String(headers['x-forwarded-host'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : ''
  const own = [headers.host, forwarded, siteUrl && new URL(siteUrl).host]
  return !own.some((name) => name && hostOf(protocol, name) === host)
}

/** Without the port that the scheme implies. @param {string} protocol @param {string} name */
const hostOf = (protocol, name) => (URL.canParse(`${protocol}//${name}`) ? new URL(`${protocol}//${name}`).host : '')
