import type { BasePayload } from 'payload'
import { RateLimiterMongo } from 'rate-limiter-flexible'
import { isMongoose } from '../database/is-mongoose'
import { keyedHash } from '../lib/keyed-hash'
import { SqliteCounts, type Used } from './sqlite-counts'
import { TooManyRequests } from './too-many-requests'

type Limit = { name: string; points: number; seconds: number }
type Counts = Pick<SqliteCounts, 'add' | 'read' | 'forget'>

/**
 * A limit that all processes share through the database. What is limited (an address, a phone number) is stored as a
 * keyed hash.
 */
export class SharedLimiter {
  readonly #limit: Limit
  #counts: Counts | undefined

  /** @param limit so many points in so many seconds, from the first on */
  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Uses up a point. @throws TooManyRequests when there is none left */
  async consume(cms: BasePayload, subject: string): Promise<void> {
    const { points, msBeforeNext } = await this.#in(cms).add(this.#key(subject), 1)
    if (points > this.#limit.points) throw new TooManyRequests(msBeforeNext / 1000)
  }

  /** Gives a point back: what it was used for did not happen. */
  async giveBack(cms: BasePayload, subject: string): Promise<void> {
    await this.#in(cms).add(this.#key(subject), -1)
  }

  /** How many points are used up. */
  async used(cms: BasePayload, subject: string): Promise<number> {
    return (await this.#in(cms).read(this.#key(subject)))?.points ?? 0
  }

  /** Forgets all that was counted of somebody. */
  async forget(cms: BasePayload, subject: string): Promise<void> {
    await this.#in(cms).forget(this.#key(subject))
  }

  #key = (subject: string) => `${this.#limit.name}:${keyedHash(this.#limit.name, subject)}`

  /** There is one CMS in a process. */
  #in(cms: BasePayload): Counts {
    this.#counts ??= countsIn(cms, this.#limit)
    return this.#counts
  }
}

function countsIn(cms: BasePayload, { points, seconds }: Limit): Counts {
  const adapter: { name: string } = cms.db
  if (!isMongoose(adapter)) return new SqliteCounts(cms, seconds * 1000)
  const options = { storeClient: adapter.connection, tableName: 'rate-limit-counts', keyPrefix: '' }
  const limiter = new RateLimiterMongo({ ...options, points, duration: seconds })
  const usedOf = ({ consumedPoints, msBeforeNext }: { consumedPoints: number; msBeforeNext: number }): Used => ({
    points: consumedPoints,
    msBeforeNext,
  })
  return {
    // The library's word for adding points without a refusal.
    add: async (key, added) => usedOf(await limiter.penalty(key, added)),
    read: async (key) => {
      const found = await limiter.get(key)
      return found && usedOf(found)
    },
    forget: async (key) => void (await limiter.delete(key)),
  }
}
