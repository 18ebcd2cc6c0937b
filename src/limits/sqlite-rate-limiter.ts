import type { BasePayload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import { atomically, type Transaction } from '../database/transaction'
import type { RateLimit } from '../payload-types'

type Options = { keyPrefix: string; points: number; duration: number }
type Used = { points: number; expiresAt: number }

const collection = 'rate-limits'

/**
 * A limiter that counts in this site's SQLite database. The library's own stores for SQLite write past the queue of
 * record 0003, and would block the process while a transaction is open.
 */
export class SqliteRateLimiter extends RateLimiterStoreAbstract {
  readonly #cms: BasePayload

  constructor(cms: BasePayload, options: Options) {
    super({ ...options, storeClient: cms })
    this.#cms = cms
  }

  /** Called by the library: adds to what a key has used, or starts anew when its time is over. */
  _upsert(key: string, points: number, duration: number, startsAnew = false): Promise<Used> {
    return atomically(this.#cms, async (req) => {
      const now = Date.now()
      const row = await this.#find(key, req)
      if (row && !startsAnew && row.expiresAt > now) return this.#write({ ...row, points: row.points + points }, req)
      const fresh = { points, expiresAt: now + duration }
      if (row) return this.#write({ ...row, ...fresh }, req)
      await this.#cms.db.deleteMany({ collection, where: { expiresAt: { less_than: now } }, req })
      await this.#cms.db.create({ collection, data: { key, ...fresh }, req })
      return fresh
    })
  }

  /** Called by the library: what a key has used, null when nothing counts any more. */
  async _get(key: string): Promise<Used | null> {
    const row = await this.#find(key, undefined)
    return row && row.expiresAt > Date.now() ? row : null
  }

  /** Called by the library. @returns whether there was something to forget */
  async _delete(key: string): Promise<boolean> {
    const deleted: unknown = await atomically(this.#cms, (req) =>
      this.#cms.db.deleteOne({ collection, where: { key: { equals: key } }, req }),
    )
    return Boolean(deleted)
  }

  /** Called by the library. */
  _getRateLimiterRes(_key: string, changed: number, { points, expiresAt }: Used): RateLimiterRes {
    const left = Math.max(this.points - points, 0)
    return new RateLimiterRes(left, Math.max(expiresAt - Date.now(), 0), points, points === changed)
  }

  #find(key: string, req: Transaction): Promise<RateLimit | null> {
    return this.#cms.db.findOne<RateLimit>({ collection, where: { key: { equals: key } }, req })
  }

  async #write({ id, points, expiresAt }: RateLimit, req: Transaction): Promise<Used> {
    await this.#cms.db.updateOne({ collection, id, data: { points, expiresAt }, req })
    return { points, expiresAt }
  }
}
