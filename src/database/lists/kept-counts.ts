import { LRUCache } from 'lru-cache'
import type { ListedCollection, ListFilter } from './list'

/** So many answers are kept, those that were asked for last: keywords are without number. */
const MOST = 1000

/** At which version of the content a part of it changed last. */
export type LastChange = (part: string) => Promise<number>

type Counting<T, Q> = (collection: ListedCollection, question: Q) => Promise<T>

/**
 * Counts once what is asked of a list until something changes that the answer is made of (record 0049). The version is read before anything is counted,
 * so that a count has every change that it counts.
 *
 * @param lastChange at which version that was
 */
export function keptCounts<T, Q extends object = ListFilter>(lastChange: Counting<number, Q>, count: Counting<T, Q>): Counting<T, Q> {
  const kept = new LRUCache<string, { version: number; counted: Promise<T> }>({ max: MOST })
  return async (collection, question) => {
    const version = await lastChange(collection, question)
    const key = JSON.stringify([collection, question])
    const known = kept.get(key)
    if (known?.version === version) return known.counted
    const entry = { version, counted: count(collection, question) }
    kept.set(key, entry)
    try {
      return await entry.counted
    } catch (error) {
      // What failed is not kept.
      if (kept.peek(key) === entry) kept.delete(key)
      throw error
    }
  }
}
