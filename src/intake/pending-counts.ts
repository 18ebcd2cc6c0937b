/**
 * What was counted and is not stored yet. It is added up, so that what is counted often costs one write, and its number is bounded: whoever
 * makes things up fills no memory.
 */
export class PendingCounts<T extends { count: number }> {
  readonly #limit: number
  readonly #keyOf: (row: T) => string
  #counts = new Map<string, T>()

  /**
   * @param limit so many different rows at most; further ones are not counted until these are stored
   * @param keyOf what is counted together
   */
  constructor(limit: number, keyOf: (row: T) => string) {
    this.#limit = limit
    this.#keyOf = keyOf
  }

  /** Adds to what is counted; what could not be stored comes back this way, too. */
  add(row: T): void {
    const key = this.#keyOf(row)
    const known = this.#counts.get(key)
    if (known) known.count += row.count
    else if (this.#counts.size < this.#limit) this.#counts.set(key, { ...row })
  }

  /** Hands over everything and starts anew. */
  take(): T[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }
}
