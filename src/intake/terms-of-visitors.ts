import { createHmac, randomBytes } from 'node:crypto'

type Asked = { day: string; address: string; term: string }

/** So many different terms of one address are counted in a day: who makes up more is no visitor. */
const MOST_OF_ADDRESS = 100
/** So many are remembered; then it begins anew. */
const MOST_REMEMBERED = 50_000

/**
 * Who has searched what today, so that one visitor counts once for a term: as hashes with a key that ends with the process, and only in its
 * memory.
 */
export class TermsOfVisitors {
  readonly #key = randomBytes(32)
  #day = ''
  #asked = new Set<string>()
  #terms = new Map<string, number>()

  /** Whether this address has not asked this today, and not too much else. */
  isNew({ day, address, term }: Asked): boolean {
    if (day !== this.#day || this.#asked.size >= MOST_REMEMBERED) this.#forget(day)
    const [who, what] = [this.#hash(address), this.#hash(`${address}\n${term}`)]
    const terms = this.#terms.get(who) ?? 0
    if (this.#asked.has(what) || terms >= MOST_OF_ADDRESS) return false
    this.#asked.add(what)
    this.#terms.set(who, terms + 1)
    return true
  }

  #forget(day: string) {
    this.#day = day
    this.#asked = new Set()
    this.#terms = new Map()
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 22)
  }
}
