/** What is counted together: one row of the collection, but for the day. */
export type PageView = { path: string; layout: 'desktop' | 'mobile' }
export type CountedPageView = PageView & { day: string; count: number }

/**
 * Page views that are not stored yet. They are added up, so that many views of a page cost one write, and their number is
 * bounded: whoever makes up addresses fills no memory.
 */
export class PageViewCounts {
  readonly #limit: number
  #counts = new Map<string, CountedPageView>()

  /** @param limit so many different rows at most; further ones are not counted until these are stored */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Adds views; those that could not be stored come back this way, too. */
  add({ day, path, layout, count }: CountedPageView): void {
    const key = `${day} ${layout} ${path}`
    const known = this.#counts.get(key)
    if (known) known.count += count
    else if (this.#counts.size < this.#limit) this.#counts.set(key, { day, path, layout, count })
  }

  /** Hands over everything and starts anew. */
  take(): CountedPageView[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }
}
