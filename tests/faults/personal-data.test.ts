import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SentRequest } from '@/intake/service-requests'
import { readZip } from '../integration/support/zip'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

const PHONE = '13911112222'
const EMAIL = 'wang.gong@example.com'
let cms: Payload
const tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: 'http://127.0.0.1:9', SMTP_HOST: '', REQUESTS_PER_HOUR_BY_ADDRESS: '1000' })
  for (const role of ['admin', 'service', 'editor'] as const) {
    await makeUser(cms, role, role)
    tokens[role] = await tokenOf(role)
  }
})

const inboxes = ['service-requests', 'consultations'] as const

beforeEach(async () => {
  for (const collection of inboxes) await cms.delete({ collection, where: { id: { exists: true } }, overrideAccess: true })
  for (const collection of ['rate-limits', 'payload-jobs', 'audit-log', 'recent-submissions'] as const)
    await cms.db.deleteMany({ collection, where: { id: { exists: true } } })
})

async function sendRepair(tel: string, content: string): Promise<void> {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const sent: SentRequest = {
    ...{ kind: 'repair', customerName: '王工', tel, content, questionType: '', msgChannel: '', channelName: '' },
    personalField: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  await receiveServiceRequest(sent, [photo], '127.0.0.1')
}

async function sendConsultation(mobile: string, email: string): Promise<void> {
  const data = { name: '王工', mobile, email, profession: '设计院' as const, area: '江苏省/南京市', content: '选型', status: '0' as const }
  await cms.create({ collection: 'consultations', data, overrideAccess: true })
}

const ask = (what: string, body: object, as = 'admin') => rest(`/personal-data/${what}`, { method: 'POST', body, token: tokens[as] })
const newest = async (collection: (typeof inboxes)[number]) =>
  (await cms.find({ collection, sort: '-id', limit: 1, depth: 0, overrideAccess: true })).docs[0]?.id ?? 0
const complete = async (collection: (typeof inboxes)[number]) =>
  cms.update({ collection, id: await newest(collection), data: { status: '2' }, overrideAccess: true })

async function log(): Promise<string[]> {
  const { docs } = await cms.find({ collection: 'audit-log', sort: 'id', pagination: false, depth: 0, overrideAccess: true })
  return docs.map(({ action, actor, subject, detail }) => [actor, action, subject, detail].filter(Boolean).join(' '))
}

/** The files in what is handed over. */
async function exported(): Promise<Map<string, Buffer>> {
  const [{ handleEndpoints }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
  const headers = { authorization: `JWT ${tokens.service}`, 'content-type': 'application/json' }
  const url = 'http://localhost:3000/cms-api/personal-data/export'
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ phone: PHONE }) })
  const response = await handleEndpoints({ config, request })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return new Map(readZip(Buffer.from(await response.arrayBuffer())).map(({ name, content }) => [name, content]))
}

