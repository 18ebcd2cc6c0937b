import type { BasePayload } from 'payload'
import { atomically, type Transaction } from '../database/transaction'
import type { RateLimit } from '../payload-types'

type Row = Pick<RateLimit, 'points' | 'expiresAt'>

/** What a key has used, and when it begins anew. */
export type Used = { points: number; msBeforeNext: number }

const collection = 'rate-limits'

/**
 * Counts in this site's SQLite database. The stores for SQLite of `rate-limiter-flexible` write past the queue of record 0003,
 * and would block the process while a transaction is open.
 */
export class SqliteCounts {
  readonly #cms: BasePayload
  readonly #durationMs: number

  constructor(cms: BasePayload, durationMs: number) {
    this.#cms = cms
    this.#durationMs = durationMs
  }

  /** Adds to what a key has used, or begins anew when its time is over. */
  add(key: string, points: number): Promise<Used> {
    return atomically(this.#cms, async (req) => {
      const now = Date.now()
      const row = await this.#find(key, req)
      if (row && row.expiresAt > now) return this.#write({ ...row, points: row.points + points }, req)
      const fresh = { points, expiresAt: now + this.#durationMs }
      if (row) return this.#write({ ...row, ...fresh }, req)
      await this.#cms.db.deleteMany({ collection, where: { expiresAt: { less_than: now } }, req })
      await this.#cms.db.create({ collection, data: { key, ...fresh }, req })
      return usedOf(fresh)
    })
  }

  /** What a key has used, null when nothing counts any more. */
  async read(key: string): Promise<Used | null> {
    const row = await this.#find(key, undefined)
    return row && row.expiresAt > Date.now() ? usedOf(row) : null
  }

  async forget(key: string): Promise<void> {
    await atomically(this.#cms, (req) => this.#cms.db.deleteOne({ collection, where: { key: { equals: key } }, req }))
  }

  #find(key: string, req: Transaction): Promise<RateLimit | null> {
    return this.#cms.db.findOne<RateLimit>({ collection, where: { key: { equals: key } }, req })
  }

  async #write({ id, points, expiresAt }: RateLimit, req: Transaction): Promise<Used> {
    await this.#cms.db.updateOne({ collection, id, data: { points, expiresAt }, req })
    return usedOf({ points, expiresAt })
  }
}

const usedOf = ({ points, expiresAt }: Row): Used => ({ points, msBeforeNext: Math.max(expiresAt - Date.now(), 0) })
