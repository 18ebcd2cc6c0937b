import { AsyncLocalStorage } from 'node:async_hooks'
import { READS_HEADER } from './internal-headers.mjs'
import { processWide } from './process-wide.mjs'
import { addTrailer } from './trailers.mjs'

/** @returns {AsyncLocalStorage<Set<string>>} */
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
  const value = await storage().run(reads, work)
  return { value, reads }
}

/**
 * What is made now was made of these.
 *
 * @param {Iterable<string>} slugs
 */
export function noteReads(slugs) {
  const reads = storage().getStore()
  for (const slug of reads ? slugs : []) reads?.add(slug)
}

/**
 * Answers a request of the page cache, and tells it with the end of the answer what that was made of: in a header, or in a trailer
 * when the answer has begun. What has neither may have been made of anything.
 *
 * @template T
 * @param {import('node:http').ServerResponse} response
 * @param {() => T} work
 * @returns {T}
 */
export function tellReads(response, work) {
  const reads = new Set()
  const end = response.end
  response.end = (/** @type {unknown[]} */ ...args) => {
    const told = [...reads].sort().join(' ')
    if (response.headersSent) addTrailer(response, READS_HEADER, told)
    else response.setHeader(READS_HEADER, told)
    return Reflect.apply(end, response, args)
  }
  return storage().run(reads, work)
}
