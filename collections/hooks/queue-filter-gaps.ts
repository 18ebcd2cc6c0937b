import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '../../src/lib/references'

const TASK = 'renew-filter-gaps'

type Definition = { isFilter?: unknown; categories?: Parameters<typeof idsOf>[0] }

/** What of an attribute decides which products are to have it. */
const scopeOf = ({ isFilter, categories }: Definition) => (isFilter ? JSON.stringify(idsOf(categories)) : null)

export const queueGapsOfAttribute: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (scopeOf(doc) !== scopeOf(previousDoc ?? {})) await queueOnce(req)
}

export const queueGapsOfGone: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.isFilter) await queueOnce(req)
}

/** A category that stands elsewhere in the tree has other filters. */
export const queueGapsOfMoved: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && idOf(doc.parent) !== idOf(previousDoc?.parent)) await queueOnce(req)
}

/** Several changes, one after the other, need one look; and none needs one as long as there is no product. */
async function queueOnce(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const { totalDocs: products } = await payload.count({ collection: 'products', overrideAccess: true, req })
  if (products === 0) return
  const isWaiting: Where = { and: [{ taskSlug: { equals: TASK } }, { completedAt: { exists: false } }, { processing: { equals: false } }] }
  const { totalDocs: waiting } = await payload.count({ collection: 'payload-jobs', where: isWaiting, overrideAccess: true, req })
  if (waiting === 0) await payload.jobs.queue({ task: TASK, input: {}, overrideAccess: true, req })
}
