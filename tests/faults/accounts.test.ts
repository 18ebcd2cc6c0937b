import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeUser, PASSWORD, rest, says, signIn, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '' })
})

const administrators = async () =>
  (await cms.count({ collection: 'users', where: { role: { equals: 'admin' } }, overrideAccess: true })).totalDocs

const everybodyAway = () => cms.db.deleteMany({ collection: 'users', where: { id: { exists: true } } })

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
    ['deletes all', () => rest('/users?where[email][exists]=true', { method: 'DELETE', token })],
    ['becomes an editor', () => rest(`/users/${id}`, { method: 'PATCH', token, body: { role: 'editor' } })],
    ['makes all editors', () => rest('/users?where[email][exists]=true', { method: 'PATCH', token, body: { role: 'editor' } })],
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
  // MongoDB lets it write beside.
  it.skipIf(process.env.TEST_DATABASE_URI)('does not wait for a transaction that is open elsewhere by blocking the process', async () => {
    await everybodyAway()
    await makeUser(cms, 'boss', 'admin')
    const transaction = await cms.db.beginTransaction()
    // What waited inside of SQLite would stop the process, and nobody could end the transaction before it gives up.
    const [begin, write] = [vi.spyOn(cms.db, 'beginTransaction'), vi.spyOn(cms.db, 'updateOne')]
    const happened: string[] = []
    const failing = signIn('boss', 'wrong', '10.4.4.4').then((answer) => {
      happened.push('answered')
      return answer
    })
    try {
      await expect.poll(() => begin.mock.calls.length + write.mock.calls.length).toBeGreaterThan(0)
    } finally {
      happened.push('ended')
      await cms.db.rollbackTransaction(transaction ?? '')
    }
    const { status } = await failing
    begin.mockRestore()
    write.mockRestore()
    expect([status, ...happened]).toEqual([401, 'ended', 'answered'])
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

    expect(answer.status).toBe(409)
    expect(says(answer)).toContain('npm run admin -- --email')
    expect(written.join('\n')).not.toMatch(/boss|主题|内容/)
    const stored = await cms.db.findOne<{ id: number; resetPasswordToken?: string }>({ collection: 'users', where: {} })
    expect(stored?.resetPasswordToken ?? null).toBeNull()
  })
})
