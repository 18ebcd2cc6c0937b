import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { engineLacks } from '../support/engine'
import { type Answer, makeUser, PASSWORD, rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '' })
})

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function signInFrom(name: string, address: string, browser: string): Promise<string> {
  const body = { email: `${name}@example.com`, password: PASSWORD }
  return String((await rest('/users/login', { method: 'POST', body, address, browser })).body.token)
}

const isSignedIn = async (token: string) => (await rest('/users/me', { token })).body.user !== null
type Listed = { id: string; device: string; network: string; isCurrent: boolean; lastSeenAt: string }
const listed = ({ body }: Answer): Listed[] => Object(body).sessions

describe('one’s sessions', () => {
  it('are listed with device and network, and end one by one or all others at once, which is recorded', async () => {
    const { id } = await makeUser(cms, 'clerk', 'editor')
    const here = await signInFrom('clerk', '203.0.113.77', windows)
    const pocket = await signInFrom('clerk', '2001:db8:1:2:3:4:5:6', phone)
    const third = await signInFrom('clerk', '198.51.100.4', windows)

    const sessions = listed(await rest('/users/me/sessions', { token: here }))
    expect(new Set(sessions.map(({ device, network, isCurrent }) => `${device} ${network} ${isCurrent}`))).toEqual(
      new Set([
        'Windows 电脑上的 Chrome 203.0.113.0/24 true',
        'iPhone上的 Safari 2001:db8:1::/48 false',
        'Windows 电脑上的 Chrome 198.51.100.0/24 false',
      ]),
    )
    const pocketId = sessions.find(({ device }) => device.startsWith('iPhone'))?.id
    expect((await rest(`/users/me/sessions/${pocketId}`, { method: 'DELETE', token: here })).body).toEqual({ ended: 1 })
    expect([await isSignedIn(here), await isSignedIn(pocket), await isSignedIn(third)]).toEqual([true, false, true])
    expect((await rest(`/users/me/sessions/${pocketId}`, { method: 'DELETE', token: here })).status).toBe(404)
    expect((await rest('/users/me/sessions', { method: 'DELETE', token: here })).body).toEqual({ ended: 1 })
    expect([await isSignedIn(here), await isSignedIn(third)]).toEqual([true, false])

    await rest('/users/logout', { method: 'POST', token: here })
    expect(await isSignedIn(here)).toBe(false)
    const where = { documentId: { equals: String(id) }, action: { not_in: ['create-user', 'sign-in'] } }
    const { docs } = await cms.find({ collection: 'audit-log', where, sort: 'id', depth: 0, overrideAccess: true })
    expect(docs.map(({ actor, action, detail }) => `${actor} ${action} ${detail}`.trim())).toEqual([
      'clerk end-session iPhone上的 Safari，2001:db8:1::/48',
      'clerk end-session Windows 电脑上的 Chrome，198.51.100.0/24',
      'clerk sign-out',
    ])
  })

  it('of others are nobody’s business', async () => {
    await makeUser(cms, 'one', 'editor')
    await makeUser(cms, 'two', 'admin')
    const [one, two] = [await tokenOf('one'), await tokenOf('two')]
    const [session] = listed(await rest('/users/me/sessions', { token: one }))
    expect((await rest(`/users/me/sessions/${session?.id}`, { method: 'DELETE', token: two })).status).toBe(404)
    expect((await rest('/users?depth=0', { token: two })).body).not.toMatchObject({ docs: [{ sessions: [{ id: session?.id }] }] })
    for (const method of ['GET', 'DELETE']) expect((await rest('/users/me/sessions', { method })).status).toBe(403)
    expect(await isSignedIn(one)).toBe(true)
  })

  it('say when they were last used, to ten minutes', async () => {
    const { id } = await makeUser(cms, 'idle', 'editor')
    const token = await tokenOf('idle')
    const seen = async () => listed(await rest('/users/me/sessions', { token }))[0]?.lastSeenAt ?? ''
    const began = await seen()
    expect(await seen(), 'not with each request').toBe(began)
    const stored = await cms.db.findOne<{ id: number; sessions: object[] }>({ collection: 'users', where: { id: { equals: id } } })
    const longAgo = new Date(Date.now() - 11 * 60_000).toISOString()
    const sessions = stored?.sessions.map((session) => ({ ...session, lastSeenAt: longAgo }))
    await cms.db.updateOne({ collection: 'users', id, data: { sessions } })
    await seen()
    await vi.waitFor(async () => expect(Date.parse(await seen())).toBeGreaterThanOrEqual(Date.parse(began)))
  })

  it('end after twelve hours, however often they are renewed', async () => {
    await makeUser(cms, 'worker', 'editor')
    const HOUR_MS = 3_600_000
    let token = await tokenOf('worker')
    // Not before: signing in takes as long as the machine is busy.
    const began = Date.now()
    const renewed = async () => (await rest('/users/refresh-token', { method: 'POST', token })).body.refreshedToken
    try {
      for (const hours of [5, 10]) {
        vi.useFakeTimers({ toFake: ['Date'], now: began + hours * HOUR_MS })
        token = String(await renewed())
        expect(await isSignedIn(token), `${hours} hours`).toBe(true)
      }
      vi.setSystemTime(began + 12 * HOUR_MS + 1000)
      expect(await renewed()).toBeUndefined()
      expect(await isSignedIn(token)).toBe(false)
      // Signing in counts anew what was counted half a day ago.
      if (!engineLacks('duplicates of upserts')) expect(await isSignedIn(await tokenOf('worker'))).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})
