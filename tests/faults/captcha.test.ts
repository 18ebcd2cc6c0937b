import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptySite } from './support'

let site: Awaited<ReturnType<typeof emptySite>>

beforeAll(async () => {
  site = await emptySite({})
}, 180_000)

afterAll(() => site.remove())

/** A challenge whose time is over in so many milliseconds. */
async function challenge(lifetime: number): Promise<{ uuid: string; code: string }> {
  const { answerHash } = await import('@/intake/answer-hash')
  const uuid = randomUUID()
  const data = { uuid, answerHash: answerHash(uuid, '0a1b'), expiresAt: new Date(Date.now() + lifetime).toISOString() }
  await site.cms.create({ collection: 'captcha-challenges', data, overrideAccess: true })
  return { uuid, code: '0a1b' }
}

const open = async () => (await site.cms.count({ collection: 'captcha-challenges', overrideAccess: true })).totalDocs

describe('a captcha', () => {
  it('is good for two minutes', async () => {
    const { createCaptcha } = await import('@/intake/captcha')
    const { uuid } = await createCaptcha()
    const { docs } = await site.cms.find({ collection: 'captcha-challenges', where: { uuid: { equals: uuid } }, overrideAccess: true })
    const lifetime = Date.parse(String(docs[0]?.expiresAt)) - Date.now()
    expect(lifetime).toBeGreaterThan(110_000)
    expect(lifetime).toBeLessThanOrEqual(120_000)
  })

  it('is no good any more when its time is over, even with the right answer', async () => {
    const { checkCaptcha } = await import('@/intake/check-captcha')
    await checkCaptcha(await challenge(10_000))
    await expect(checkCaptcha(await challenge(-1))).rejects.toThrow('验证码已失效')
  })

  it('of 20 tries at the same moment one succeeds', async () => {
    const { checkCaptcha } = await import('@/intake/check-captcha')
    const captcha = await challenge(10_000)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => checkCaptcha(captcha)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('that nobody tried goes away with a later one', async () => {
    const { createCaptcha } = await import('@/intake/captcha')
    await challenge(-1)
    const before = await open()
    await createCaptcha()
    expect(await open()).toBe(before)
  })
})
