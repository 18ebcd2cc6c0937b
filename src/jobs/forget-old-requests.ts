import type { Payload, TaskConfig } from 'payload'
import { anonymousConsultation, anonymousRequest } from './anonymous'
import { clearLeftovers } from './clear-leftovers'

type ForgetOldRequests = { input: object; output: { forgotten: number } }
type Inbox = 'service-requests' | 'consultations'
type Action = 'anonymise' | 'delete'

const BATCH = 100

/** Every night: requests and consultations past the time of the settings are anonymised or deleted; leftovers go, too. */
export const forgetOldRequests: TaskConfig<ForgetOldRequests> = {
  slug: 'forget-old-requests',
  label: '清理到期的服务请求与咨询',
  outputSchema: [{ name: 'forgotten', type: 'number', required: true }],
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 10 * 60_000 } },
  schedule: [{ cron: '20 3 * * *', queue: 'nightly' }],
  handler: async ({ req }) => {
    await clearLeftovers(req.payload)
    return { output: { forgotten: await forgetOld(req.payload) } }
  },
}

/** @returns how many documents were anonymised or deleted */
async function forgetOld(cms: Payload): Promise<number> {
  const { retentionMonths, retentionAction } = await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  if (!retentionMonths) return 0
  const before = new Date()
  before.setMonth(before.getMonth() - retentionMonths)
  const requests = await forget(cms, 'service-requests', { action: retentionAction, before })
  return requests + (await forget(cms, 'consultations', { action: retentionAction, before }))
}

async function forget(cms: Payload, collection: Inbox, { action, before }: { action: Action; before: Date }): Promise<number> {
  const isOld = { createdAt: { less_than: before.toISOString() } }
  const where = action === 'delete' ? isOld : { and: [isOld, { anonymisedAt: { exists: false } }] }
  let forgotten = 0
  for (;;) {
    const { docs } = await cms.find({ collection, where, depth: 0, limit: BATCH, pagination: false, overrideAccess: true })
    for (const { id } of docs) await (action === 'delete' ? remove(cms, collection, id) : anonymise(cms, collection, id))
    forgotten += docs.length
    if (docs.length < BATCH) return forgotten
  }
}

/** The photos of a request go with it; see the collection's hook. */
async function remove(cms: Payload, collection: Inbox, id: number | string): Promise<void> {
  await cms.delete({ collection, id, depth: 0, overrideAccess: true })
}

async function anonymise(cms: Payload, collection: Inbox, id: number | string): Promise<void> {
  const now = new Date().toISOString()
  if (collection === 'consultations') {
    await cms.update({ collection, id, data: { ...anonymousConsultation, anonymisedAt: now }, depth: 0, overrideAccess: true })
    return
  }
  await cms.update({ collection, id, data: { ...anonymousRequest, anonymisedAt: now }, depth: 0, overrideAccess: true })
}
