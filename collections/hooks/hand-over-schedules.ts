import type { CollectionAfterDeleteHook } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'
import { documentId } from '../../src/lib/document-id'
import { pendingSchedules } from './pending-schedules'

const input = z.looseObject({ user: z.object({ relationTo: z.literal('users'), value: documentId }) })

/**
 * What somebody has scheduled is still to happen when the account is gone, and runs with the rights of its user: it goes over
 * to whoever deletes the account, or to the system when that is a command. Not from those who may not publish.
 */
export const handOverSchedules: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (!hasRole(doc, ['admin', 'editor'])) return
  for (const job of await pendingSchedules(req)) {
    const parsed = input.safeParse(job.input)
    if (!parsed.success || String(parsed.data.user.value) !== String(doc.id)) continue
    const user = req.user ? { relationTo: 'users', value: req.user.id } : undefined
    await req.payload.update({
      collection: 'payload-jobs',
      id: job.id,
      data: { input: { ...parsed.data, user } },
      depth: 0,
      // Jobs are closed to everybody.
      overrideAccess: true,
      req,
    })
  }
}
