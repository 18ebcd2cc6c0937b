import { createHash } from 'node:crypto'
import { COMPRESSED_FROM, compress } from './compress.mjs'

/** @typedef {import('./compress.mjs').Encoding} Encoding */

/** About so often headers stand ready to be written: for each encoding, with and without a body. */
const HEADER_COPIES = 4

/**
 * An answer that can be sent again and again: its body in the encodings that were asked for, and its headers.
 *
 * @typedef {object} EntryContent
 * @property {number} status
 * @property {Readonly<Record<string, string | string[]>>} headers all but those that depend on the encoding
 * @property {Buffer} body
 * @property {number} version of the content, known before the rendering began
 * @property {number} withdrawals how much had been withdrawn by then
 * @property {boolean} standsApart
 * @property {number} filledAt
 */

export class Entry {
  /** @type {Partial<Record<Encoding, Buffer | Promise<Buffer>>>} */
  #bodies
  #identity
  #tag
  size

  /** @param {EntryContent} content */
  constructor({ status, headers, body, version, withdrawals, standsApart, filledAt }) {
    this.status = status
    this.headers = headers
    this.version = version
    this.withdrawals = withdrawals
    this.standsApart = standsApart
    this.filledAt = filledAt
    this.isCompressed = body.length >= COMPRESSED_FROM
    this.size = body.length + HEADER_COPIES * JSON.stringify(headers).length
    this.#identity = body
    this.#bodies = { identity: body }
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  }

  /** What it was made of: another entry made of this is the same. @returns {EntryContent} */
  get content() {
    const { status, headers, version, withdrawals, standsApart, filledAt } = this
    return { status, headers, body: this.#identity, version, withdrawals, standsApart, filledAt }
  }

  /** Strong: the bytes of one encoding. @param {Encoding} encoding */
  etag(encoding) {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
  }

  /**
   * The body in an encoding, compressed once.
   *
   * @param {Encoding} encoding
   * @returns {Buffer | Promise<Buffer>} a buffer when it is there
   */
  body(encoding) {
    const existing = this.#bodies[encoding]
    if (existing) return existing
    const made = this.#compress(encoding)
    this.#bodies[encoding] = made
    return made
  }

  /** @param {Encoding} encoding */
  async #compress(encoding) {
    const body = await compress(encoding, this.#identity)
    this.#bodies[encoding] = body
    this.size += body.length
    return body
  }
}
