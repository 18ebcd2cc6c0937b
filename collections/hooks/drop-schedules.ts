import type { CollectionAfterDeleteHook } from 'payload'
import { z } from 'zod'
import { pendingSchedules } from './pending-schedules'

const input = z.object({ doc: z.object({ relationTo: z.string(), value: z.union([z.number(), z.string()]) }) })

/** What was scheduled for a document ends with it: SQLite may give its number to another one. */
export const dropSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  for (const job of await pendingSchedules(req)) {
    const { data } = input.safeParse(job.input)
    if (data?.doc.relationTo !== collection.slug || String(data.doc.value) !== String(id)) continue
    await req.payload.delete({ collection: 'payload-jobs', id: job.id, depth: 0, overrideAccess: true, req })
  }
}
