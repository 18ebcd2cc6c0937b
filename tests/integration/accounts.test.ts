import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, administrator, Staff, signIn, visitor } from './support/accounts'

const json = (text: string) => JSON.parse(text)

describe('accounts', () => {
  const staff = new Staff()
  let editor: Account
  let service: Account

  beforeAll(async () => {
    await staff.start()
    editor = await staff.make('editor')
    service = await staff.make('service')
  })
  afterAll(() => staff.end())

  it('are seen by administrators; everybody else sees only their own', async () => {
    for (const { id, call } of [editor, service]) {
      const { docs } = json((await call('/cms-api/users?limit=100&depth=0')).text)
      expect(docs.map((user: { id: unknown }) => user.id)).toEqual([id])
      expect(json((await call('/cms-api/users/count')).text).totalDocs).toBe(1)
      expect((await call(`/cms-api/users/${staff.admin.id}`)).status).toBeGreaterThanOrEqual(403)
      expect((await call(`/cms-api/users/${staff.admin.id}?depth=2&draft=true`)).status).toBeGreaterThanOrEqual(403)
      const search = await call(`/cms-api/users?where[email][equals]=${staff.admin.email}`)
      expect(json(search.text).totalDocs).toBe(0)
    }
    expect((await visitor('/cms-api/users')).status).toBe(403)
    expect(json((await staff.admin.call('/cms-api/users?limit=0')).text).totalDocs).toBeGreaterThan(2)
  })

  it('are changed by their owner: name and password, never the role', async () => {
    const { id, email, call, password: currentPassword } = await staff.make('editor')
    const password = 'another-password-for-tests'
    const body = { name: '新名字', password, currentPassword, role: 'admin', invitedUntil: null, resetPasswordToken: 'x', sessions: [] }
    const { status, text } = await call(`/cms-api/users/${id}`, { method: 'PATCH', body })
    expect(status, text).toBe(200)
    expect(json(text).doc).toMatchObject({ name: '新名字', role: 'editor' })
    await signIn({ email, password })
    expect(json((await staff.admin.call(`/cms-api/users/${id}`)).text)).toMatchObject({ name: '新名字', role: 'editor' })
  })

  it('of others are left alone: no change, no deletion, no unlocking, no new account', async () => {
    const target = `/cms-api/users/${staff.admin.id}`
    const account = { name: 'x', email: `intruder-${Date.now()}@example.com`, password: 'intruder-intruder', role: 'editor' }
    for (const call of [visitor, editor.call, service.call]) {
      const answers = [
        await call(target, { method: 'PATCH', body: { name: 'x' } }),
        await call(target, { method: 'DELETE' }),
        await call('/cms-api/users', { method: 'POST', body: account }),
        await call('/cms-api/users/unlock', { method: 'POST', body: { email: staff.admin.email } }),
        await call('/cms-api/users/invite', { method: 'POST', body: account }),
        await call(`${target}/invitation`, { method: 'POST', body: {} }),
        await call(`${target}/reset-second-factor`, { method: 'POST', body: { currentPassword: 'x' } }),
        await call('/cms-api/users/first-register', { method: 'POST', body: account }),
      ]
      expect(answers.map(({ status }) => [403, 404].includes(status))).toEqual(Array(answers.length).fill(true))
    }
    // Many at once: what nobody else may change is left out.
    await editor.call('/cms-api/users?where[id][exists]=true', { method: 'PATCH', body: { name: '我' } })
    expect(json((await staff.admin.call(target)).text).name).toBe(staff.admin.name)
  })

  /** What no query may ask about, so that nobody learns it letter by letter. */
  const secrets = ['hash', 'salt', 'resetPasswordToken', 'secondFactorSecret', 'secondFactorPeriod', 'recoveryCodes', 'invitationHash']

  it.each(secrets)('keep their %s: it is in no answer, no condition and no order', async (secret) => {
    for (const { call } of [staff.admin, editor]) {
      expect((await call('/cms-api/users?limit=1&showHiddenFields=true')).text).not.toContain(`"${secret}"`)
      expect((await call(`/cms-api/users?where[${secret}][exists]=true`)).status).toBe(400)
      expect((await call(`/cms-api/users?sort=${secret}`)).status).toBe(400)
    }
    const path = `/cms-api/service-requests?where[notes.writtenBy.${secret}][exists]=true`
    expect((await service.call(path)).status).toBe(400)
  })

  it('of colleagues stay unknown through what refers to them', async () => {
    const { text: note } = await service.call('/cms-api/service-requests?depth=2&limit=100')
    expect(note).not.toContain(staff.admin.email)
    for (const condition of ['notes.writtenBy.email', 'statusHistory.changedBy.email']) {
      const { status, text } = await service.call(`/cms-api/service-requests?where[${condition}][like]=${administrator.email}`)
      expect(status === 400 || json(text).totalDocs === 0, condition).toBe(true)
    }
    const { text: locks } = await editor.call('/cms-api/payload-locked-documents?depth=2&limit=100')
    expect(locks).not.toMatch(new RegExp(`${staff.admin.email}|${administrator.email}`))
  })
})

describe('personal data from forms', () => {
  const staff = new Staff()
  let editor: Account

  beforeAll(async () => {
    await staff.start()
    editor = await staff.make('editor')
  })
  afterAll(() => staff.end())

  it.each(['service-requests', 'consultations', 'request-photos'])('%s: an editor finds no way in', async (slug) => {
    // An id as the database has them: what can be none is answered with 404 to everybody.
    const { id } = editor
    const paths = [
      '',
      '?depth=2&draft=true&trash=true',
      '/count',
      '/count?where[id][exists]=true',
      `/${id}?depth=2`,
      '/versions',
      '/export',
      '/distinct?field=id',
      '/file/x.png',
      '?where[id][exists]=true&sort=createdAt&select[id]=true',
    ]
    for (const path of paths) expect((await editor.call(`/cms-api/${slug}${path}`)).status, path).toBeGreaterThanOrEqual(400)
    expect((await editor.call(`/cms-api/${slug}/${id}`, { method: 'PATCH', body: { status: '2' } })).status).toBe(403)
    expect((await editor.call(`/cms-api/${slug}/${id}/duplicate`, { method: 'POST', body: {} })).status).toBeGreaterThanOrEqual(403)
    const asGet = await editor.call(`/cms-api/${slug}`, { method: 'POST', body: {} })
    expect(asGet.status).toBe(403)
  })

  it.each(['', '/run', '/handle-schedules'])('the queue is no way in either: payload-jobs%s', async (path) => {
    for (const call of [visitor, editor.call]) expect((await call(`/cms-api/payload-jobs${path}`)).status).toBeGreaterThanOrEqual(401)
  })
})

describe('visitors and the words of drafts', () => {
  it.each(['where[editedBy][exists]=true', 'sort=editedBy'])('who edited is not asked by %s', async (query) => {
    const { status, text } = await visitor(`/cms-api/products?limit=1&depth=0&${query}`)
    expect(status === 400 || !text.includes('editedBy')).toBe(true)
  })

  it('who edited is in no answer', async () => {
    const { text } = await visitor('/cms-api/products?limit=3&depth=2')
    expect(text).not.toContain('"editedBy"')
  })
})
