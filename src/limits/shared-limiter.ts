import type { BasePayload } from 'payload'
import { RateLimiterMongo, RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import { isMongoose } from '../database/mongodb'
import { keyedHash } from '../lib/keyed-hash'
import { SqliteRateLimiter } from './sqlite-rate-limiter'
import { TooManyRequests } from './too-many-requests'

type Limit = { name: string; points: number; seconds: number }

/**
 * A limit that all processes share through the database. What is limited (an address, a phone number) is stored as a
 * keyed hash.
 */
export class SharedLimiter {
  readonly #limit: Limit
  #limiter: RateLimiterStoreAbstract | undefined

  /** @param limit so many points in so many seconds, from the first on */
  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Uses up a point. @throws TooManyRequests when there is none left */
  async consume(cms: BasePayload, subject: string): Promise<void> {
    const limiter = this.#in(cms)
    try {
      await limiter.consume(this.#key(subject))
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000)
      throw error
    }
  }

  /** Gives a point back: what it was used for did not happen. */
  async giveBack(cms: BasePayload, subject: string): Promise<void> {
    await this.#in(cms).reward(this.#key(subject))
  }

  /** How many points are used up. */
  async used(cms: BasePayload, subject: string): Promise<number> {
    return (await this.#in(cms).get(this.#key(subject)))?.consumedPoints ?? 0
  }

  /** Forgets all that was counted of somebody. */
  async forget(cms: BasePayload, subject: string): Promise<void> {
    await this.#in(cms).delete(this.#key(subject))
  }

  #key = (subject: string) => keyedHash(this.#limit.name, subject)

  /** There is one CMS in a process. */
  #in(cms: BasePayload): RateLimiterStoreAbstract {
    this.#limiter ??= limiterIn(cms, this.#limit)
    return this.#limiter
  }
}

function limiterIn(cms: BasePayload, { name, points, seconds }: Limit): RateLimiterStoreAbstract {
  const options = { keyPrefix: name, points, duration: seconds }
  const adapter: { name: string } = cms.db
  if (!isMongoose(adapter)) return new SqliteRateLimiter(cms, options)
  return new RateLimiterMongo({ ...options, storeClient: adapter.connection, tableName: 'rate-limit-counts' })
}
