import type { Payload, TaskConfig } from 'payload'
import { environment } from '../lib/environment'
import { keyedHash } from '../lib/keyed-hash'

type Inbox = 'service-requests' | 'consultations'
type NotifyStaff = { input: { inbox: Inbox; id: string }; output: { recipients: number } }

const names = { 'service-requests': '服务请求', consultations: '项目咨询' } as const

/**
 * Tells the staff by e-mail that something has come in (spec: service/mail). The mail holds no personal data: a number, what it
 * is about, and the way to the admin.
 */
export const notifyStaff: TaskConfig<NotifyStaff> = {
  slug: 'notify-staff',
  label: '邮件通知客服',
  inputSchema: [
    { name: 'inbox', type: 'text', required: true },
    { name: 'id', type: 'text', required: true, custom: { documentIdOf: 'inbox' } },
  ],
  outputSchema: [{ name: 'recipients', type: 'number', required: true }],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input: { inbox, id }, req, inlineTask }) => {
    const recipients = await recipientsOf(req.payload)
    const aboutIt = await linesAbout(req.payload, inbox, id)
    const lines = [`网站收到一条新的${names[inbox]}，请及时处理。`, ...aboutIt, wayTo(inbox, id)]
    const send = async (to: string) => {
      await req.payload.sendEmail({ to, subject: `新的${names[inbox]}`, text: lines.join('\n\n') })
      return { output: {} }
    }
    const failures: unknown[] = []
    // Each is noted once it was sent, not by its address: the next try is for those who could not be reached.
    const note = (error: unknown) => void failures.push(error)
    for (const to of recipients) await inlineTask(keyedHash('recipient', to), { task: () => send(to) }).catch(note)
    if (failures.length > 0) throw failures[0]
    return { output: { recipients: recipients.length } }
  },
}

const wayTo = (inbox: Inbox, id: string) =>
  environment.SITE_URL ? new URL(`/admin/collections/${inbox}/${id}`, environment.SITE_URL).href : '请登录管理后台查看。'

/** Which one it is, the product that it is about and the page where it began; nothing of who has sent it. */
async function linesAbout(cms: Payload, collection: Inbox, id: string): Promise<string[]> {
  const options = { id, depth: 1, populate: { products: { title: true } }, disableErrors: true, overrideAccess: true } as const
  const select = { reference: true, product: true, sourcePage: true } as const
  // Deleted meanwhile: that something came in is still true.
  const request = await cms.findByID({ collection, select, ...options })
  if (!request) return []
  const { reference, product, sourcePage } = request
  const title = typeof product === 'object' ? product?.title : ''
  const lines = { 受理编号: reference, 相关产品: title, 来源页面: sourcePage }
  return Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}：${value}`] : []))
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
