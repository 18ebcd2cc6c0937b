import type { BasePayload } from 'payload'
import { z } from 'zod'
import { ATTRIBUTE_VALUES_EDITION as edition } from '../database/attribute-values-edition.mjs'
import { inTransaction } from '../database/transaction'
import { documentId } from '../lib/document-id'
import { keepBatch, readAttributes } from './keep-attribute-values'

/** Under this name the key-value store keeps how far the filling has come (see src/server/database-state.mjs). */
const KEY = 'attribute-values'

/** So many products in one transaction: others who write wait for no longer. */
const BATCH = 100

const progress = z.object({ edition: z.number(), isComplete: z.boolean(), after: documentId.nullable() })

/**
 * Fills the index of attribute values from all products there are, once for each edition of it, and goes on where an earlier run was broken
 * off. Part of preparing a database, before anybody is served.
 */
export async function fillAttributeValues(payload: BasePayload): Promise<void> {
  const kept = progress.safeParse(await payload.kv.get(KEY)).data
  if (kept?.edition === edition && kept.isComplete) return
  const attributes = await readAttributes({ payload })
  let after = kept?.edition === edition ? kept.after : null
  for (;;) {
    const last = await inTransaction(payload, (req) => keepBatch({ ...req, payload }, {}, after, { attributes, limit: BATCH }))
    if (last === null) break
    after = last
    await payload.kv.set(KEY, { edition, isComplete: false, after })
  }
  await payload.kv.set(KEY, { edition, isComplete: true, after })
}
