import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SentRequest } from '@/intake/service-requests'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let boss = ''

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '', REQUESTS_PER_HOUR_BY_ADDRESS: '1000', REQUESTS_PER_HOUR_BY_PHONE: '1000' })
  await makeUser(cms, 'boss', 'admin')
  boss = await tokenOf('boss')
})

const inboxes = ['service-requests', 'consultations'] as const
type Inbox = (typeof inboxes)[number]
type Kind = 'repair' | 'feedback' | 'consultation'

beforeEach(async () => {
  for (const collection of inboxes) await cms.delete({ collection, where: { id: { exists: true } }, overrideAccess: true })
  await setPeriods({ consultationMonths: 24, feedbackMonths: 24, repairMonths: 36, auditDays: 365, overdueDays: 30 })
})

const setPeriods = (retention: object, retentionAction = 'anonymise') =>
  rest('/globals/service-settings', { method: 'POST', token: boss, body: { retention, retentionAction } })

const request = (kind: 'repair' | 'feedback', tel: string): SentRequest => ({
  kind,
  customerName: '李师傅',
  tel,
  // The same content within seconds would be the same request.
  content: `合闸后跳闸 ${Math.random()}`,
  questionType: kind === 'feedback' ? 'Complaint' : '',
  personalField: kind === 'repair' ? 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市' : '',
  msgChannel: '',
  channelName: '',
})

const monthsAgo = (months: number) => {
  const date = new Date()
  date.setMonth(date.getMonth() - months)
  return date.toISOString()
}

const inboxOf = (kind: Kind): Inbox => (kind === 'consultation' ? 'consultations' : 'service-requests')

/** Something that a visitor sent ten years ago. */
async function send(kind: Kind, tel: string, photos: Buffer[] = []): Promise<number | string> {
  const collection = inboxOf(kind)
  if (kind === 'consultation') {
    const data = {
      name: '李师傅',
      mobile: tel,
      profession: '设计院' as const,
      area: '江苏省/南京市',
      content: '选型',
      status: '0' as const,
    }
    await cms.create({ collection: 'consultations', data, overrideAccess: true })
  } else {
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    await receiveServiceRequest(request(kind, tel), photos, '127.0.0.1')
  }
  const { docs } = await cms.find({ collection, sort: '-id', limit: 1, depth: 0, overrideAccess: true })
  const id = docs[0]?.id ?? 0
  await cms.db.updateOne({ collection, id, data: { createdAt: monthsAgo(120) } })
  return id
}

const setStatus = (kind: Kind, id: number | string, status: string) =>
  rest(`/${inboxOf(kind)}/${id}`, { method: 'PATCH', body: { status }, token: boss })

/** Completed so many months ago. */
async function complete(kind: Kind, id: number | string, months: number) {
  await setStatus(kind, id, '2')
  await cms.db.updateOne({ collection: inboxOf(kind), id, data: { completedAt: monthsAgo(months) } })
}

const read = (kind: Kind, id: number | string) =>
  cms.findByID({ collection: inboxOf(kind), id, depth: 0, overrideAccess: true, disableErrors: true })

const phoneOf = (row: object | null) => (row ? (Reflect.get(row, 'tel') ?? Reflect.get(row, 'mobile')) : null)
const photos = async () => (await cms.count({ collection: 'request-photos', overrideAccess: true })).totalDocs
const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

/** What the night does. */
async function runNight() {
  await cms.jobs.queue({ task: 'forget-old-requests', input: {}, queue: 'nightly' })
  await cms.jobs.run({ queue: 'nightly', silent: true })
}

it('what has been open for longer than the settings allow is said on the dashboard, until it is completed', async () => {
  const { loadOverdue } = await import('@/admin/dashboard/waiting/load-requests')
  const { docs } = await cms.find({ collection: 'users', where: { email: { contains: 'boss' } }, limit: 1, depth: 0, overrideAccess: true })
  const [user] = docs
  if (!user) throw new Error('No administrator')
  const overdue = async () => {
    const found = await loadOverdue({ payload: cms, user: { ...user, collection: 'users' } })
    return found.map(({ label, total, days }) => ({ label, total, days }))
  }
  const repair = await send('repair', '13900000001')
  const consultation = await send('consultation', '13900000002')
  await cms.db.updateOne({ collection: 'consultations', id: consultation, data: { createdAt: new Date().toISOString() } })
  expect(await overdue()).toEqual([{ label: '报修', total: 1, days: 30 }])
  await setStatus('repair', repair, '1')
  expect(await overdue()).toHaveLength(1)
  await setStatus('repair', repair, '2')
  expect(await overdue()).toEqual([])
})

