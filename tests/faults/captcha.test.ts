import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({})
})

/** A challenge whose time is over in so many milliseconds. */
async function challenge(lifetime: number): Promise<{ uuid: string; code: string }> {
  const { answerHash } = await import('@/intake/answer-hash')
  const uuid = randomUUID()
  const data = { uuid, answerHash: answerHash(uuid, '0a1b'), expiresAt: new Date(Date.now() + lifetime).toISOString() }
  await cms.create({ collection: 'captcha-challenges', data, overrideAccess: true })
  return { uuid, code: '0a1b' }
}

const open = async () => (await cms.count({ collection: 'captcha-challenges', overrideAccess: true })).totalDocs

describe('a captcha', () => {
  it('is good for two minutes', async () => {
    const { createCaptcha } = await import('@/intake/captcha')
    const before = Date.now()
    const { uuid } = await createCaptcha()
    const after = Date.now()
    const { docs } = await cms.find({ collection: 'captcha-challenges', where: { uuid: { equals: uuid } }, overrideAccess: true })
    const expiresAt = Date.parse(String(docs[0]?.expiresAt))
    expect(expiresAt).toBeGreaterThanOrEqual(before + 120_000)
    expect(expiresAt).toBeLessThanOrEqual(after + 120_000)
  })

  it('is no good any more when its time is over, even with the right answer', async () => {
    const { checkCaptcha } = await import('@/intake/check-captcha')
    await checkCaptcha(await challenge(600_000))
    await expect(checkCaptcha(await challenge(-1))).rejects.toThrow('验证码已失效')
  })

  it('of 20 tries at the same moment one succeeds', async () => {
    const { checkCaptcha } = await import('@/intake/check-captcha')
    const captcha = await challenge(600_000)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => checkCaptcha(captcha)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('can be listened to: the same challenge as speech, never the same twice', async () => {
    const { createCaptcha } = await import('@/intake/captcha')
    const { speakCaptcha } = await import('@/intake/captcha-speech')
    const { uuid, audio = '' } = await createCaptcha({ isSpoken: true })
    const wav = Buffer.from(audio, 'base64')
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE'])
    const samples = wav.readUInt32LE(40)
    expect(samples).toBe(wav.length - 44)
    expect(samples / wav.readUInt32LE(24), 'seconds').toBeGreaterThan(3)
    const { totalDocs } = await cms.count({
      collection: 'captcha-challenges',
      where: { uuid: { equals: uuid } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
    expect((await createCaptcha()).audio).toBeUndefined()
    const answer = ['0', '6', 'b', 'd'] as const
    expect(await speakCaptcha(answer)).not.toEqual(await speakCaptcha(answer))
    for (const character of '0123456789abcd') await expect(speakCaptcha([character as '0'])).resolves.toBeInstanceOf(Buffer)
  })

  it('that nobody tried goes away with a later one', async () => {
    const { createCaptcha } = await import('@/intake/captcha')
    await challenge(-1)
    const before = await open()
    await createCaptcha()
    expect(await open()).toBe(before)
  })
})
