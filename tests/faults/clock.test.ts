import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openContentVersion } from '@/server/content-version/content-version.mjs'
import { engineLacks } from '../support/engine'
import { richText } from '../support/rich-text'
import { makeUser, rest, tokenOf } from './rest'
import './shifted-clock.mjs'
import { emptySite } from './support'

const HOUR_MS = 60 * 60_000
const folder = mkdtempSync(path.join(tmpdir(), 'clock-'))
const file = path.join(folder, 'shift')
let cms: Payload

const jump = (ms: number) => writeFileSync(file, String(ms))

beforeAll(async () => {
  process.env.CLOCK_SHIFT_FILE = file
  cms = await emptySite({ REQUESTS_PER_HOUR_BY_ADDRESS: '3' })
  await makeUser(cms, 'editor', 'editor')
})

afterEach(() => jump(0))

it('the same content with the same key is one request for a day, without one for some seconds', async () => {
  const { storeOnce } = await import('@/intake/store-once')
  const content = { text: randomUUID() }
  const send = (key: string | null) => storeOnce(content, async () => randomUUID(), key)
  const [plain, keyed] = [await send(null), await send('a-key-of-the-form')]
  jump(HOUR_MS)
  expect(await send(null)).not.toBe(plain)
  expect(await send('a-key-of-the-form')).toBe(keyed)
  jump(25 * HOUR_MS)
  expect(await send('a-key-of-the-form')).not.toBe(keyed)
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
})

async function send(address: string, content: string = randomUUID()): Promise<string> {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  const feedback = { kind: 'feedback', customerName: '李师傅', questionType: 'Productuse', personalField: '' } as const
  const tel = `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`
  return receiveServiceRequest({ ...feedback, tel, content, msgChannel: '', channelName: '' }, [], address)
}

const publish = (title: string, token: string) =>
  rest('/news', { method: 'POST', body: { title, content: richText(title), _status: 'published' }, token })

describe.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])('when the clock jumps an hour %s', (_, shift) => {
  it('forms are taken, once each, with numbers of their own', async () => {
    const before = await send(randomUUID())
    jump(shift)
    const after = await send(randomUUID())
    expect(after).not.toBe(before)
    expect(await send(randomUUID())).not.toBe(after)
  })

  it.skipIf(engineLacks('duplicates of upserts'))('an address that was held up is held up for an hour more at the most', async () => {
    const address = randomUUID()
    for (let times = 0; times < 3; times += 1) await send(address)
    await expect(send(address)).rejects.toThrow()
    jump(shift)
    if (shift < 0) await expect(send(address)).rejects.toThrow()
    jump(shift + 2 * HOUR_MS)
    await send(address)
  })

  it('a new challenge of the captcha can be answered', async () => {
    jump(shift)
    const { createCaptcha } = await import('@/intake/captcha')
    const { checkCaptcha } = await import('@/intake/check-captcha')
    const { answerHash } = await import('@/intake/answer-hash')
    const { uuid } = await createCaptcha()
    const where = { uuid: { equals: uuid } }
    await cms.db.updateOne({ collection: 'captcha-challenges', where, data: { answerHash: answerHash(uuid, '0a1b') } })
    await checkCaptcha({ uuid, code: '0a1b' })
  })

  it('an editor signs in, and publishes', async () => {
    jump(shift)
    const token = await tokenOf('editor')
    expect((await publish('时钟跳了', token)).status).toBe(201)
  })

  it('a change that nobody could be told of is shown, whatever the clock says', async () => {
    const { environment } = await import('@/lib/environment')
    const version = await openContentVersion(environment.DATABASE_URI, { pendingLimitMs: 2000 })
    await publish('没有人知道', await tokenOf('editor'))
    jump(shift)
    await vi.waitFor(
      async () => {
        const { current, acknowledged } = await version.state()
        expect(acknowledged).toBe(current)
      },
      { timeout: 120_000 },
    )
    await version.close()
  })

  it('what was scheduled for a time that has come is published', async () => {
    const token = await tokenOf('editor')
    jump(shift)
    const { body } = await rest('/news', { method: 'POST', body: { title: '定时', content: richText('定时'), _status: 'draft' }, token })
    const { id } = Object(body.doc)
    const [editor] = (await cms.find({ collection: 'users', depth: 0, overrideAccess: true })).docs
    const user = { relationTo: 'users', value: editor?.id ?? 0 } as const
    const input = { type: 'publish', doc: { relationTo: 'news', value: id }, user } as const
    await cms.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) })
    await cms.jobs.run({ silent: true })
    expect((await cms.findByID({ collection: 'news', id, overrideAccess: true }))._status).toBe('published')
  })
})
