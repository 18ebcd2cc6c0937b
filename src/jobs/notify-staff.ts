import type { Payload, TaskConfig } from 'payload'
import { environment } from '../lib/environment'

type Inbox = 'service-requests' | 'consultations'
type NotifyStaff = { input: { inbox: Inbox; id: string }; output: { recipients: number } }

const names = { 'service-requests': '服务请求', consultations: '项目咨询' } as const

/** Tells the staff by e-mail that something has come in. The mail holds no personal data: it leads to the admin. */
export const notifyStaff: TaskConfig<NotifyStaff> = {
  slug: 'notify-staff',
  label: '邮件通知客服',
  inputSchema: [
    { name: 'inbox', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
  ],
  outputSchema: [{ name: 'recipients', type: 'number', required: true }],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input: { inbox, id }, req }) => {
    const recipients = await recipientsOf(req.payload)
    const link = `${environment.SITE_URL}/admin/collections/${inbox}/${id}`
    const lines = [`网站收到一条新的${names[inbox]}，请及时处理。`, environment.SITE_URL ? link : '请登录管理后台查看。']
    for (const to of recipients) await req.payload.sendEmail({ to, subject: `新的${names[inbox]}`, text: lines.join('\n\n') })
    return { output: { recipients: recipients.length } }
  },
}

/** The addresses of the settings, or else every service user's. */
async function recipientsOf(cms: Payload): Promise<string[]> {
  const { notifiedAddresses } = await cms.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  if (notifiedAddresses?.length) return notifiedAddresses.map(({ address }) => address)
  const { docs } = await cms.find({
    collection: 'users',
    where: { role: { equals: 'service' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ email }) => email)
}
