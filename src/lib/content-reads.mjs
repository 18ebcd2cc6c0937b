import { AsyncLocalStorage } from 'node:async_hooks'
import { ONE_OFF_HEADER, READS_HEADER } from './internal-headers.mjs'
import { processWide } from './process-wide.mjs'
import { addTrailer } from './trailers.mjs'

/** What is noted of an answer while it is made. @typedef {{ reads: Set<string>, isOneOff: boolean }} Notes */

/** @returns {AsyncLocalStorage<Notes>} */
const storage = () => processWide('site.content-reads', () => new AsyncLocalStorage())

/**
 * Notes what is read meanwhile of the content: collections and globals, by their slugs.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ value: T, reads: ReadonlySet<string> }>} nobody else learns of these reads: who uses the value notes them
 */
export async function withReads(work) {
  const reads = new Set()
  const value = await storage().run({ reads, isOneOff: false }, work)
  return { value, reads }
}

/**
 * What is made now was made of these.
 *
 * @param {Iterable<string>} slugs
 */
export function noteReads(slugs) {
  const reads = storage().getStore()?.reads
  for (const slug of reads ? slugs : []) reads?.add(slug)
}

/** Of what is made now there are as many others as anybody likes to ask for: it is not worth keeping (record 0015). */
export function noteOneOff() {
  const notes = storage().getStore()
  if (notes) notes.isOneOff = true
}

/**
 * Answers a request of the page cache, and tells it with the end of the answer what that was made of, and whether it is a one-off: in a
 * header, or in a trailer when the answer has begun. What has neither may have been made of anything.
 *
 * @template T
 * @param {import('node:http').ServerResponse} response
 * @param {() => T} work
 * @returns {T}
 */
export function tellReads(response, work) {
  /** @type {Notes} */
  const notes = { reads: new Set(), isOneOff: false }
  const end = response.end
  /** @param {string} name @param {string} value */
  const tell = (name, value) => (response.headersSent ? addTrailer(response, name, value) : response.setHeader(name, value))
  response.end = (/** @type {unknown[]} */ ...args) => {
    if (notes.isOneOff) tell(ONE_OFF_HEADER, '1')
    tell(READS_HEADER, [...notes.reads].sort().join(' '))
    return Reflect.apply(end, response, args)
  }
  return storage().run(notes, work)
}
