import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmtpSink } from '../support/smtp-sink'
import { makeUser, PASSWORD, rest, says, signIn, tokenOf } from './rest'
import { emptySite } from './support'

const RESETS_BY_ADDRESS = 6
const sink = new SmtpSink()
let cms: Payload

beforeAll(async () => {
  cms = await emptySite({
    ...(await sink.environment()),
    PASSWORD_RESETS_PER_HOUR: String(RESETS_BY_ADDRESS),
  })
  await makeUser(cms, 'boss', 'admin')
})

afterAll(() => sink.stop())

beforeEach(() => {
  sink.letters.length = 0
})

const forget = (email: string, address: string) => rest('/users/forgot-password', { method: 'POST', body: { email }, address })
const letter = () => vi.waitFor(() => sink.letters[0] ?? expect.fail('no letter yet'), { timeout: 120_000 })
const log = async () => (await cms.find({ collection: 'audit-log', sort: 'id', pagination: false, depth: 0, overrideAccess: true })).docs

describe('a forgotten password', () => {
  it('is set anew with the link of an e-mail, once', async () => {
    const { email } = await makeUser(cms, 'clerk', 'editor')
    const before = await tokenOf('clerk')
    expect((await forget(email, '10.0.0.1')).status).toBe(200)
    const { to, subject, text } = await letter()
    expect(to).toEqual([email])
    expect(subject).toMatch(/^重设.*内容管理的密码$/)
    expect(text).toContain('30 分钟')
    const [, token] = /https:\/\/www\.example\.com\/admin\/reset\/([0-9a-f]{20,})/.exec(text) ?? []

    const reset = (password: string) => rest('/users/reset-password', { method: 'POST', body: { token, password } })
    expect((await reset('a-new-password-for-tests')).status).toBe(200)
    expect((await signIn('clerk')).status).toBe(401)
    expect((await signIn('clerk', 'a-new-password-for-tests')).status).toBe(200)
    expect((await reset('another-password-for-tests')).status).toBe(403)
    expect((await rest('/users/me', { token: before })).body.user, 'a session from before').toBeNull()
    expect((await log()).filter(({ action }) => action === 'sign-in').length).toBeGreaterThan(0)
  })

  it('has a link that is no good after half an hour', async () => {
    const { id, email } = await makeUser(cms, 'slow', 'editor')
    const before = Date.now()
    await forget(email, '10.0.0.2')
    const [, token] = /\/admin\/reset\/([0-9a-f]+)/.exec((await letter()).text) ?? []
    const after = Date.now()
    const stored = await cms.db.findOne<{ id: number; resetPasswordExpiration: string }>({
      collection: 'users',
      where: { id: { equals: id } },
    })
    const expiresAt = Date.parse(String(stored?.resetPasswordExpiration))
    expect(expiresAt).toBeGreaterThanOrEqual(before + 30 * 60_000)
    expect(expiresAt).toBeLessThanOrEqual(after + 30 * 60_000)
    await cms.db.updateOne({ collection: 'users', id, data: { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() } })
    expect((await rest('/users/reset-password', { method: 'POST', body: { token, password: PASSWORD } })).status).toBe(403)
  })

  it('tells nobody who has an account', async () => {
    const { email } = await makeUser(cms, 'quiet', 'editor')
    const known = await forget(email, '10.0.0.3')
    const unknown = await forget('stranger@example.com', '10.0.0.3')
    expect([unknown.status, says(unknown)]).toEqual([known.status, says(known)])
    expect((await letter()).to).toEqual([email])
    expect((await forget('no-address', '10.0.0.3')).status).toBe(400)
  })

  it('is asked for a few times an hour: for an address, and for an account without saying so', async () => {
    const { email } = await makeUser(cms, 'eager', 'editor')
    for (let tries = 0; tries < RESETS_BY_ADDRESS; tries += 1) expect((await forget(email, '10.0.0.4')).status).toBe(200)
    const refused = await forget(email, '10.0.0.4')
    expect(refused.status).toBe(429)
    expect(says(refused)).toContain('尝试次数过多')
    await expect.poll(() => sink.letters).toHaveLength(3)
  })

  it('leads nowhere else, whatever host was asked', async () => {
    const { email } = await makeUser(cms, 'careful', 'editor')
    const { handleEndpoints } = await import('payload')
    const { default: config } = await import('@payload-config')
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'http://evil.example',
    }
    const request = new Request('http://evil.example/cms-api/users/forgot-password', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    })
    await handleEndpoints({ config, request })
    const { text } = await letter()
    expect(text).not.toContain('evil.example')
  })
})

describe('a new request', () => {
  it('is announced to the service staff without what is in it', async () => {
    const { email } = await makeUser(cms, 'helper', 'service')
    const { receiveServiceRequest } = await import('@/intake/service-requests')
    await receiveServiceRequest(
      {
        ...{ kind: 'repair', customerName: '李师傅', tel: '13912345678', content: '合闸后跳闸', questionType: '' },
        ...{ personalField: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市', msgChannel: '', channelName: '' },
        sourcePage: '/GoodsInfoView?id=153',
      },
      [],
      '127.0.0.1',
    )
    await cms.jobs.run({ silent: true })
    const { subject, text } = await letter()
    expect(
      sink.letters.map(({ to }) => to),
      'nobody who may not see it',
    ).toEqual([[email]])
    expect(subject).toBe('新的服务请求')
    expect(text).toMatch(/https:\/\/www\.example\.com\/admin\/collections\/service-requests\/\w+/)
    expect(text).toMatch(/受理编号：BX\d{8}-\d{8}\s+来源页面：\/GoodsInfoView\?id=153\s/)
    expect(text).not.toMatch(/李师傅|13912345678|跳闸/)
  })
})
