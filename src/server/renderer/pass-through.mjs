import { takesForm } from '../../domain/page-at.mjs'
import { adminPolicy, pagePolicy } from '../content-security-policy.mjs'
import { endAfterBody } from '../end-after-body.mjs'
import { limitedBody } from '../limited-body.mjs'
import { markHeaders, newMark, takeMarkOff } from '../marked-scripts.mjs'
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
 * @param {() => Promise<void>} options.acknowledgeChanges before somebody is told of the change that he made
 * @param {ReturnType<typeof import('./lanes.mjs').strangersLanes>} options.lane
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {import('../application.mjs').Terms} terms
 */
export async function passThrough({ renderer, acknowledgeChanges, lane }, request, response, terms) {
  const { method = 'GET', url: path = '/' } = request
  const isAdmin = OF_THE_ADMIN.test(path)
  // What a page answers to its form is a page, too.
  const isPage = method === 'GET' || (method === 'POST' && takesForm(path.split('?', 1)[0] ?? ''))
  const mark = newMark()
  /** @type {import('node:http').OutgoingHttpHeaders} */
  const headers = { ...handedOn(request), ...(isPage && request.headers.rsc === undefined && markHeaders(mark)) }
  if (!isAdmin && isPage) delete headers['accept-encoding']
  const isDocument = (/** @type {IncomingMessage} */ answer) => isPage && answer.headers['content-type']?.startsWith('text/html')
  /** @param {import('node:http').ClientRequest} asking */
  const take = async (asking) => {
    // He may have gone away while the renderer started.
    if (response.destroyed) asking.destroy()
    const answer = await firstBytes(asking, request, response, terms)
    // Before any of it was sent, it can be asked of another renderer.
    return { answer, document: isDocument(answer) && !isAdmin ? await readWhole(answer) : null }
  }
  const isWanted = () => !response.destroyed
  const isRepeatable = READING.has(method) && !hasBody(request)
  // Who went away while he waited for his turn is not asked for.
  const ask = async () =>
    isWanted() ? renderer.ask({ method, path, headers }, take, { isRepeatable, isWanted, isSignedIn: terms.isSignedIn }) : null
  // A body arrives as slowly as its sender likes: nobody waits for that.
  const taken = terms.isSignedIn || !READING.has(method) ? await ask() : await lane(path, ask)
  if (!taken) return
  const { answer, document } = taken
  if (isAdmin && !READING.has(method)) await acknowledgeChanges()
  if (document) return sendDocument(answer, document, { mark, request, response })
  if (isDocument(answer)) response.setHeader('Content-Security-Policy', adminPolicy(mark))
  await sendStream(answer, request, response)
}

/** @param {IncomingMessage} request */
const hasBody = ({ headers }) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * What of a request's headers is handed on; a policy is something that this server says.
 *
 * @param {IncomingMessage} request
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
function handedOn({ headers }) {
  const { 'content-security-policy': _, 'content-security-policy-report-only': __, ...others } = headers
  return Object.fromEntries(Object.entries(others).filter(([name]) => !CONNECTION_HEADERS.has(name)))
}

/**
 * @param {import('node:http').ClientRequest} asking
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {import('../application.mjs').Terms} terms
 * @returns {Promise<IncomingMessage>}
 */
function firstBytes(asking, request, response, { maxBodyBytes }) {
  return new Promise((resolve, reject) => {
    const body = limitedBody(maxBodyBytes)
    body.once('error', (error) => {
      request.unpipe(body)
      asking.destroy()
      reject(error)
    })
    asking.once('response', (answer) => {
      if (!asking.writableEnded) letGo()
      resolve(answer)
    })
    asking.once('error', (error) => reject(new RendererUnavailable(error)))
    // Of a body that was answered before it was read, the rest is taken off the line, however long it is: the answer stands, and the
    // next request comes behind it.
    const letGo = () => {
      request.unpipe(body)
      body.unpipe(asking)
      request.resume()
    }
    // A client who goes away leaves nothing running; after the end this does nothing.
    response.once('close', () => {
      letGo()
      asking.destroy()
    })
    if (hasBody(request)) request.pipe(body).pipe(asking)
    else asking.end()
  })
}

/** @param {IncomingMessage} answer @param {IncomingMessage} request @param {ServerResponse} response */
function sendStream(answer, request, response) {
  // It broke off since its first bytes came, when nobody listened.
  if (answer.destroyed) return response.destroy()
  copyHeaders(answer, response)
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined))
    answer.once('error', () => response.destroy())
    answer.once('end', () => endAfterBody(request, response))
    answer.pipe(response, { end: false })
  })
}

/**
 * @param {IncomingMessage} answer
 * @param {import('./client.mjs').WholeAnswer} document
 * @param {{ mark: string, request: IncomingMessage, response: ServerResponse }} asked
 */
async function sendDocument(answer, { status, body, isFailed }, { mark, request, response }) {
  if (isFailed) throw new RenderingFailed(`HTTP ${status}`)
  const { html, hashes } = takeMarkOff(body, mark)
  copyHeaders(answer, response)
  response.statusCode = status
  const encoding = html.length < COMPRESSED_FROM ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const compressed = await compress(encoding, html)
  response.setHeader('Content-Security-Policy', pagePolicy(hashes))
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
