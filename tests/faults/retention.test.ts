import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SentRequest } from '@/intake/service-requests'
import { emptySite } from './support'

let site: Awaited<ReturnType<typeof emptySite>>
let cms: Payload

beforeAll(async () => {
  site = await emptySite({ WORK_ORDER_URL: '' })
  cms = site.cms
}, 180_000)

afterAll(() => site.remove())

const request = (tel: string): SentRequest => ({
  kind: 'repair',
  customerName: '李师傅',
  tel,
  content: '合闸后跳闸',
  questionType: '',
  personalField: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  msgChannel: '',
  channelName: '',
})

const inbox = async () => (await cms.find({ collection: 'service-requests', depth: 0, sort: 'createdAt', overrideAccess: true })).docs
const photos = async () => (await cms.count({ collection: 'request-photos', overrideAccess: true })).totalDocs

/** What the night does. */
async function runNight(settings: { retentionMonths: number | null; retentionAction: 'anonymise' | 'delete' }) {
  await cms.updateGlobal({ slug: 'service-settings', data: settings, overrideAccess: true })
  await cms.jobs.queue({ task: 'forget-old-requests', input: {}, queue: 'nightly' })
  await cms.jobs.run({ queue: 'nightly', silent: true })
}

describe('personal data', { timeout: 60_000 }, () => {
  it('goes when its time is over, and only then', async () => {
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await receiveServiceRequest(request('13911111111'), [photo], '127.0.0.1')
    await receiveServiceRequest(request('13922222222'), [photo], '127.0.0.1')
    const [old] = await inbox()
    const fourMonthsAgo = new Date(Date.now() - 120 * 24 * 3_600_000).toISOString()
    await cms.db.updateOne({ collection: 'service-requests', id: old?.id ?? 0, data: { createdAt: fourMonthsAgo } })

    await runNight({ retentionMonths: null, retentionAction: 'delete' })
    await runNight({ retentionMonths: 5, retentionAction: 'delete' })
    expect((await inbox()).map(({ tel }) => tel).sort()).toEqual(['13911111111', '13922222222'])
    expect(await photos()).toBe(2)

    await runNight({ retentionMonths: 3, retentionAction: 'anonymise' })
    const [anonymous, recent] = await inbox()
    expect(JSON.stringify(anonymous)).not.toMatch(/李师傅|13911111111|合闸|HM3-250/)
    expect(anonymous).toMatchObject({ kind: 'repair', status: '0', provincesAndCities: '江苏省/南京市', anonymisedAt: expect.any(String) })
    expect(recent).toMatchObject({ tel: '13922222222', customerName: '李师傅' })
    expect(await photos()).toBe(1)

    await runNight({ retentionMonths: 3, retentionAction: 'delete' })
    expect((await inbox()).map(({ tel }) => tel)).toEqual(['13922222222'])
  })
})
