import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, makeUser, PASSWORD, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '' })
  await makeUser(cms, 'boss', 'admin')
  await makeUser(cms, 'bystander', 'editor')
})

afterEach(() => void vi.useRealTimers())

const post = (path: string, body: object, token?: string) => rest(path, { method: 'POST', body, token })
const signIn = (name: string, code?: string) => post('/users/login', { email: `${name}@example.com`, password: PASSWORD, code })
const isSignedIn = async (token: string) => (await rest('/users/me', { token })).body.user !== null

/** A phone with the app. */
class Phone {
  readonly #totp: TOTP
  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) })
  }
  /** @param periods ahead of now */
  code = (periods = 0) => this.#totp.generate({ timestamp: Date.now() + periods * 30_000 })
}

/** Sets the second factor up, as the admin's page does. */
async function enrol(token: string): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const begun = await post('/users/me/second-factor/begin', { currentPassword: PASSWORD }, token)
  expect(begun.status, says(begun)).toBe(200)
  const phone = new Phone(String(begun.body.secret))
  const confirmed = await post('/users/me/second-factor/confirm', { enrolment: begun.body.enrolment, code: phone.code() }, token)
  expect(confirmed.status, says(confirmed)).toBe(200)
  return { phone, recoveryCodes: Object(confirmed.body).recoveryCodes }
}

const asks = ({ status, body }: Answer) => [status, body.code]

