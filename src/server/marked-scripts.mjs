import { createHash, randomBytes } from 'node:crypto'
import { MARK_HEADER } from '../lib/internal-headers.mjs'

/** In a page that is kept, all marks look like this: as long as a mark, so that no length in the page changes. */
const TAKEN_OFF = 'x'.repeat(32)

/** A secret of one rendering. Whatever stands in content was written before it, and can't hold it. */
export const newMark = () => randomBytes(24).toString('base64url')

/**
 * What a rendering is told, so that it marks its scripts: Next takes the nonce from such a policy and writes it on all of its own.
 *
 * @param {string} mark
 */
export const markHeaders = (mark) => ({ 'content-security-policy': `script-src 'nonce-${mark}'`, [MARK_HEADER]: mark })

/**
 * Takes the mark off a finished page: the same content gives the same page. A script that came in with content has no mark,
 * and so no hash. The page is read byte for byte (`latin1`): what is looked for are letters of ASCII, and decoding the Chinese would be a third of the work.
 *
 * @param {Buffer} html
 * @param {string} mark
 * @returns {{ html: Buffer, hashes: string[] }} `hashes` of the inline scripts that this application wrote
 */
export function takeMarkOff(html, mark) {
  const marked = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const clean = (/** @type {string} */ text) => text.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, TAKEN_OFF)
  const text = html.toString('latin1')
  const hashes = [...text.matchAll(marked)].map(([, script = '']) => `'sha256-${sha256(clean(script))}'`)
  return { html: Buffer.from(clean(text), 'latin1'), hashes: [...new Set(hashes)] }
}

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text, 'latin1').digest('base64')
