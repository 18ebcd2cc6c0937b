import type { CollectionAfterChangeHook } from 'payload'
import { environment } from '../../src/lib/environment'

/**
 * What a new request sets going: it is forwarded when there is a work-order host, and the staff is told when mail can be
 * sent. Queued in the same transaction as the request, so that one is never stored without the other.
 */
export const queueFollowUps: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  // Taken over from a legacy system, it has been in hands before.
  if (operation !== 'create' || req.context.isTakenOver) return doc
  const { jobs } = req.payload
  if (environment.WORK_ORDER_URL && slug === 'service-requests') {
    await jobs.queue({ task: 'forward-request', input: { reference: doc.reference }, overrideAccess: true, req })
  }
  if (environment.SMTP_HOST)
    await jobs.queue({ task: 'notify-staff', input: { inbox: slug, id: String(doc.id) }, overrideAccess: true, req })
  return doc
}
