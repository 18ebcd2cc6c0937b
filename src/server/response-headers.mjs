import { BARE_POLICY } from './security-headers.mjs'

/** What pages of a preview say: nobody keeps them, finds them, or learns their address by a link on them. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Who is told to come back is told when. */
const RETRY_SECONDS = 60

/** Answers of the admin's API are about whoever asks, private photos among them. */
const OF_THE_API = /^\/cms-api(\/|$)/

/**
 * Completes the headers of an answer of the application at the last moment, because Next writes some of them anew.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {{ pathname: string, isPreview: boolean }} page
 */
export function completeHeaders(response, { pathname, isPreview }) {
  const writeHead = response.writeHead
  response.writeHead = (/** @type {unknown[]} */ ...args) => {
    if (!pathname.startsWith('/prod-api')) varyByUserAgent(response)
    if (isPreview) for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.setHeader(name, value)
    if (OF_THE_API.test(pathname)) response.setHeader('Cache-Control', 'private, no-store')
    if ([args[0], response.statusCode].includes(503) && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', RETRY_SECONDS)
    if (isData(response)) response.setHeader('Content-Security-Policy', BARE_POLICY)
    return Reflect.apply(writeHead, response, args)
  }
}

/** @param {import('node:http').ServerResponse} response */
function isData(response) {
  return !response.hasHeader('Content-Security-Policy') && /^application\/json\b/.test(String(response.getHeader('Content-Type') ?? ''))
}

/** Pages depend on the user agent and say so (spec: languages-and-layouts/vary). @param {import('node:http').ServerResponse} response */
function varyByUserAgent(response) {
  if (!/user-agent/i.test(String(response.getHeader('Vary') ?? ''))) response.appendHeader('Vary', 'User-Agent')
}
