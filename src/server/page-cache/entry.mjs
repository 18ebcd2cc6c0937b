import { createHash } from 'node:crypto'
import { COMPRESSED_FROM, compress, decompress } from './compress.mjs'

/** @typedef {import('./compress.mjs').Encoding} Encoding */
/** @typedef {Partial<Record<Encoding, Buffer>>} Bodies */

/** @type {Encoding[]} */
const encodings = ['br', 'gzip', 'identity']

/** About so often headers stand ready to be written: for each encoding, with and without a body. */
const HEADER_COPIES = 4

/**
 * What an entry is made of.
 *
 * @typedef {object} EntryContent
 * @property {number} status
 * @property {Readonly<Record<string, string | string[]>>} headers all but those that depend on the encoding
 * @property {Bodies} bodies the same one in the encodings that were asked for; at least one
 * @property {string} tag of the body
 * @property {boolean} isCompressed whether it is worth it
 * @property {number} version of the content, known before the rendering began; later, the last one that it was found good for
 * @property {string[] | null} reads collections and globals that it was made of; null for any
 * @property {number} withdrawals how much had been withdrawn by then
 * @property {boolean} isOneOff
 * @property {number} filledAt
 */

/**
 * An answer that can be sent again and again. Its body is kept as it is sent; once it is compressed, the plain one goes,
 * which is eight times as large and hardly ever asked for.
 */
export class Entry {
  /** @type {Bodies} */
  #bodies
  /** @type {Map<Encoding, Promise<Buffer>>} what is being compressed */
  #making = new Map()
  #tag
  /** Bytes that it takes; others when it was asked for in another encoding. */
  size

  /** @param {EntryContent} content */
  constructor({ status, headers, bodies, tag, isCompressed, reads, version, withdrawals, isOneOff, filledAt }) {
    this.status = status
    this.headers = headers
    this.reads = reads
    this.version = version
    this.withdrawals = withdrawals
    this.isOneOff = isOneOff
    this.filledAt = filledAt
    this.isCompressed = isCompressed
    this.#bodies = { ...bodies }
    this.#tag = tag
    this.size = HEADER_COPIES * JSON.stringify(headers).length
    for (const body of Object.values(bodies)) this.size += body.length
  }

  /**
   * An entry of what was just rendered.
   *
   * @param {Omit<EntryContent, 'bodies' | 'tag' | 'isCompressed'> & { body: Buffer }} answer
   */
  static of({ body, ...answer }) {
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    // A PDF is compressed already.
    const isCompressed = body.length >= COMPRESSED_FROM && answer.headers['content-type'] !== 'application/pdf'
    return new Entry({ ...answer, bodies: { identity: body }, tag, isCompressed })
  }

  /** What it is made of now: another entry made of this is the same. @returns {EntryContent} */
  get content() {
    const { status, headers, isCompressed, reads, version, withdrawals, isOneOff, filledAt } = this
    const bodies = { ...this.#bodies }
    return { status, headers, bodies, tag: this.#tag, isCompressed, reads, version, withdrawals, isOneOff, filledAt }
  }

  /** Those that it was asked for in. @returns {Encoding[]} */
  get encodings() {
    return encodings.filter((encoding) => this.#bodies[encoding])
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
    return this.#bodies[encoding] ?? (encoding === 'identity' ? this.#plain() : this.#compressed(encoding))
  }

  /** @param {Encoding} encoding */
  #compressed(encoding) {
    const running = this.#making.get(encoding)
    if (running) return running
    const making = this.#compress(encoding).finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }

  /** @param {Encoding} encoding */
  async #compress(encoding) {
    const body = await compress(encoding, await this.#plain())
    this.size += body.length - (this.#bodies.identity?.length ?? 0)
    this.#bodies[encoding] = body
    delete this.#bodies.identity
    return body
  }

  /** @returns {Promise<Buffer>} */
  async #plain() {
    const { identity, br, gzip } = this.#bodies
    if (identity) return identity
    return gzip ? decompress('gzip', gzip) : decompress('br', br ?? Buffer.alloc(0))
  }
}
