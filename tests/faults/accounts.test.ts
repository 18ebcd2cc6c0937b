import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeUser, PASSWORD, rest, says, signIn, tokenOf } from './rest'
import { emptySite } from './support'

const FAILURES_BY_ADDRESS = 30
let site: Awaited<ReturnType<typeof emptySite>>
let cms: Payload

beforeAll(async () => {
  site = await emptySite({ SMTP_HOST: '', SIGN_IN_FAILURES_PER_10_MINUTES: String(FAILURES_BY_ADDRESS) })
  cms = site.cms
}, 180_000)

afterAll(() => site.remove())

const administrators = async () =>
  (await cms.count({ collection: 'users', where: { role: { equals: 'admin' } }, overrideAccess: true })).totalDocs

const everybodyAway = () => cms.db.deleteMany({ collection: 'users', where: { id: { exists: true } } })
const log = async () => (await cms.find({ collection: 'audit-log', sort: 'id', pagination: false, depth: 0, overrideAccess: true })).docs

describe('a site without users', () => {
  it('is not taken over by whoever comes first', async () => {
    const body = { name: 'x', email: 'intruder@example.com', password: PASSWORD, role: 'admin' }
    expect((await rest('/users/first-register', { method: 'POST', body })).status).toBe(403)
    expect((await rest('/users', { method: 'POST', body })).status).toBe(403)
    expect(await administrators()).toBe(0)
  })
})

describe('the last administrator', () => {
  const keeps = '至少要保留一名管理员'
  let token = ''
  let id: number | string = 0

  beforeEach(async () => {
    await everybodyAway()
    id = (await makeUser(cms, 'last', 'admin')).id
    token = await tokenOf('last')
  })

  it.each([
    ['deletes itself', () => rest(`/users/${id}`, { method: 'DELETE', token })],
    ['deletes all', () => rest('/users?where[id][exists]=true', { method: 'DELETE', token })],
    ['becomes an editor', () => rest(`/users/${id}`, { method: 'PATCH', token, body: { role: 'editor' } })],
    ['makes all editors', () => rest('/users?where[id][exists]=true', { method: 'PATCH', token, body: { role: 'editor' } })],
  ])('stays when it %s', async (_, attempt) => {
    const answer = await attempt()
    expect(answer.status).toBe(400)
    expect(says(answer)).toContain(keeps)
    expect(await administrators()).toBe(1)
  })

  it('may do anything else, and is let go when there is another', async () => {
    expect((await rest(`/users/${id}`, { method: 'PATCH', token, body: { name: '新名字' } })).status).toBe(200)
    await makeUser(cms, 'next', 'admin')
    expect((await rest(`/users/${id}`, { method: 'DELETE', token })).status).toBe(200)
    expect(await administrators()).toBe(1)
  })

  it('is left when two remove each other at the same moment', async () => {
    const { id: otherId } = await makeUser(cms, 'other', 'admin')
    const other = await tokenOf('other')
    const answers = await Promise.all([
      rest(`/users/${otherId}`, { method: 'PATCH', token, body: { role: 'editor' } }),
      rest(`/users/${id}`, { method: 'DELETE', token: other }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await administrators()).toBe(1)
  })
})

describe('signing in', () => {
  it('is locked after eight failures, in Chinese, until an administrator or the command unlocks it', { timeout: 60_000 }, async () => {
    await everybodyAway()
    await makeUser(cms, 'boss', 'admin')
    await makeUser(cms, 'clerk', 'editor')
    const from = '10.1.1.1'
    for (let tries = 0; tries < 8; tries += 1) expect((await signIn('clerk', 'wrong', from)).status).toBe(401)
    const locked = await signIn('clerk', PASSWORD, from)
    expect(locked.status).toBe(401)
    expect(says(locked)).toContain('账号已暂时锁定')

    expect((await rest('/users/unlock', { method: 'POST', body: { email: 'clerk@example.com' } })).status).toBe(403)
    const token = await tokenOf('boss')
    expect((await rest('/users/unlock', { method: 'POST', token, body: { email: 'clerk@example.com' } })).status).toBe(200)
    expect((await signIn('clerk')).status).toBe(200)

    const failures = (await log()).filter(({ action }) => action === 'sign-in-failed')
    expect(failures).toHaveLength(9)
    expect(failures.at(-1)).toMatchObject({ actor: 'cl***@example.com', detail: '账号已锁定' })
    expect(JSON.stringify(await log())).not.toContain('clerk@example.com')
  })

  it('is limited for an address, whomever it tries; successes do not count', { timeout: 60_000 }, async () => {
    await everybodyAway()
    await makeUser(cms, 'boss', 'admin')
    const from = '10.2.2.2'
    for (let tries = 0; tries < FAILURES_BY_ADDRESS; tries += 1) {
      expect((await signIn(`nobody-${tries}`, 'wrong', from)).status).toBe(401)
      if (tries % 10 === 0) expect((await signIn('boss', PASSWORD, from)).status).toBe(200)
    }
    await vi.waitFor(async () => expect((await signIn('boss', PASSWORD, from)).status).toBe(429))
    const refused = await signIn('boss', PASSWORD, from)
    expect(says(refused)).toMatch(/尝试次数过多，请 \d+ 分钟后再试/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn('boss', PASSWORD, '10.3.3.3')).status).toBe(200)
  })

  it('does not wait for a transaction that is open elsewhere by blocking the process', async () => {
    await everybodyAway()
    await makeUser(cms, 'boss', 'admin')
    const transaction = await cms.db.beginTransaction()
    const failing = signIn('boss', 'wrong', '10.4.4.4')
    const started = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await cms.db.rollbackTransaction(transaction ?? '')
    expect((await failing).status).toBe(401)
    expect(Date.now() - started).toBeLessThan(5000)
  })
})

describe('a forgotten password, without a mail server', () => {
  it('is explained: nothing is sent, and nothing of the address or a token is written down', async () => {
    await everybodyAway()
    await makeUser(cms, 'boss', 'admin')
    const written: string[] = []
    const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...args) => void written.push(args.join(' '))),
    )
    const answer = await rest('/users/forgot-password', { method: 'POST', body: { email: 'boss@example.com' } })
    await cms.sendEmail({ to: 'boss@example.com', subject: '主题', text: '内容' })
    for (const spy of spies) spy.mockRestore()

    expect(answer.status).toBe(503)
    expect(says(answer)).toContain('npm run admin -- --email')
    expect(written.join('\n')).not.toMatch(/boss|主题|内容/)
    const stored = await cms.db.findOne<{ id: number; resetPasswordToken?: string }>({ collection: 'users', where: {} })
    expect(stored?.resetPasswordToken ?? null).toBeNull()
  })
})
