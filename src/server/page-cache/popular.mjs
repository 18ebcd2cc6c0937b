/** @typedef {import('./asked.mjs').Asked} Asked */

/** Counted for this long, and then from the beginning; the last count is still known. */
const WINDOW_MS = 5000

/** So many requests in two windows make an address popular: about two a second. */
const POPULAR_FROM = 20

/** Of so many addresses the requests are counted. */
const MOST_COUNTED = 2000

/** Which addresses many visitors ask for just now. */
export class Popular {
  /** @type {Map<string, { asked: Asked, count: number }>} */
  #now = new Map()
  /** @type {Map<string, { asked: Asked, count: number }>} */
  #before = new Map()
  #endsAt = 0

  /** @param {Asked} asked */
  count(asked) {
    this.#turn()
    const counted = this.#now.get(asked.key)
    if (counted) counted.count += 1
    else if (this.#now.size < MOST_COUNTED) this.#now.set(asked.key, { asked, count: 1 })
  }

  /** @returns {Asked[]} the most popular first */
  list() {
    this.#turn()
    const counts = new Map(this.#before)
    for (const [key, { asked, count }] of this.#now) counts.set(key, { asked, count: count + (counts.get(key)?.count ?? 0) })
    const popular = [...counts.values()].filter(({ count }) => count >= POPULAR_FROM)
    return popular.sort((a, b) => b.count - a.count).map(({ asked }) => asked)
  }

  #turn() {
    const now = Date.now()
    if (now < this.#endsAt) return
    this.#before = now < this.#endsAt + WINDOW_MS ? this.#now : new Map()
    this.#now = new Map()
    this.#endsAt = now + WINDOW_MS
  }
}
