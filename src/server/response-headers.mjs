/** What pages of a preview say: nobody keeps them, finds them, or learns their address by a link on them. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/**
 * Completes the headers of a page at the last moment, because Next writes some of them anew.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {{ variesByUserAgent: boolean, isPreview: boolean }} page
 */
export function completeHeaders(response, { variesByUserAgent, isPreview }) {
  const writeHead = response.writeHead
  response.writeHead = (/** @type {unknown[]} */ ...args) => {
    if (variesByUserAgent) varyByUserAgent(response)
    if (isPreview) for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.setHeader(name, value)
    return Reflect.apply(writeHead, response, args)
  }
}

/** Pages depend on the user agent and say so (decision 5). @param {import('node:http').ServerResponse} response */
function varyByUserAgent(response) {
  if (!/user-agent/i.test(String(response.getHeader('Vary') ?? ''))) response.appendHeader('Vary', 'User-Agent')
}
