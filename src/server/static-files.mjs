import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import send from 'send'
import { encodingFor } from './page-cache/negotiate.mjs'
import { encodedFile, isCompressible } from './static-encodings.mjs'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** Kept, and asked for again each time: a replaced file keeps its name. */
const VALIDATED = 'public, no-cache'

/** What a browser may show by itself; everything else under /files is downloaded. */
const SHOWN_INLINE = /\.(pdf|png|jpe?g|webp|gif|mp4|webm)$/i

const VIDEO = /\.(mp4|webm)$/i

/**
 * @typedef {object} Place
 * @property {string} root
 * @property {string} file below it
 * @property {string} cacheControl
 * @property {boolean} [isDocument] whether it may be a draft's
 * @property {boolean} [isOfBuild] whether it is the same as long as the build is
 */

/**
 * @typedef {object} StaticRequest
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {string} pathname
 * @property {string} dataDir
 * @property {boolean} isDev
 * @property {(filename: string) => Promise<boolean>} isPublishedFile
 */

/**
 * Serves files with ETag, Last-Modified, ranges and caching: build output, `public/`, pictures and documents.
 *
 * @param {StaticRequest} options
 * @returns {Promise<boolean>} whether it was answered here
 */
export async function serveStatic({ request, response, pathname, dataDir, isDev, isPublishedFile }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const place = placeOf(pathname, dataDir, isDev)
  if (!place) return false
  if (place.isDocument && !(await isPublishedFile(place.file))) return false

  if (place.isDocument && !SHOWN_INLINE.test(place.file)) {
    response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(place.file)}`)
  }
  await sendFile(request, response, encodedPlace(place, request, response))
  return true
}

/**
 * The compressed form of a file that belongs to the build, where the client takes it. Parts are parts of the file itself.
 *
 * @param {Place} place
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {Place}
 */
function encodedPlace(place, request, response) {
  if (!place.isOfBuild || !isCompressible(place.file)) return place
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers.range !== undefined) return place
  const encoding = encodingFor(request.headers['accept-encoding'])
  const encoded = encodedFile(place.root, place.file, encoding)
  if (!encoded) return place
  response.setHeader('Content-Type', encoded.type)
  response.setHeader('Content-Encoding', encoding)
  return { ...place, root: path.dirname(encoded.file), file: path.basename(encoded.file) }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Place} place
 */
function sendFile(request, response, { root, file, cacheControl }) {
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined))
    send(request, encodeURIComponent(file).replaceAll('%2F', '/'), { root, index: false, dotfiles: 'deny' })
      .on('headers', () => response.setHeader('Cache-Control', cacheControl))
      .on('error', (error) => {
        response.statusCode = error.status ?? 500
        response.end()
      })
      .pipe(response)
  })
}

/**
 * Where a path's file lies, if there is one.
 *
 * @param {string} pathname
 * @param {string} dataDir
 * @param {boolean} isDev
 * @returns {Place | null}
 */
function placeOf(pathname, dataDir, isDev) {
  const decoded = decodeURIComponent(pathname)
  const under = (/** @type {string} */ prefix) => (decoded.startsWith(prefix) ? decoded.slice(prefix.length) : null)

  const picture = under('/media/')
  if (picture !== null) return existing(path.join(dataDir, 'media'), picture, VIDEO.test(picture) ? VALIDATED : DAY)
  const document = under('/files/')
  if (document !== null) return existing(path.join(dataDir, 'files'), document, VALIDATED, { isDocument: true })
  const built = under('/_next/static/')
  if (built !== null) return isDev ? null : existing(path.resolve('.next/static'), built, YEAR, { isOfBuild: true })
  // Files of the PDF viewer: their path carries the version.
  const lifetime = decoded.startsWith('/pdfjs/') ? YEAR : DAY
  return existing(path.resolve('public'), decoded.slice(1), lifetime, { isOfBuild: !isDev })
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} cacheControl
 * @param {Pick<Place, 'isDocument' | 'isOfBuild'>} [kind]
 */
function existing(root, file, cacheControl, kind) {
  const absolute = path.join(root, file)
  if (file === '' || !absolute.startsWith(root + path.sep)) return null
  if (!existsSync(absolute) || !statSync(absolute).isFile()) return null
  return { root, file, cacheControl, ...kind }
}