describe('personal data', () => {
  it('is kept by a new site as long as the demo content promises', async () => {
    await cms.db.deleteMany({ collection: 'audit-log', where: { id: { exists: true } } })
    const { body } = await rest('/globals/service-settings', { token: boss })
    expect(body).toMatchObject({
      retention: { consultationMonths: 24, feedbackMonths: 24, repairMonths: 36, auditDays: 365 },
      retentionAction: 'anonymise',
    })
  })

  it.each([
    ['consultation', 24],
    ['feedback', 24],
    ['repair', 36],
  ] as const)('of a %s goes %d months after it was completed, and not before', async (kind, months) => {
    const due = await send(kind, '13911111111')
    const young = await send(kind, '13922222222')
    await complete(kind, due, months + 1)
    await complete(kind, young, months - 1)
    await runNight()
    const anonymous = await read(kind, due)
    expect(JSON.stringify(anonymous)).not.toMatch(/李师傅|13911111111|合闸|选型|HM3-250/)
    expect(anonymous).toMatchObject({ status: '2', anonymisedAt: expect.any(String) })
    expect(phoneOf(await read(kind, young))).toBe('13922222222')
  })

  it.each(['consultation', 'feedback', 'repair'] as const)('of a %s that is not completed is never touched', async (kind) => {
    const open = await send(kind, '13911111111')
    const taken = await send(kind, '13922222222')
    const reopened = await send(kind, '13933333333')
    await setStatus(kind, taken, '1')
    await complete(kind, reopened, 100)
    await setStatus(kind, reopened, '1')
    expect(await read(kind, reopened)).toMatchObject({ completedAt: null })
    await setPeriods({ consultationMonths: 1, feedbackMonths: 1, repairMonths: 1, auditDays: 180, overdueDays: 1 }, 'delete')
    await runNight()
    const rows = await Promise.all([open, taken, reopened].map((id) => read(kind, id)))
    expect(rows.map(phoneOf)).toEqual(['13911111111', '13922222222', '13933333333'])
  })

  it('counts from the last completion', async () => {
    const id = await send('repair', '13911111111')
    await complete('repair', id, 100)
    await setStatus('repair', id, '1')
    await setStatus('repair', id, '2')
    await runNight()
    expect(phoneOf(await read('repair', id))).toBe('13911111111')
  })

  it('of what was completed before completion was noted goes by its history', async () => {
    const id = await send('feedback', '13911111111')
    await setStatus('feedback', id, '2')
    const changedAt = monthsAgo(30)
    const statusHistory = [{ status: '2' as const, changedAt }]
    await cms.update({ collection: 'service-requests', id, data: { completedAt: null, statusHistory }, overrideAccess: true })
    await runNight()
    expect(await read('feedback', id)).toMatchObject({ completedAt: changedAt, tel: '已匿名' })
  })

  it('is deleted, photos and all, where the settings say so; each kind by its own time', async () => {
    const old = await send('repair', '13911111111', [await photo()])
    const young = await send('repair', '13922222222', [await photo()])
    const feedback = await send('feedback', '13933333333')
    await complete('repair', old, 13)
    await complete('repair', young, 11)
    await complete('feedback', feedback, 13)
    const before = await photos()
    await setPeriods({ consultationMonths: 24, feedbackMonths: 14, repairMonths: 12, auditDays: 365, overdueDays: 30 }, 'delete')
    await runNight()
    expect(await read('repair', old)).toBeNull()
    expect(await photos()).toBe(before - 1)
    expect(phoneOf(await read('repair', young))).toBe('13922222222')
    expect(phoneOf(await read('feedback', feedback))).toBe('13933333333')
  })
})

describe('the periods', () => {
  it.each([
    { consultationMonths: null },
    { consultationMonths: 0 },
    { repairMonths: 241 },
    { auditDays: 366 },
    { auditDays: 90 },
    { overdueDays: 0 },
  ])('%j is refused', async (retention) => {
    expect((await rest('/globals/service-settings', { method: 'POST', token: boss, body: { retention } })).status).toBe(400)
  })

  it('leave a line in the audit log when they are changed, from what to what', async () => {
    await cms.db.deleteMany({ collection: 'audit-log', where: { id: { exists: true } } })
    await setPeriods({ consultationMonths: 12, feedbackMonths: 24, repairMonths: 36, auditDays: 365, overdueDays: 30 })
    const { docs } = await cms.find({ collection: 'audit-log', depth: 0, overrideAccess: true })
    expect(docs).toMatchObject([{ actor: 'boss', action: 'change-settings', subject: '客服设置', detail: '项目咨询（月）：24 → 12' }])
  })

  it('hold for the audit log, too', async () => {
    await cms.db.deleteMany({ collection: 'audit-log', where: { id: { exists: true } } })
    for (const days of [366, 364]) {
      const { id } = await cms.create({ collection: 'audit-log', data: { action: 'export', actor: `${days}` }, overrideAccess: true })
      await cms.db.updateOne({
        collection: 'audit-log',
        id,
        data: { createdAt: new Date(Date.now() - days * 24 * 3_600_000).toISOString() },
      })
    }
    await runNight()
    const { docs } = await cms.find({ collection: 'audit-log', where: { action: { equals: 'export' } }, overrideAccess: true })
    expect(docs.map(({ actor }) => actor)).toEqual(['364'])
  })
})
