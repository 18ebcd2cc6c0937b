import type { BasePayload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { ORDER_CODES_EDITION as edition } from '../database/order-codes-edition.mjs'
import { inTransaction } from '../database/transaction'
import { type DocumentId, documentId } from '../lib/document-id'
import { codedProduct, codeFields, writeOrderCodes } from './keep-order-codes'

/** Under this name the key-value store keeps how far the filling has come (see src/server/database-state.mjs). */
const KEY = 'order-codes'

/** So many products in one transaction: others who write wait for no longer. */
const BATCH = 50

const progress = z.object({ edition: z.number(), isComplete: z.boolean(), after: documentId.nullable() })

/**
 * Fills the index of order codes from all products there are, once for each edition of it, and goes on where an earlier run was broken
 * off. Part of preparing a database, before anybody is served.
 */
export async function fillOrderCodes(payload: BasePayload): Promise<void> {
  const kept = progress.safeParse(await payload.kv.get(KEY)).data
  if (kept?.edition === edition && kept.isComplete) return
  let after = kept?.edition === edition ? kept.after : null
  for (;;) {
    const last = await inTransaction(payload, (req) => fillBatch({ ...req, payload }, after))
    if (last === null) break
    after = last
    await payload.kv.set(KEY, { edition, isComplete: false, after })
  }
  await payload.kv.set(KEY, { edition, isComplete: true, after })
}

/** @returns the last product of the batch; null when there was none */
async function fillBatch(req: Partial<PayloadRequest> & { payload: BasePayload }, after: DocumentId | null): Promise<DocumentId | null> {
  const where: Where = after === null ? {} : { id: { greater_than: after } }
  const { docs } = await req.payload.db.find({
    ...{ collection: 'products', where, sort: 'id', limit: BATCH, pagination: false, select: codeFields, req },
  })
  const products = codedProduct.array().parse(docs)
  await writeOrderCodes(req, products)
  return products.at(-1)?.id ?? null
}
