import process from 'node:process'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownAddress, type Reply, send } from '../support/http'
import { post, repairColumns, SAVE, submission } from './support'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env
const from = ownAddress()
const PASSWORD = 'a-password-for-tests-only'

/** What holds personal data from forms. */
const personal = ['service-requests', 'consultations', 'request-photos'] as const

/** As this database calls documents. */
const someId = process.env.TEST_DATABASE_URI ? '64b7f3c2a1b2c3d4e5f60718' : '1'

/** What nobody has business with, whatever the role. */
const machinery = ['captcha-challenges', 'counters', 'rate-limits', 'recent-submissions', 'payload-jobs'] as const

type Call = { method?: string; body?: unknown }

function as(token: string) {
  return (target: string, { method = 'GET', body }: Call = {}): Promise<Reply> =>
    send(target, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

async function signedIn(credentials: { email?: string; password?: string }) {
  const { status, text } = await as('')('/cms-api/users/login', { method: 'POST', body: credentials })
  expect(status).toBe(200)
  return as(JSON.parse(text).token)
}

// Needs an account: `npm test` makes one and hands it on.
describe('staff', () => {
  let administrator: ReturnType<typeof as>
  let editor: ReturnType<typeof as>
  let service: ReturnType<typeof as>
  let reference = ''

  async function userWith(role: string) {
    const account = { name: `Test ${role}`, email: `${role}-${Date.now()}@example.com`, password: PASSWORD, role }
    expect((await administrator('/cms-api/users', { method: 'POST', body: account })).status).toBe(201)
    return signedIn(account)
  }

  beforeAll(async () => {
    administrator = await signedIn({ email, password })
    editor = await userWith('editor')
    service = await userWith('service')
    const { data } = await post(SAVE, submission({ ...repairColumns(), customer_name: '=HYPERLINK("x")' }), { from })
    reference = String(data?.reference)
  })

  /** The request of this test, as service staff finds it. */
  async function stored() {
    const { status, text } = await service(`/cms-api/service-requests?where[reference][equals]=${reference}&depth=0`)
    expect(status).toBe(200)
    return JSON.parse(text).docs[0]
  }

  it.each(personal)('editors see nothing of %s, service staff and administrators do', async (collection) => {
    for (const path of ['', `/${someId}`, '/count']) expect((await editor(`/cms-api/${collection}${path}`)).status, path).toBe(403)
    for (const reader of [service, administrator]) expect((await reader(`/cms-api/${collection}`)).status).toBe(200)
  })

  it.each(machinery)('nobody sees %s', async (collection) => {
    for (const reader of [editor, service, administrator])
      expect((await reader(`/cms-api/${collection}`)).status).toBeGreaterThanOrEqual(403)
  })

  it.each(['service-requests', 'consultations'])('%s are exported for those who may see them', async (collection) => {
    for (const stranger of [as(''), editor]) expect((await stranger(`/cms-api/${collection}/export`)).status).toBe(403)
    const { status, headers } = await service(`/cms-api/${collection}/export`)
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  })

  it('the export keeps to the filters, and no cell is a formula', async () => {
    const { body } = await service(`/cms-api/service-requests/export?where[reference][equals]=${reference}`)
    const text = body.toString('utf8')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const lines = text.slice(1).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('受理编号,类别,状态')
    expect(lines[1]).toContain(`${reference},报修,待处理`)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('nobody makes or deletes a request by hand but an administrator deletes', async () => {
    const { id } = await stored()
    for (const somebody of [editor, service, administrator]) {
      expect((await somebody('/cms-api/service-requests', { method: 'POST', body: {} })).status).toBe(403)
    }
    expect((await service(`/cms-api/service-requests/${id}`, { method: 'DELETE' })).status).toBe(403)
  })

  it('service staff sets the status: who and when is noted, and can not be written by hand', async () => {
    const { id } = await stored()
    const change = {
      status: '1',
      statusHistory: [],
      customerName: '别人',
      newNote: '已致电',
    }
    expect((await service(`/cms-api/service-requests/${id}`, { method: 'PATCH', body: change })).status).toBe(200)
    const after = await stored()
    expect(after).toMatchObject({
      status: '1',
      customerName: '=HYPERLINK("x")',
      statusHistory: [{ status: '1', changedBy: expect.anything(), changedAt: expect.any(String) }],
      notes: [{ text: '已致电', writtenBy: after.statusHistory[0].changedBy }],
    })

    await service(`/cms-api/service-requests/${id}`, { method: 'PATCH', body: { status: '2' } })
    expect((await stored()).statusHistory.map(({ status }: { status: string }) => status)).toEqual(['1', '2'])
  })

  it('a note keeps its writer and its text when somebody else saves', async () => {
    const before = await stored()
    const body = { notes: [{ ...before.notes[0], text: '未致电' }], newNote: '已寄配件' }
    await administrator(`/cms-api/service-requests/${before.id}`, { method: 'PATCH', body })
    const { notes } = await stored()
    expect(notes[0]).toMatchObject({ text: '已致电', writtenBy: before.notes[0].writtenBy, writtenAt: before.notes[0].writtenAt })
    expect(notes[1].writtenBy).not.toBe(notes[0].writtenBy)
  })

  it('colleagues are known by name, and by nothing else of their accounts', async () => {
    const { id } = await stored()
    const seen = JSON.parse((await service(`/cms-api/service-requests/${id}?depth=1`)).text)
    const { name } = JSON.parse((await administrator('/cms-api/users/me')).text).user
    expect(seen.notes.map((note: { writtenByName: string }) => note.writtenByName)).toEqual(['Test service', name])
    expect(seen.statusHistory[0].changedByName).toBe('Test service')
    expect(JSON.stringify(seen)).not.toContain(process.env.ADMINISTRATOR_EMAIL)
  })

  it('settings of the service are for administrators to change', async () => {
    const body = { retention: { consultationMonths: 24 } }
    expect((await editor('/cms-api/globals/service-settings')).status).toBe(403)
    expect((await service('/cms-api/globals/service-settings')).status).toBe(200)
    expect((await service('/cms-api/globals/service-settings', { method: 'POST', body })).status).toBe(403)
    expect((await administrator('/cms-api/globals/service-settings', { method: 'POST', body })).status).toBe(200)
  })
})
