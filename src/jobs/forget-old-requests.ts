import type { Payload, TaskConfig, Where } from 'payload'
import type { ServiceSetting } from '../payload-types'
import { anonymise } from '../personal-data/anonymous'
import { clearLeftovers } from './clear-leftovers'
import { noteCompletions } from './note-completions'

type ForgetOldRequests = { input: object; output: { forgotten: number } }
type Inbox = 'service-requests' | 'consultations'
type Due = { collection: Inbox; where: Where; action: ServiceSetting['retentionAction'] }

const BATCH = 100

/**
 * Every night: completed requests past the time of the settings are anonymised or deleted; leftovers go, too
 * (spec: privacy-and-safety/retention).
 */
export const forgetOldRequests: TaskConfig<ForgetOldRequests> = {
  slug: 'forget-old-requests',
  label: '清理到期的服务请求与咨询',
  outputSchema: [{ name: 'forgotten', type: 'number', required: true }],
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 10 * 60_000 } },
  schedule: [{ cron: '20 3 * * *', queue: 'nightly' }],
  handler: async ({ req: { payload } }) => {
    for (const inbox of ['service-requests', 'consultations'] as const) await noteCompletions(payload, inbox)
    const forgotten = await forgetOld(payload)
    // Last: a storage of files that is away keeps nobody's data here.
    await clearLeftovers(payload)
    return { output: { forgotten } }
  },
}

/** @returns how many documents were anonymised or deleted */
async function forgetOld(cms: Payload): Promise<number> {
  const { retention, retentionAction: action } = await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  const { consultationMonths, feedbackMonths, repairMonths } = retention
  const kind = (name: string): Where => ({ kind: { equals: name } })
  const consultations = await forget(cms, { collection: 'consultations', where: completedBefore(consultationMonths), action })
  const due = { collection: 'service-requests', action } as const
  const feedback = await forget(cms, { ...due, where: { and: [kind('feedback'), completedBefore(feedbackMonths)] } })
  const repairs = await forget(cms, { ...due, where: { and: [kind('repair'), completedBefore(repairMonths)] } })
  return consultations + feedback + repairs
}

/** Open requests have no time of completion, and are kept until somebody has completed them. */
function completedBefore(months: number): Where {
  const before = new Date()
  before.setMonth(before.getMonth() - months)
  return { and: [{ status: { equals: '2' } }, { completedAt: { less_than: before.toISOString() } }] }
}

async function forget(cms: Payload, { collection, where: isDue, action }: Due): Promise<number> {
  const where = action === 'delete' ? isDue : { and: [isDue, { anonymisedAt: { exists: false } }] }
  let forgotten = 0
  for (;;) {
    const { docs } = await cms.find({ collection, where, depth: 0, limit: BATCH, pagination: false, overrideAccess: true })
    // The photos of a request go with it; see the collection's hook.
    for (const { id } of docs)
      await (action === 'delete' ? cms.delete({ collection, id, depth: 0, overrideAccess: true }) : anonymise(cms, { collection, id }))
    forgotten += docs.length
    if (docs.length < BATCH) return forgotten
  }
}
