import path from 'node:path'
import { serveObject } from './bucket-files.mjs'
import { serveDocument } from './document-files.mjs'
import { encodingFor } from './page-cache/negotiate.mjs'
import { isFile, sendFile, setFileHeaders } from './send-file.mjs'
import { encodedFile, isCompressible } from './static-encodings.mjs'

const YEAR = 'public, max-age=31536000, immutable'
/** A replaced picture or video has a new name. */
const DAY = 'public, max-age=86400'
/** Where documents are. */
const DOCUMENTS = '/files/'
/** Where pictures and videos are; a replaced one has a new name. */
const MEDIA = '/media/'

/**
 * @typedef {object} Place
 * @property {string} root
 * @property {string} file below it
 * @property {string} cacheControl
 * @property {boolean} [isOfBuild] whether it is the same as long as the build is
 */

/**
 * @typedef {object} StaticRequest
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {string} pathname
 * @property {import('../lib/environment.mjs').Environment} environment
 * @property {boolean} isDev
 * @property {import('./application.mjs').Application['publishedEdition']} publishedEdition
 */

/**
 * Serves files with ETag, Last-Modified, ranges and caching: build output, `public/`, pictures and documents.
 *
 * @param {StaticRequest} options
 * @returns {Promise<boolean>} whether it was answered here
 */
export async function serveStatic({ request, response, pathname, environment, isDev, publishedEdition }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const decoded = decodeURIComponent(pathname)
  if (decoded.startsWith(DOCUMENTS)) {
    return serveDocument({ request, response, filename: decoded.slice(DOCUMENTS.length), environment, publishedEdition })
  }
  if (environment.S3_BUCKET && decoded.startsWith(MEDIA)) {
    const headers = { 'Cache-Control': DAY }
    return serveObject({ request, response, environment, place: 'media', name: decoded.slice(MEDIA.length), headers })
  }
  const place = placeOf(decoded, environment.DATA_DIR, isDev)
  if (!place) return false
  setFileHeaders(response, place.file)
  const { root, file, cacheControl } = encodedPlace(place, request, response)
  await sendFile(request, response, { file: path.join(root, file), cacheControl })
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
 * Where a path's file lies, if there is one.
 *
 * @param {string} decoded path
 * @param {string} dataDir
 * @param {boolean} isDev
 * @returns {Place | null}
 */
function placeOf(decoded, dataDir, isDev) {
  const under = (/** @type {string} */ prefix) => (decoded.startsWith(prefix) ? decoded.slice(prefix.length) : null)

  const picture = under(MEDIA)
  if (picture !== null) return existing(path.join(dataDir, 'media'), picture, DAY)
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
 * @param {Pick<Place, 'isOfBuild'>} [kind]
 */
function existing(root, file, cacheControl, kind) {
  const absolute = path.join(root, file)
  if (file === '' || !absolute.startsWith(root + path.sep)) return null
  if (!isFile(absolute)) return null
  return { root, file, cacheControl, ...kind }
}
