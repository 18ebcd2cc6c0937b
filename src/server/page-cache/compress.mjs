import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotliCompress = promisify(zlib.brotliCompress)
const brotliDecompress = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

/** Shorter answers are sent as they are. */
export const COMPRESSED_FROM = 1024

/**
 * Compresses in the thread pool, so that other requests go on.
 *
 * @param {Encoding} encoding
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export async function compress(encoding, body) {
  if (encoding === 'br') return brotliCompress(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.length } })
  if (encoding === 'gzip') return gzip(body, { level: 6 })
  return body
}

/**
 * The other way round.
 *
 * @param {Encoding} encoding
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export async function decompress(encoding, body) {
  if (encoding === 'br') return brotliDecompress(body)
  if (encoding === 'gzip') return gunzip(body)
  return body
}
