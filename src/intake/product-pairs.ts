import 'server-only'
import type { BasePayload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '../database/transaction'
import { type Pair, pairsOf } from '../domain/pairs-of'
import { log } from '../lib/log.mjs'
import type { Consultation } from '../payload-types'

type Store = { cms: BasePayload; req?: Partial<PayloadRequest> }

const COLLECTION = 'product-pairs'

/**
 * Counts which products stand together in a list that was sent (record 0090). What was sent is stored by then: a count that is lost is no failure
 * of the visitor's.
 */
export async function countPairs(cms: BasePayload, rows: Consultation['listRows']): Promise<void> {
  // Those without a title are none of ours.
  const pairs = pairsOf((rows ?? []).map(({ product, title }) => (title ? (product ?? '') : '')))
  if (pairs.length === 0) return
  try {
    if (cms.db.name === 'mongoose') for (const pair of pairs) await raiseOrCreate({ cms }, pair)
    else
      await inTransaction(cms, async (req) => {
        for (const pair of pairs) await raiseOrCreate({ cms, req }, pair)
      })
  } catch (err) {
    log.warn({ event: 'pairs-not-counted', err }, 'The products of a list that was sent could not be counted')
  }
}

async function raiseOrCreate(store: Store, pair: Pair): Promise<void> {
  if (await raise(store, pair)) return
  try {
    await store.cms.db.create({ collection: COLLECTION, data: { ...pair, count: 1 }, req: store.req })
  } catch (error) {
    // Another process made the row in the meantime: a pair is unique.
    if (!(await raise(store, pair))) throw error
  }
}

/** The database itself adds, so that no list is lost. @returns whether there was a row to raise */
async function raise({ cms, req }: Store, { product, other }: Pair): Promise<boolean> {
  const where: Where = { and: [{ product: { equals: product } }, { other: { equals: other } }] }
  const row: unknown = await cms.db.updateOne({ collection: COLLECTION, where, data: { count: { $inc: 1 } }, req })
  return Boolean(row)
}
