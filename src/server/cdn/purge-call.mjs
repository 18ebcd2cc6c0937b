import { joinTags } from './tags.mjs'

/** A call that takes longer counts as failed. */
const LIMIT_MS = 5000

/**
 * Tells the CDN what to drop: one HTTP request, whose address, headers and body are texts with `{token}` and `{tags}` in them.
 * In the body the tags are a JSON array, in a header as in the header that names them, in the address between commas.
 *
 * @param {import('../../lib/environment.mjs').Environment} environment
 * @param {number} [limitMs]
 * @returns {(tags: readonly string[]) => Promise<void>} it fails unless the answer says that it was done
 */
export function purgeCall(environment, limitMs = LIMIT_MS) {
  const { CDN_PURGE_URL, CDN_PURGE_METHOD, CDN_PURGE_HEADERS, CDN_PURGE_BODY, CDN_PURGE_TOKEN, CDN_TAG_HEADER } = environment
  const filled = (/** @type {string} */ template, /** @type {string} */ tags, token = CDN_PURGE_TOKEN) =>
    // A function: `$` in a value is no pattern.
    template.replace(/\{(token|tags)\}/g, (_, name) => (name === 'token' ? token : tags))
  return async (tags) => {
    const joined = joinTags(tags, CDN_TAG_HEADER)
    const headers = Object.entries(CDN_PURGE_HEADERS).map(([name, value]) => [name, filled(value, joined)])
    const response = await fetch(filled(CDN_PURGE_URL, encodeURIComponent(tags.join(',')), encodeURIComponent(CDN_PURGE_TOKEN)), {
      method: CDN_PURGE_METHOD,
      headers: Object.fromEntries(headers),
      body: CDN_PURGE_BODY ? filled(CDN_PURGE_BODY, JSON.stringify(tags)) : undefined,
      signal: AbortSignal.timeout(limitMs),
      // What the token opens is this address and no other.
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The CDN answered with HTTP ${response.status}`)
  }
}
