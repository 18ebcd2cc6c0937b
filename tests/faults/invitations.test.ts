import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SmtpSink } from '../support/smtp-sink'
import { makeUser, PASSWORD, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

const sink = new SmtpSink()
let cms: Payload
let boss = ''

beforeAll(async () => {
  cms = await emptySite(await sink.environment())
  await makeUser(cms, 'boss', 'admin')
  boss = await tokenOf('boss')
})

afterAll(() => sink.stop())

beforeEach(() => void sink.letters.splice(0))

const NEW_PASSWORD = 'violet-harbour-ninety-two'
const post = (path: string, body: object, token?: string) => rest(path, { method: 'POST', body, token })
const invite = (name: string, role = 'editor', token = boss) => post('/users/invite', { name, email: `${name}@example.com`, role }, token)
const accept = (token: string | undefined, password = NEW_PASSWORD) => post('/users/accept-invitation', { token, password })

/** The link's token in the letter that came. */
const tokenInLetter = () => /https:\/\/www\.example\.com\/admin\/invitation\/([\w-]{40,})/.exec(sink.letters.at(-1)?.text ?? '')?.[1]

describe('an invitation', () => {
  it('is sent by e-mail, and good once for a password of one’s own', async () => {
    const made = await invite('newcomer')
    expect(made.body).toEqual({ id: expect.anything(), email: 'newcomer@example.com', isSent: true })
    expect(sink.letters[0]).toMatchObject({ to: ['newcomer@example.com'], text: expect.stringContaining('72 小时') })
    const token = tokenInLetter()
    const weak = await accept(token, '123')
    expect([weak.status, says(weak)]).toEqual([400, expect.stringContaining('至少 12 个字符')])
    const accepted = await accept(token)
    expect(accepted.body).toEqual({ email: 'newcomer@example.com' })
    expect((await accept(token)).status, 'a second time').toBe(403)
    expect((await post('/users/login', { email: 'newcomer@example.com', password: NEW_PASSWORD })).status).toBe(200)

    const where = { documentId: { equals: String(made.body.id) } }
    const { docs } = await cms.find({ collection: 'audit-log', where, sort: 'id', depth: 0, overrideAccess: true })
    expect(docs.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'boss invite',
      'newcomer change-password',
      'newcomer accept-invitation',
      'newcomer sign-in',
    ])
  })

  it('is over after 72 hours, can be renewed, and then the old link is no good', async () => {
    const { id } = Object((await invite('late')).body)
    const first = tokenInLetter()
    const stored = await cms.findByID({ collection: 'users', id, overrideAccess: true })
    const hours = (Date.parse(String(stored.invitedUntil)) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThanOrEqual(72)
    await cms.db.updateOne({ collection: 'users', id, data: { invitedUntil: new Date(Date.now() - 1000).toISOString() } })
    expect((await accept(first)).status).toBe(403)
    expect((await post(`/users/${id}/invitation`, {}, boss)).status).toBe(200)
    expect((await accept(first)).status).toBe(403)
    expect((await accept(tokenInLetter())).status).toBe(200)
    expect((await post(`/users/${id}/invitation`, {}, boss)).status, 'accepted: nothing to renew').toBe(404)
  })

  it('can be withdrawn, with the account that nobody has used', async () => {
    const { id } = (await invite('unwanted')).body
    const withdraw = (token?: string) => rest(`/users/${id}/invitation`, { method: 'DELETE', token })
    expect((await withdraw()).status).toBe(403)
    expect((await withdraw(boss)).status).toBe(200)
    expect((await accept(tokenInLetter())).status).toBe(403)
    expect((await rest(`/users/${id}`, { token: boss })).status).toBe(404)
  })

  it('is made by administrators only, for an address that has no account', async () => {
    await makeUser(cms, 'plain', 'editor')
    expect((await invite('friend', 'admin', await tokenOf('plain'))).status).toBe(403)
    expect((await invite('friend', 'admin', '')).status).toBe(403)
    expect((await invite('plain')).status).toBe(400)
    expect((await post('/users/invite', { name: 'x', email: 'x@example.com', role: 'owner' }, boss)).status).toBe(400)
    expect(sink.letters).toEqual([])
  })

  it('does not make up for the last administrator', async () => {
    await invite('heir', 'admin')
    const { docs } = await cms.find({ collection: 'users', where: { email: { equals: 'boss@example.com' } }, overrideAccess: true })
    const gone = await rest(`/users/${docs[0]?.id}`, { method: 'PATCH', token: boss, body: { role: 'editor' } })
    expect([gone.status, says(gone)]).toEqual([400, expect.stringContaining('至少要保留一名管理员')])
  })

  it('is handed over by hand when the mail server is gone', async () => {
    await sink.stop()
    const { isSent, link } = (await invite('by-hand')).body
    expect([isSent, link]).toEqual([false, expect.stringMatching(/^https:\/\/www\.example\.com\/admin\/invitation\/[\w-]{40,}$/)])
    expect((await post('/users/login', { email: 'by-hand@example.com', password: PASSWORD })).status).toBe(401)
  })
})
