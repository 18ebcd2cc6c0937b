import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, makeUser, PASSWORD, rest, says, signIn, tokenOf } from './rest'
import { emptySite } from './support'

const FAILURES_BY_ADDRESS = 12
let cms: Payload

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '', SIGN_IN_FAILURES_PER_10_MINUTES: String(FAILURES_BY_ADDRESS) })
  await makeUser(cms, 'boss', 'admin')
})

afterEach(() => vi.restoreAllMocks())

const login = (name: string, password: string, from: string, cookie?: string) =>
  rest('/users/login', { method: 'POST', body: { email: `${name}@example.com`, password }, address: from, cookie })

/** The cookies that a browser sends back. */
const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Guesses of strangers without the work of hashing them: all are wrong. */
async function withoutWork(guesses: () => Promise<void>): Promise<void> {
  const wrong = Buffer.alloc(32)
  const spy = vi.spyOn(crypto, 'pbkdf2').mockImplementation((...args) => void setImmediate(() => args[5](null, wrong)))
  await guesses()
  spy.mockRestore()
}

/** What an answer tells, but for its moment. */
const told = (answer: Answer) => [answer.status, says(answer), [...answer.headers.keys()].sort()]

describe('signing in', () => {
  it('tells nobody who has an account: same text, same work, same end of patience', async () => {
    await makeUser(cms, 'clerk', 'editor')
    const work = vi.spyOn(crypto, 'pbkdf2')
    const tryOnce = async (name: string, from: string) => {
      work.mockClear()
      const answer = await login(name, 'wrong', from)
      return { told: told(answer), hashes: work.mock.calls.map(([, , iterations, bytes, digest]) => [iterations, bytes, digest]) }
    }
    for (let tries = 0; tries < 8; tries += 1) {
      const known = await tryOnce('clerk', '10.1.1.1')
      expect(known).toEqual(await tryOnce('nobody', '10.1.1.2'))
      expect(known.told[0]).toBe(401)
      expect(known.hashes).toHaveLength(1)
    }
    const refused = await tryOnce('clerk', '10.1.1.1')
    expect(refused).toEqual(await tryOnce('nobody', '10.1.1.2'))
    expect(refused.told[0]).toBe(429)
    expect(refused.told[1]).toMatch(/尝试次数过多，请 \d+ 分钟后再试/)
    expect(refused.hashes, 'no work for who is held back').toEqual([])

    const { docs } = await cms.find({
      collection: 'audit-log',
      where: { action: { equals: 'sign-in-failed' } },
      depth: 0,
      overrideAccess: true,
    })
    expect(new Set(docs.map(({ detail, network }) => `${detail} ${network}`))).toEqual(new Set(['邮箱或密码不正确 10.1.1.0/24']))
    expect(JSON.stringify(docs)).not.toMatch(/clerk@example.com|10\.1\.1\.[12]"/)
  })

  it('is possible for the owner on a known device, whatever strangers do', async () => {
    await makeUser(cms, 'owner', 'editor')
    const device = cookiesOf(await login('owner', PASSWORD, '10.2.0.1'))
    await withoutWork(async () => {
      // From seven addresses, each up to its limit.
      for (let tries = 0; tries < 56; tries += 1) await login('owner', 'wrong', `10.2.1.${tries % 7}`)
    })
    expect((await login('owner', PASSWORD, '10.2.2.1')).status, 'somebody whom nothing tells from a stranger').toBe(429)
    expect((await login('owner', PASSWORD, '10.2.1.0', device)).status, 'the device, even in a stranger’s network').toBe(200)
    const forged = device.replace(/(known-device-\w+=[^.]+)/, '$1x')
    expect((await login('owner', PASSWORD, '10.2.2.1', forged)).status).toBe(429)
  })

  it('on a known device is limited, too, and a new password makes it a stranger', async () => {
    const { id } = await makeUser(cms, 'stolen', 'editor')
    const device = cookiesOf(await login('stolen', PASSWORD, '10.3.0.1'))
    for (let tries = 0; tries < 8; tries += 1) expect((await login('stolen', 'wrong', '10.3.0.1', device)).status).toBe(401)
    expect((await login('stolen', PASSWORD, '10.3.0.1', device)).status).toBe(429)
    expect((await login('stolen', PASSWORD, '10.3.0.1')).status, 'as a stranger').toBe(200)

    await cms.update({ collection: 'users', id, data: { password: 'violet-harbour-ninety-two' }, overrideAccess: true })
    expect((await login('stolen', 'violet-harbour-ninety-two', '10.3.0.1', device)).status, 'its used-up allowance is not asked').toBe(200)
  })

  it('is limited for an address, whomever it tries; successes do not count', async () => {
    const from = '10.4.4.4'
    await withoutWork(async () => {
      for (let tries = 0; tries < FAILURES_BY_ADDRESS; tries += 1) expect((await login(`nobody-${tries}`, 'wrong', from)).status).toBe(401)
    })
    const refused = await login('boss', PASSWORD, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let times = 0; times < FAILURES_BY_ADDRESS + 1; times += 6) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => signIn('boss', PASSWORD, '10.5.5.5')))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    }
  })

  it('works for two at the same moment, and takes back nothing that changes meanwhile', async () => {
    const { id } = await makeUser(cms, 'twice', 'editor')
    const boss = await tokenOf('boss')
    const renaming = rest(`/users/${id}`, { method: 'PATCH', token: boss, body: { name: '新名字' } })
    const [one, two, renamed] = await Promise.all([tokenOf('twice'), tokenOf('twice'), renaming])
    expect(renamed.status).toBe(200)
    for (const token of [one, two]) expect(Object((await rest('/users/me', { token })).body.user)).toMatchObject({ name: '新名字' })
  })

  it('has one way in: Payload’s own operations are closed, also from within', async () => {
    const data = { email: 'boss@example.com', password: PASSWORD }
    await expect(cms.login({ collection: 'users', data })).rejects.toThrow()
    const token = String(await cms.forgotPassword({ collection: 'users', data: { email: data.email }, disableEmail: true }))
    await expect(cms.resetPassword({ collection: 'users', data: { token, password: PASSWORD }, overrideAccess: true })).rejects.toThrow()
    expect((await rest('/users/unlock', { method: 'POST', token: await tokenOf('boss'), body: { email: data.email } })).status).toBe(403)
  })

  it.each([{}, { email: 'x' }, { email: 1, password: [] }, { email: 'a@b.c', password: 'x'.repeat(2000) }])('refuses %j', async (body) => {
    expect((await rest('/users/login', { method: 'POST', body, address: '10.6.6.6' })).status).toBe(400)
  })
})
