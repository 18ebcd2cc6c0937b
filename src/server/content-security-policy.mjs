import { readEnvironment } from '../lib/environment.mjs'

/** Hosts of Baidu's statistics. */
const BAIDU = ['https://hm.baidu.com', 'https://fclog.baidu.com']

/** What holds for every document of this origin. */
const COMMON = ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]

/**
 * The policy of a page of the site: scripts of this site and exactly those that stand in this page, by their hashes. No nonce,
 * so that the page can be kept. Styles stand in attributes everywhere.
 *
 * @param {string[]} hashes of the inline scripts that the application itself wrote (see marked-scripts.mjs)
 */
export function pagePolicy(hashes) {
  const { analytics, files } = hosts()
  return joined([
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
    ...COMMON.map((directive) => [directive]),
    // The admin's live preview shows pages in a frame.
    ["frame-ancestors 'self'"],
  ])
}

/**
 * The policy of a page of the admin: only scripts that the application itself wrote, and what those load. Pages of the admin
 * are made for one request and never kept, so that a nonce can say which those are.
 *
 * @param {string} nonce
 */
export function adminPolicy(nonce) {
  const { files } = hosts()
  return joined([
    ["default-src 'self'"],
    [`script-src 'nonce-${nonce}' 'strict-dynamic'`],
    // Payload's editors write styles into attributes and elements.
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:", ...files],
    ["media-src 'self' blob:", ...files],
    ["font-src 'self' data:"],
    ["connect-src 'self' blob:", ...files],
    ["worker-src 'self' blob:"],
    // The live preview, and videos in texts.
    ["frame-src 'self' https:"],
    ...COMMON.map((directive) => [directive]),
    ["frame-ancestors 'none'"],
  ])
}

/** @param {string[][]} directives */
const joined = (directives) => directives.map((parts) => parts.join(' ')).join('; ')

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
