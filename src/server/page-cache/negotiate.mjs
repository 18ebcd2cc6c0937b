import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** @typedef {import('./compress.mjs').Encoding} Encoding */

/** @type {Encoding[]} */
const encodings = ['br', 'gzip', 'identity']

/** Browsers send a handful of different values. @type {LRUCache<string, Encoding>} */
const known = new LRUCache({ max: 100 })

/**
 * The encoding that a client likes best, and the shortest of those that it likes equally.
 *
 * @param {string | string[] | undefined} acceptEncoding
 * @returns {Encoding}
 */
export function encodingFor(acceptEncoding) {
  if (typeof acceptEncoding !== 'string') return 'identity'
  const existing = known.get(acceptEncoding)
  if (existing) return existing
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const [best] = negotiator.encodings(encodings, { preferred: encodings })
  const encoding = encodings.find((name) => name === best) ?? 'identity'
  known.set(acceptEncoding, encoding)
  return encoding
}

/**
 * Does the client have what would be sent? Compared weakly, as RFC 9110 says for `If-None-Match`.
 *
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
export function isKnownToClient(ifNoneMatch, etag) {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}
