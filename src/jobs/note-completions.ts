import type { Payload, Where } from 'payload'

type Inbox = 'service-requests' | 'consultations'

const BATCH = 100

/**
 * Gives completed requests from before the time of completion was noted that time: from their history, or else the time of
 * their last change, which is no earlier. In any database, so that it needs no migration.
 */
export async function noteCompletions(cms: Payload, collection: Inbox): Promise<void> {
  const where: Where = { and: [{ status: { equals: '2' } }, { completedAt: { exists: false } }] }
  for (;;) {
    const { docs } = await cms.find({ collection, where, depth: 0, limit: BATCH, pagination: false, overrideAccess: true })
    for (const { id, statusHistory, updatedAt } of docs) {
      const completedAt = statusHistory?.findLast(({ status }) => status === '2')?.changedAt ?? updatedAt
      await cms.db.updateOne({ collection, id, data: { completedAt, updatedAt } })
    }
    if (docs.length < BATCH) return
  }
}