describe('a second factor', () => {
  it('is set up with the password and a code of the app, and asked for from then on', async () => {
    await makeUser(cms, 'clerk', 'editor')
    const [token, elsewhere] = [await tokenOf('clerk'), await tokenOf('clerk')]
    expect((await post('/users/me/second-factor/begin', {}, token)).status).toBe(400)
    const begun = await post('/users/me/second-factor/begin', { currentPassword: PASSWORD }, token)
    expect(begun.body.picture).toMatch(/^<svg/)
    const { enrolment } = begun.body
    expect((await post('/users/me/second-factor/confirm', { enrolment, code: '000000' }, token)).status).toBe(400)
    expect((await signIn('clerk')).status, 'nothing is on before a code was right').toBe(200)

    const phone = new Phone(String(begun.body.secret))
    const confirmed = await post('/users/me/second-factor/confirm', { enrolment, code: phone.code() }, token)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect([await isSignedIn(token), await isSignedIn(elsewhere)]).toEqual([true, false])

    expect(asks(await signIn('clerk'))).toEqual([401, 'second-factor'])
    expect(asks(await signIn('clerk', '123456'))).toEqual([401, 'second-factor'])
    expect((await signIn('clerk', phone.code(1))).status).toBe(200)
    expect((await post('/users/me/second-factor/begin', { currentPassword: PASSWORD }, token)).status, 'it is on already').toBe(400)
  })

  it('takes no code twice, nor an earlier one, not even at the same moment', async () => {
    await makeUser(cms, 'replay', 'editor')
    const { phone } = await enrol(await tokenOf('replay'))
    expect(asks(await signIn('replay', phone.code())), 'used for setting up').toEqual([401, 'second-factor'])
    const code = phone.code(1)
    const answers = await Promise.all([signIn('replay', code), signIn('replay', code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(asks(await signIn('replay', phone.code(0)))).toEqual([401, 'second-factor'])
    expect(asks(await signIn('replay', phone.code(3))), 'a clock that is a minute and a half off').toEqual([401, 'second-factor'])
  })

  it('lets in with each recovery code once', async () => {
    await makeUser(cms, 'lost', 'editor')
    const token = await tokenOf('lost')
    const { recoveryCodes } = await enrol(token)
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn('lost', first.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect(asks(await signIn('lost', first))).toEqual([401, 'second-factor'])
    expect((await rest('/users/me/second-factor', { token })).body.recoveryCodesLeft).toBe(9)
    const renewed = await post('/users/me/second-factor/recovery-codes', { currentPassword: PASSWORD }, token)
    expect(asks(await signIn('lost', second)), 'replaced').toEqual([401, 'second-factor'])
    expect((await signIn('lost', Object(renewed.body).recoveryCodes[0])).status).toBe(200)
  })

  it('can’t be guessed', async () => {
    await makeUser(cms, 'guessed', 'editor')
    const { phone } = await enrol(await tokenOf('guessed'))
    for (let tries = 0; tries < 10; tries += 1) expect((await signIn('guessed', `00000${tries}`)).status).toBe(401)
    expect((await signIn('guessed', phone.code(1))).status).toBe(429)
  })

  it('is turned off with the password, and not asked for any more', async () => {
    await makeUser(cms, 'tired', 'editor')
    const token = await tokenOf('tired')
    await enrol(token)
    const off = (body: object) => post('/users/me/second-factor/off', body, token)
    expect((await off({})).status).toBe(400)
    expect((await off({ currentPassword: PASSWORD })).status).toBe(200)
    expect((await signIn('tired')).status).toBe(200)
  })

  it('is reset by an administrator, which ends all sessions and stands in the log', async () => {
    const { id } = await makeUser(cms, 'phoneless', 'service')
    const token = await tokenOf('phoneless')
    await enrol(token)
    const boss = await tokenOf('boss')
    const reset = (body: object, as?: string) => post(`/users/${id}/reset-second-factor`, body, as)
    expect((await reset({ currentPassword: PASSWORD })).status).toBe(403)
    expect((await reset({ currentPassword: PASSWORD }, await tokenOf('bystander'))).status).toBe(403)
    expect((await reset({}, boss)).status).toBe(400)
    expect((await reset({ currentPassword: PASSWORD }, boss)).status).toBe(200)
    expect(await isSignedIn(token)).toBe(false)
    expect((await signIn('phoneless')).status).toBe(200)

    const where = { documentId: { equals: String(id) } }
    const { docs } = await cms.find({ collection: 'audit-log', where, sort: 'id', depth: 0, overrideAccess: true })
    expect(docs.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      '系统 create-user',
      'phoneless sign-in',
      'phoneless second-factor-on',
      'boss second-factor-reset',
      'phoneless sign-in',
    ])
  })

  it('is reset by the command, too, for the last administrator whose phone is lost, however the address is written', async () => {
    const { id } = await makeUser(cms, 'stranded', 'admin')
    const token = await tokenOf('stranded')
    await enrol(token)
    const args = ['--conditions=production', 'src/server/run.mjs', 'src/server/set-administrator.ts']
    const env = { ...process.env, ADMINISTRATOR_PASSWORD: PASSWORD }
    const run = promisify(execFile)
    const { stdout } = await run('node', [...args, '--email', 'Stranded@Example.com', '--reset-second-factor'], { env })
    expect(stdout).toContain('administrator: ok')
    expect(await isSignedIn(token)).toBe(false)
    expect((await signIn('stranded')).status).toBe(200)
    const where = { documentId: { equals: String(id) }, action: { equals: 'second-factor-reset' } }
    const { docs } = await cms.find({ collection: 'audit-log', where, depth: 0, overrideAccess: true })
    expect(docs.map(({ actor }) => actor)).toEqual(['系统'])
  })

  it('is nowhere to be read: not stored in clear, in no answer, in no condition', async () => {
    const { id } = await makeUser(cms, 'secretive', 'admin')
    const token = await tokenOf('secretive')
    const begun = await post('/users/me/second-factor/begin', { currentPassword: PASSWORD }, token)
    const secret = String(begun.body.secret)
    const code = new Phone(secret).code()
    const { body } = await post('/users/me/second-factor/confirm', { enrolment: begun.body.enrolment, code }, token)
    const stored = JSON.stringify(await cms.db.findOne({ collection: 'users', where: { id: { equals: id } } }))
    for (const clear of [secret, ...Object(body).recoveryCodes]) expect(stored).not.toContain(clear)

    const names = ['secondFactorSecret', 'secondFactorPeriod', 'recoveryCodes', 'invitationHash']
    const read = says(await rest(`/users/${id}?showHiddenFields=true&depth=2`, { token }))
    for (const name of names) {
      expect(read).not.toContain(name)
      expect((await rest(`/users?where[${name}][exists]=true`, { token })).status).toBe(400)
      expect((await rest(`/users?sort=${name}`, { token })).status).toBe(400)
    }
    await rest(`/users/${id}`, { method: 'PATCH', token, body: { name: 'x', secondFactorSince: null, secondFactorSecret: null } })
    expect(asks(await signIn('secretive')), 'and no change takes it away').toEqual([401, 'second-factor'])
  })
})

describe('a second factor that administrators demand', () => {
  const demand = async (roles: string[], token: string) =>
    rest('/globals/security-settings', { method: 'POST', token, body: { secondFactorRoles: roles } })

  it('is set up before anything else can be done', async () => {
    await makeUser(cms, 'helper', 'service')
    const before = await tokenOf('helper')
    const boss = await tokenOf('boss')
    expect((await demand(['service'], boss)).status).toBe(200)
    expect(await isSignedIn(before), 'who has none signs in anew').toBe(false)

    const led = await signIn('helper')
    expect(asks(led)).toEqual([403, 'second-factor-enrolment'])
    expect(led.headers.getSetCookie()).toEqual([])
    const { ticket } = led.body
    expect((await rest('/users/me', { token: String(ticket) })).body.user, 'a ticket is no session').toBeNull()

    const begun = await post('/users/me/second-factor/begin', { ticket })
    const code = new Phone(String(begun.body.secret)).code()
    const confirmed = await post('/users/me/second-factor/confirm', { ticket, enrolment: begun.body.enrolment, code })
    expect(confirmed.status, says(confirmed)).toBe(200)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    const token = String(confirmed.body.token)
    expect(await isSignedIn(token)).toBe(true)
    expect((await post('/users/me/second-factor/begin', { ticket })).status, 'a ticket is good once').toBe(403)
    const off = await post('/users/me/second-factor/off', { currentPassword: PASSWORD }, token)
    expect([off.status, says(off)]).toEqual([400, expect.stringContaining('不能停用')])
  })

  it('is demanded of the own role only by who has one; a made-up ticket is none', async () => {
    const boss = await tokenOf('boss')
    const refused = await demand(['admin'], boss)
    expect([refused.status, says(refused)]).toEqual([400, expect.stringContaining('请先在自己的账号页面启用')])
    expect((await demand([], await tokenOf('bystander'))).status).toBe(403)
    expect((await post('/users/me/second-factor/begin', { ticket: 'made-up' })).status).toBe(403)
  })

  it('ends the sessions of who comes into such a role', async () => {
    const { id } = await makeUser(cms, 'mover', 'editor')
    const token = await tokenOf('mover')
    const boss = await tokenOf('boss')
    expect((await demand(['service'], boss)).status).toBe(200)
    expect((await rest(`/users/${id}`, { method: 'PATCH', token: boss, body: { role: 'service' } })).status).toBe(200)
    expect(await isSignedIn(token)).toBe(false)
  })
})
