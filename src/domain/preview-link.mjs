import { createHmac } from 'node:crypto'
import { isSameText } from '../lib/is-same-text.mjs'
import { purposeKey } from '../lib/purpose-key.mjs'

/** How long a shared preview link works: a week. */
export const PREVIEW_LINK_DAYS = 7

/** Document, end in seconds since 1970, signature. */
const TOKEN = /^([a-z-]+(?:\.[a-z0-9]+)?)\.(\d{10,11})\.([\w-]{43})$/

/**
 * @typedef {object} SharedDraft
 * @property {string} document its name, see draft-name.ts
 * @property {number} expires milliseconds since 1970
 */

/**
 * The token of a preview link: it names one document and an end, and nobody can make or change one without this site's
 * secret. Nothing is stored: a new secret ends all links.
 *
 * @param {string} secret
 * @param {SharedDraft} draft
 */
export function signPreviewLink(secret, { document, expires }) {
  const content = `${document}.${Math.floor(expires / 1000)}`
  return `${content}.${signatureOf(keyOf(secret), content)}`
}

/**
 * What a token opens; null when it was not made here, was changed, or has expired.
 *
 * @param {string} secret
 * @param {string} token
 * @param {number} now milliseconds since 1970
 * @returns {SharedDraft | null}
 */
export function readPreviewLink(secret, token, now = Date.now()) {
  const [, document, seconds, signature] = TOKEN.exec(token) ?? []
  if (document === undefined || seconds === undefined || signature === undefined) return null
  const keys = [keyOf(secret), earlierKeyOf(secret)]
  // The texts are compared, not the bytes they stand for: several texts can stand for the same bytes.
  if (!keys.some((key) => isSameText(signatureOf(key, `${document}.${seconds}`), signature))) return null
  const expires = Number(seconds) * 1000
  return expires > now ? { document, expires } : null
}

/** @param {string} secret */
const keyOf = (secret) => purposeKey(secret, 'preview-link')

/** Of links that were made before all keys were derived in one way. @param {string} secret */
const earlierKeyOf = (secret) => createHmac('sha256', secret).update('preview-link').digest()

/** @param {Buffer} key @param {string} content */
const signatureOf = (key, content) => createHmac('sha256', key).update(content).digest('base64url')
