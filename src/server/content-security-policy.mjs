import { createHash } from 'node:crypto'
import { readEnvironment } from '../lib/environment.mjs'

/** Scripts that stand in a page itself: without `src`. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** Hosts of Baidu's statistics. */
const BAIDU = ['https://hm.baidu.com', 'https://fclog.baidu.com']

/**
 * The policy of a page of the site: scripts of this site and exactly those that stand in this page, by their hashes. Made
 * from the finished page, so that it needs no nonce and the page can be kept. Styles stand in attributes everywhere.
 *
 * @param {Buffer} html
 */
export function contentSecurityPolicy(html) {
  const hashes = [...html.toString().matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`)
  return directives(hosts(), [...new Set(hashes)])
}

/**
 * @param {ReturnType<typeof hosts>} hosts
 * @param {string[]} hashes
 */
function directives({ analytics, files }, hashes) {
  return [
    ["default-src 'self'"],
    // The viewers decode pictures with WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes, ...analytics],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:", ...files, ...analytics],
    ["media-src 'self' blob:", ...files],
    ["font-src 'self' data:"],
    ["connect-src 'self' blob:", ...files, ...analytics],
    ["worker-src 'self' blob:"],
    // The product selector and linked videos are pages of others, which an editor chooses.
    ["frame-src 'self' https:"],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    // The admin's live preview shows pages in a frame.
    ["frame-ancestors 'self'"],
  ]
    .map((parts) => parts.join(' '))
    .join('; ')
}

/** @type {{ analytics: string[], files: string[] } | undefined} */
let configured

function hosts() {
  if (configured) return configured
  const { ANALYTICS_PROVIDER, UMAMI_URL, S3_PUBLIC_URL, S3_ENDPOINT } = readEnvironment()
  const byProvider = { none: [], 'first-party': [], baidu: BAIDU, umami: [UMAMI_URL ?? ''] }
  const origins = (/** @type {string[]} */ addresses) =>
    addresses.filter((address) => address !== '').map((address) => new URL(address).origin)
  configured = { analytics: origins(byProvider[ANALYTICS_PROVIDER]), files: origins([S3_PUBLIC_URL, S3_ENDPOINT]) }
  return configured
}

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')
