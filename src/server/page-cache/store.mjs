import { LRUCache } from 'lru-cache'

/** @typedef {import('./entry.mjs').Entry} Entry */

/** Shares of the whole. */
const PROTECTED = 0.7
const PROBATION = 0.2
const ONE_OFF = 0.1

/** How long a one-off is kept. */
const ONE_OFF_MS = 60_000

/**
 * The entries, bounded in bytes, the least recently used out first: a segmented LRU with a third segment.
 *
 * - what is asked for again is in the protected segment;
 * - what was asked for once is on probation;
 * - what nothing bounds (unknown ids, texts that visitors type) is a one-off, kept for a minute.
 *
 * So whoever asks for addresses that nobody else asks for, millions of them, pushes out only his own.
 */
export class Store {
  #protected
  #probation
  #oneOff

  /** @param {number} maxBytes */
  constructor(maxBytes) {
    const places = (/** @type {number} */ share) => ({
      maxSize: Math.floor(maxBytes * share),
      // A single entry that would push out everything else is not kept at all.
      maxEntrySize: Math.floor((maxBytes * share) / 4),
      sizeCalculation: (/** @type {Entry} */ entry, /** @type {string} */ key) => entry.size + key.length * 2,
    })
    /** @type {LRUCache<string, Entry>} */
    this.#protected = new LRUCache(places(PROTECTED))
    /** @type {LRUCache<string, Entry>} */
    this.#probation = new LRUCache(places(PROBATION))
    /** @type {LRUCache<string, Entry>} */
    this.#oneOff = new LRUCache({ ...places(ONE_OFF), ttl: ONE_OFF_MS, perf: Date })
  }

  /** @param {string} key */
  get(key) {
    const known = this.#protected.get(key)
    if (known) return known
    const second = this.#probation.get(key)
    if (!second) return this.#oneOff.get(key)
    this.#probation.delete(key)
    this.#protected.set(key, second)
    return second
  }

  /** The entry of a key, if there is one, without any effect. @param {string} key */
  peek(key) {
    return this.#protected.peek(key) ?? this.#probation.peek(key) ?? this.#oneOff.peek(key)
  }

  /**
   * Keeps an entry, or notes that it has grown.
   *
   * @param {string} key
   * @param {Entry} entry
   */
  set(key, entry) {
    const place = entry.isOneOff ? this.#oneOff : this.#protected.has(key) ? this.#protected : this.#probation
    // An address that was something else before must not be found there any more.
    for (const other of [this.#protected, this.#probation, this.#oneOff]) if (other !== place) other.delete(key)
    place.set(key, entry)
  }

  /** What is worth keeping: first what was asked for again, the most recently used first. @returns {Iterable<[string, Entry]>} */
  *entries() {
    yield* this.#protected.entries()
    yield* this.#probation.entries()
  }

  /** How full it is. */
  get usage() {
    const of = (/** @type {LRUCache<string, Entry>} */ place) => ({ entries: place.size, bytes: place.calculatedSize })
    return { protected: of(this.#protected), probation: of(this.#probation), 'one-off': of(this.#oneOff) }
  }
}
