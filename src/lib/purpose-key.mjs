import { hkdfSync } from 'node:crypto'

/**
 * A key of 256 bits for one purpose only, derived from the site's secret (HKDF, RFC 5869): what is signed, hashed or sealed for
 * one purpose is worth nothing for another. The secret itself is no key of ours.
 *
 * @param {string} secret PAYLOAD_SECRET
 * @param {string} purpose
 */
export const purposeKey = (secret, purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
