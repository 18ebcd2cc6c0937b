/** @typedef {import('./cache-request.mjs').CacheRequest} CacheRequest */

/** Counted for this long, and then from the beginning; the last count is still known. */
const WINDOW_MS = 5000

/** So many requests in two windows make an address popular: about two a second. */
const POPULAR_FROM = 20

/** Of so many addresses the requests are counted. */
const MOST_COUNTED = 2000

/** What is longer many don't ask for: a stranger fills no memory with it. */
const LONGEST = 1000

/** Which addresses many visitors ask for just now. */
export class Popular {
  /** @type {Map<string, { cacheRequest: CacheRequest, count: number }>} */
  #now = new Map()
  /** @type {Map<string, { cacheRequest: CacheRequest, count: number }>} */
  #before = new Map()
  #endsAt = 0

  /** @param {CacheRequest} cacheRequest */
  count(cacheRequest) {
    if (cacheRequest.key.length > LONGEST) return
    this.#turn()
    const counted = this.#now.get(cacheRequest.key)
    if (counted) counted.count += 1
    else if (this.#now.size < MOST_COUNTED) this.#now.set(cacheRequest.key, { cacheRequest, count: 1 })
  }

  /** @returns {CacheRequest[]} the most popular first */
  list() {
    this.#turn()
    const counts = new Map(this.#before)
    for (const [key, { cacheRequest, count }] of this.#now) counts.set(key, { cacheRequest, count: count + (counts.get(key)?.count ?? 0) })
    const popular = [...counts.values()].filter(({ count }) => count >= POPULAR_FROM)
    return popular.sort((a, b) => b.count - a.count).map(({ cacheRequest }) => cacheRequest)
  }

  #turn() {
    const now = Date.now()
    if (now < this.#endsAt) return
    this.#before = now < this.#endsAt + WINDOW_MS ? this.#now : new Map()
    this.#now = new Map()
    this.#endsAt = now + WINDOW_MS
  }
}
