import { LRUCache } from 'lru-cache'

/** @typedef {import('./entry.mjs').Entry} Entry */

/** Shares of the whole. */
const KEPT = 0.7
const NEW = 0.2
const APART = 0.1

/** How long an entry that stands apart is kept. */
const APART_MS = 60_000

/**
 * The entries, bounded in bytes, the least recently used out first, in three places:
 *
 * - what is asked for again has earned its place among the `kept`;
 * - what was asked for once waits among the `new`;
 * - what nothing bounds (unknown ids, texts that visitors type) stands `apart`, for a minute.
 *
 * So whoever asks for addresses that nobody else asks for, millions of them, pushes out only his own.
 */
export class Store {
  #kept
  #new
  #apart

  /** @param {number} maxBytes */
  constructor(maxBytes) {
    const places = (/** @type {number} */ share) => ({
      maxSize: Math.floor(maxBytes * share),
      // A single entry that would push out everything else is not kept at all.
      maxEntrySize: Math.floor((maxBytes * share) / 4),
      sizeCalculation: (/** @type {Entry} */ entry, /** @type {string} */ key) => entry.size + key.length * 2,
    })
    /** @type {LRUCache<string, Entry>} */
    this.#kept = new LRUCache(places(KEPT))
    /** @type {LRUCache<string, Entry>} */
    this.#new = new LRUCache(places(NEW))
    /** @type {LRUCache<string, Entry>} */
    this.#apart = new LRUCache({ ...places(APART), ttl: APART_MS, perf: Date })
  }

  /** @param {string} key */
  get(key) {
    const kept = this.#kept.get(key)
    if (kept) return kept
    const fresh = this.#new.get(key)
    if (!fresh) return this.#apart.get(key)
    this.#new.delete(key)
    this.#kept.set(key, fresh)
    return fresh
  }

  /** The entry of a key, if there is one, without any effect. @param {string} key */
  peek(key) {
    return this.#kept.peek(key) ?? this.#new.peek(key) ?? this.#apart.peek(key)
  }

  /**
   * Keeps an entry, or notes that it has grown.
   *
   * @param {string} key
   * @param {Entry} entry
   */
  set(key, entry) {
    const place = entry.standsApart ? this.#apart : this.#kept.has(key) ? this.#kept : this.#new
    // An address that was something else before must not be found there any more.
    for (const other of [this.#kept, this.#new, this.#apart]) if (other !== place) other.delete(key)
    place.set(key, entry)
  }

  /** What is worth keeping: first what was asked for again, the most recently used first. @returns {Iterable<[string, Entry]>} */
  *entries() {
    yield* this.#kept.entries()
    yield* this.#new.entries()
  }

  /** How full it is. */
  get usage() {
    const of = (/** @type {LRUCache<string, Entry>} */ place) => ({ entries: place.size, bytes: place.calculatedSize })
    return { kept: of(this.#kept), new: of(this.#new), apart: of(this.#apart) }
  }
}
