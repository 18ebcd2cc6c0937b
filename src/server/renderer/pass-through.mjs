import { contentSecurityPolicy } from '../content-security-policy.mjs'
import { COMPRESSED_FROM, compress } from '../page-cache/compress.mjs'
import { encodingFor } from '../page-cache/negotiate.mjs'
import { readWhole } from './client.mjs'
import { RendererUnavailable, RenderingFailed } from './unavailable.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** About one connection, not about what goes through it (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'])

/** These change nothing. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The admin and its API have their own scripts and their own compression. */
const OF_THE_ADMIN = /^\/(admin|cms-api)(\/|\?|$)/

/**
 * Hands a request to the renderer and its answer to the client, as streams. Only documents of the site are held until they
 * are complete: their policy names the scripts in them.
 *
 * @param {object} options
 * @param {import('./client.mjs').RendererClient} options.renderer
 * @param {() => Promise<void>} options.beforeTelling before somebody is told of the change that he made
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export async function passThrough({ renderer, beforeTelling }, request, response) {
  const { method = 'GET', url: path = '/' } = request
  const isAdmin = OF_THE_ADMIN.test(path)
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !CONNECTION_HEADERS.has(name)))
  if (!isAdmin && method === 'GET') delete headers['accept-encoding']
  const answer = await firstBytes(await renderer.request({ method, path, headers }), request, response)
  if (isAdmin && !READING.has(method)) await beforeTelling()
  const isDocument = method === 'GET' && !isAdmin && Boolean(answer.headers['content-type']?.startsWith('text/html'))
  if (isDocument) await sendDocument(answer, request, response)
  else await sendStream(answer, response)
}

/**
 * @param {import('node:http').ClientRequest} asking
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @returns {Promise<IncomingMessage>}
 */
function firstBytes(asking, request, response) {
  return new Promise((resolve, reject) => {
    asking.once('response', resolve)
    asking.once('error', (error) => reject(new RendererUnavailable(error)))
    // A client who goes away leaves nothing running; after the end this does nothing.
    response.once('close', () => asking.destroy())
    request.pipe(asking)
  })
}

/** @param {IncomingMessage} answer @param {ServerResponse} response */
function sendStream(answer, response) {
  copyHeaders(answer, response)
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined))
    answer.once('error', () => response.destroy())
    answer.pipe(response)
  })
}

/**
 * @param {IncomingMessage} answer
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function sendDocument(answer, request, response) {
  const { status, body, isFailed } = await readWhole(answer)
  if (isFailed) throw new RenderingFailed(`HTTP ${status}`)
  copyHeaders(answer, response)
  const encoding = body.length < COMPRESSED_FROM ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const compressed = await compress(encoding, body)
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(body))
  response.appendHeader('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', compressed.length)
  response.end(compressed)
}

/** @param {IncomingMessage} answer @param {ServerResponse} response */
function copyHeaders(answer, response) {
  response.statusCode = answer.statusCode ?? 500
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    if (values && !CONNECTION_HEADERS.has(name) && name !== 'transfer-encoding') response.setHeader(name, values)
  }
}
