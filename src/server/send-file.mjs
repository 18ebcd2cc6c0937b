import { statSync } from 'node:fs'
import path from 'node:path'
import send from 'send'
import { BARE_POLICY } from './security-headers.mjs'

const PICTURE = /\.(ico|svg|png|jpe?g|webp|avif|gif)$/i

/** A drawing may bring its own styles, and nothing else. */
const PICTURE_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`

/** @param {string} file */
export function isFile(file) {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return false
    throw error
  }
}

/**
 * Pictures and documents have always been shown by pages of others, too.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} name
 */
export function setFileHeaders(response, name) {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  if (PICTURE.test(name)) response.setHeader('Content-Security-Policy', PICTURE_POLICY)
}

/**
 * Sends a file with ETag, Last-Modified and ranges.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ file: string, cacheControl: string }} options
 */
export function sendFile(request, response, { file, cacheControl }) {
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined))
    send(request, encodeURIComponent(path.basename(file)), { root: path.dirname(file), index: false, dotfiles: 'deny' })
      .on('headers', () => response.setHeader('Cache-Control', cacheControl))
      .on('error', (error) => endWithout(response, error.status ?? 500))
      .pipe(response)
  })
}

/** What is said of a file, and of none. */
const OF_A_FILE = ['Content-Type', 'Content-Encoding', 'Content-Disposition', 'ETag', 'Last-Modified']

/**
 * A file that is gone since it was looked at, or can't be read: nothing that was said of it holds, and nobody keeps the answer. In the
 * middle of a file only the end of the connection says so.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function endWithout(response, status) {
  if (response.headersSent) return void response.destroy()
  for (const name of OF_A_FILE) response.removeHeader(name)
  response.setHeader('Content-Length', 0)
  response.setHeader('Cache-Control', 'no-store')
  response.statusCode = status
  response.end()
}
