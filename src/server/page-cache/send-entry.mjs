import { requestIdOf } from '../request-id.mjs'
import { encodingFor, isKnownToClient } from './negotiate.mjs'

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {import('./compress.mjs').Encoding} Encoding */
/** @typedef {'hit' | 'miss' | 'stale' | 'bypass'} Outcome */
/** @typedef {Readonly<Record<string, string>> | undefined} Shared headers of what a CDN may keep */

/** What is said of a copy that could not be renewed (RFC 9111 calls it stale). */
const WARNING = '110 - "Response is Stale"'

/** The headers of an entry, ready to be written, by encoding: built once, because that costs as much as sending them. */
/** @type {WeakMap<Entry, Map<string, string[]>>} */
const heads = new WeakMap()

/**
 * Sends an entry: whole, or only that the client has it already.
 *
 * @param {object} options
 * @param {Entry} options.entry
 * @param {import('node:http').IncomingMessage} options.request
 * @param {import('node:http').ServerResponse} options.response
 * @param {Outcome} options.outcome
 * @param {Shared} [options.shared]
 */
export async function sendEntry({ entry, request, response, outcome, shared }) {
  const encoding = entry.isCompressed ? encodingFor(request.headers['accept-encoding']) : 'identity'
  const etag = entry.etag(encoding)
  const id = ['X-Request-Id', requestIdOf(request)]
  if (entry.status === 200 && isKnownToClient(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headOf({ entry, encoding, outcome, shared, body: null }).concat(id))
    response.end()
    return
  }
  const made = entry.body(encoding)
  const body = Buffer.isBuffer(made) ? made : await made
  response.writeHead(entry.status, headOf({ entry, encoding, outcome, shared, body }).concat(id))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * @param {object} options
 * @param {Entry} options.entry
 * @param {Encoding} options.encoding
 * @param {Outcome} options.outcome
 * @param {Shared} options.shared
 * @param {Buffer | null} options.body null for an answer without one
 * @returns {string[]} names and values in turn
 */
function headOf({ entry, encoding, outcome, shared, body }) {
  const ofEntry = heads.get(entry) ?? new Map()
  heads.set(entry, ofEntry)
  const name = `${encoding} ${outcome} ${body !== null} ${shared !== undefined}`
  const existing = ofEntry.get(name)
  if (existing) return existing
  /** @type {Record<string, string | string[]>} */
  const headers = { ...entry.headers, ...shared, ETag: entry.etag(encoding), 'Server-Timing': `cache;desc=${outcome}` }
  if (outcome === 'stale') headers.Warning = WARNING
  if (body !== null) headers['Content-Length'] = String(body.length)
  if (body !== null && encoding !== 'identity') headers['Content-Encoding'] = encoding
  const flat = Object.entries(headers).flatMap(([key, value]) => [value].flat().flatMap((one) => [key, one]))
  ofEntry.set(name, flat)
  return flat
}