describe('what is stored about a person', () => {
  it('is found by phone and by e-mail: requests, photos, notes, waiting work, counts, and who else names it', async () => {
    await sendRepair(PHONE, '合闸后跳闸')
    const repair = await newest('service-requests')
    await rest(`/service-requests/${repair}`, { method: 'PATCH', body: { newNote: '约在周三' }, token: tokens.service })
    await sendConsultation(PHONE, 'other@example.com')
    await sendConsultation('13800000000', ` ${EMAIL.toUpperCase()}`)
    await sendConsultation('13800000001', `x${EMAIL}`)
    await sendRepair('13800000002', `请改打 ${PHONE}`)
    const { body } = await ask('find', { phone: ` ${PHONE}`, email: EMAIL })
    expect(body).toMatchObject({ mentions: [{ collection: 'service-requests' }], jobs: 1, counted: 1, account: false })
    const requests = body.requests as { kind: string; sent: object; notes: object[]; photos: object[] }[]
    expect(requests.map(({ kind }) => kind).sort()).toEqual(['consultation', 'consultation', 'repair'])
    expect(requests.find(({ kind }) => kind === 'repair')).toMatchObject({
      sent: { customerName: '王工', tel: PHONE, content: '合闸后跳闸', goodsType: 'HM3-250' },
      notes: [{ text: '约在周三' }],
      photos: [{ filename: expect.any(String) }],
    })
    expect((await ask('find', { email: 'service@example.com' })).body).toMatchObject({ requests: [], account: true })
  })

  it('is handed over as one file, with the photos', async () => {
    await sendRepair(PHONE, '合闸后跳闸')
    const files = await exported()
    const names = [...files.keys()]
    expect(names).toEqual(['data.json', expect.stringMatching(/^photos\/.+\.\w+$/)])
    expect(files.get('data.json')?.toString()).toContain('合闸后跳闸')
    expect((await sharp(files.get(names[1] ?? '')).metadata()).width).toBe(8)
  })

  it('is handed over also when a photo is lost, which is named', async () => {
    await sendRepair(PHONE, '第一次')
    await sendRepair(PHONE, '第二次')
    const { docs } = await cms.find({ collection: 'request-photos', sort: 'id', overrideAccess: true })
    const { uploadFiles } = await import('@/storage/upload-files')
    const [lost = '', kept = ''] = docs.slice(-2).map(({ filename }) => filename ?? '')
    await uploadFiles['request-photos'].remove(lost)
    const files = await exported()
    expect([...files.keys()].sort()).toEqual(['data.json', `photos/${kept}`, '缺少的照片.txt'])
    expect(JSON.parse(String(files.get('data.json')))).toMatchObject({ requests: [{}, {}], missingPhotos: [lost] })
    expect(String(files.get('缺少的照片.txt'))).toContain(lost)
    expect(await log()).toContain('service export 个人信息：手机号尾号 2222 ZIP，2 条请求，缺 1 张照片')
  })

  it.each([
    ['anonymise', ['已匿名']],
    ['delete', []],
  ] as const)('is erased (%s), what is open only when that is asked for', async (retentionAction, left) => {
    await cms.updateGlobal({ slug: 'service-settings', data: { retentionAction }, overrideAccess: true })
    await sendRepair(PHONE, '合闸后跳闸')
    await complete('service-requests')
    await sendConsultation(PHONE, EMAIL)
    await sendConsultation('13800000000', 'stranger@example.com')
    expect((await ask('erase', { phone: PHONE })).body).toEqual({ erased: 1, keptOpen: 1 })
    const { docs } = await cms.find({ collection: 'service-requests', depth: 0, overrideAccess: true })
    expect(docs.map(({ tel }) => tel)).toEqual(left)
    expect((await cms.count({ collection: 'request-photos', overrideAccess: true })).totalDocs).toBe(0)
    expect((await ask('erase', { phone: PHONE, includesOpen: true })).body).toEqual({ erased: 1, keptOpen: 0 })
    expect((await ask('find', { phone: PHONE, email: EMAIL })).body).toMatchObject({ requests: [], counted: 0 })
    const others = await cms.find({ collection: 'consultations', where: { mobile: { equals: '13800000000' } }, overrideAccess: true })
    expect(others.totalDocs).toBe(1)
  })

  it('leaves its trace in the audit log: who and what, and no more of the person than the last digits', async () => {
    await sendRepair(PHONE, '合闸后跳闸')
    await complete('service-requests')
    await ask('find', { phone: PHONE, email: EMAIL }, 'service')
    await ask('erase', { phone: PHONE })
    const lines = await log()
    expect(lines).toContain('service find-person 手机号尾号 2222，邮箱 wa***@example.com 找到 1 条请求')
    expect(lines).toContain('admin erase 手机号尾号 2222 清除 1 条，保留未完成的 0 条')
    expect(lines.join()).not.toMatch(new RegExp(`${PHONE}|${EMAIL}|王工`))
  })

  it('is for those who may see it; only administrators erase', async () => {
    await sendRepair(PHONE, '合闸后跳闸')
    await complete('service-requests')
    for (const what of ['find', 'export', 'erase']) {
      for (const stranger of ['editor', 'nobody']) expect((await ask(what, { phone: PHONE }, stranger)).status, what).toBe(403)
    }
    expect((await ask('erase', { phone: PHONE }, 'service')).status).toBe(403)
    expect((await ask('find', { phone: PHONE }, 'service')).status).toBe(200)
  })

  it.each([{}, null, { phone: '' }, { phone: '1391111' }, { phone: '%' }, { phone: { like: '1' } }, { email: 'nobody' }, { email: '%@%' }])(
    'is not found by %j',
    async (body) => {
      await sendConsultation(PHONE, EMAIL)
      for (const what of ['find', 'erase']) expect((await ask(what, Object(body))).status).toBe(400)
    },
  )
})
