import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import send from 'send'
import { bridge } from './bridge.mjs'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** Kept, and asked for again each time: a replaced file keeps its name. */
const VALIDATED = 'public, no-cache'

/** What a browser may show by itself; everything else under /files is downloaded. */
const SHOWN_INLINE = /\.(pdf|png|jpe?g|webp|gif|mp4|webm)$/i

const VIDEO = /\.(mp4|webm)$/i

/**
 * @typedef {object} StaticRequest
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {string} pathname
 * @property {string} dataDir
 * @property {boolean} isDev
 */

/**
 * Serves files with ETag, Last-Modified, ranges and caching: build output, `public/`, pictures and documents.
 *
 * @param {StaticRequest} options
 * @returns {Promise<boolean>} whether it was answered here
 */
export async function serveStatic({ request, response, pathname, dataDir, isDev }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const place = placeOf(pathname, dataDir, isDev)
  if (!place) return false
  if (place.isDocument && !(await isPublic(place.file))) return false

  if (place.isDocument && !SHOWN_INLINE.test(place.file)) {
    response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(place.file)}`)
  }
  await new Promise((resolve) => {
    response.once('close', resolve)
    send(request, encodeURIComponent(place.file).replaceAll('%2F', '/'), { root: place.root, index: false, dotfiles: 'deny' })
      .on('headers', () => response.setHeader('Cache-Control', place.cacheControl))
      .on('error', (error) => {
        response.statusCode = error.status ?? 500
        response.end()
      })
      .pipe(response)
  })
  return true
}

/** Files of drafts are not public. @param {string} filename */
async function isPublic(filename) {
  return (await bridge()?.isPublishedFile(filename)) ?? false
}

/**
 * Where a path's file lies, if there is one.
 *
 * @param {string} pathname
 * @param {string} dataDir
 * @param {boolean} isDev
 */
function placeOf(pathname, dataDir, isDev) {
  const decoded = decodeURIComponent(pathname)
  const under = (/** @type {string} */ prefix) => (decoded.startsWith(prefix) ? decoded.slice(prefix.length) : null)

  const picture = under('/media/')
  if (picture !== null) return existing(path.join(dataDir, 'media'), picture, VIDEO.test(picture) ? VALIDATED : DAY)
  const document = under('/files/')
  if (document !== null) return existing(path.join(dataDir, 'files'), document, VALIDATED, true)
  const built = under('/_next/static/')
  if (built !== null) return isDev ? null : existing(path.resolve('.next/static'), built, YEAR)
  // Files of the PDF viewer: their path carries the version.
  const lifetime = decoded.startsWith('/pdfjs/') ? YEAR : DAY
  return existing(path.resolve('public'), decoded.slice(1), lifetime)
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} cacheControl
 */
function existing(root, file, cacheControl, isDocument = false) {
  const absolute = path.join(root, file)
  if (file === '' || !absolute.startsWith(root + path.sep)) return null
  if (!existsSync(absolute) || !statSync(absolute).isFile()) return null
  return { root, file, cacheControl, isDocument }
}
