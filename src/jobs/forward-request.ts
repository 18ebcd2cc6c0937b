import type { TaskConfig } from 'payload'
import { requestTemplates } from '../contract/service-request'
import type { ServiceRequest } from '../payload-types'
import { callWorkOrderHost, HostFailure, SAVE_PATH } from './work-order-host'

type ForwardRequest = { input: { reference: string }; output: { outcome: string } }

/**
 * Sends a stored service request to the configured work-order host. The queue tries again, ever more slowly, for about
 * three days; the request itself stays in this site's database whatever happens. A host that accepts a request and
 * breaks before it says so gets it twice.
 */
export const forwardRequest: TaskConfig<ForwardRequest> = {
  slug: 'forward-request',
  label: '转发服务请求',
  inputSchema: [{ name: 'reference', type: 'text', required: true }],
  outputSchema: [{ name: 'outcome', type: 'text', required: true }],
  // 1, 2, 4 … minutes: 2^12 minutes in all.
  retries: { attempts: 12, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input, req }) => {
    const { docs } = await req.payload.find({
      collection: 'service-requests',
      where: { reference: { equals: input.reference } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
    })
    const [request] = docs
    if (!request || request.anonymisedAt || request.forwardedAt) return { output: { outcome: 'nothing to forward' } }

    const { code } = await callWorkOrderHost(SAVE_PATH, legacySubmission(request))
    // Not what it says: it may repeat what was sent, and this is logged.
    if (code !== 200) throw new HostFailure(`The work-order host answered ${code}`)
    await req.payload.update({
      collection: 'service-requests',
      id: request.id,
      data: { forwardedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
    })
    return { output: { outcome: 'forwarded' } }
  },
}

/** A stored request as the legacy client would have sent it (spec: prod-api/leave-message-columns). */
export function legacySubmission(request: ServiceRequest) {
  const template = requestTemplates[request.kind]
  const values = {
    template_id: template,
    ...(request.kind === 'feedback' ? { biz_type: template, question_type: request.questionType ?? '' } : {}),
    customer_name: request.customerName,
    tel: request.tel,
    content: request.content,
    msg_channel: request.msgChannel ?? '',
    channel_name: request.channelName ?? '',
    personal_field: request.personalField ?? '',
  }
  return { form: true, tenantId: 'default', columns: Object.entries(values).map(([name, value]) => ({ name, value })) }
}
