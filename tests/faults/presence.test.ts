import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeUser, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

type Form = { form: string; token: string; since: string }

let cms: Payload
const tokens = new Map<string, string>()

beforeAll(async () => {
  cms = await emptySite({})
  for (const [name, role] of [
    ['li', 'editor'],
    ['wang', 'editor'],
    ['service', 'service'],
    ['admin', 'admin'],
  ] as const) {
    await makeUser(cms, name, role)
    tokens.set(name, await tokenOf(name))
  }
})

afterEach(() => void vi.useRealTimers())

const open = (name: string, since = '2031-01-01T08:00:00.000Z'): Form => ({ form: randomUUID(), token: tokens.get(name) ?? '', since })

type Place = { slug: string; id: number | string | null }

const call = ({ token, ...form }: Form, place: Place, more: { leaves?: boolean; edits?: boolean; takesOver?: boolean } = {}) =>
  rest('/editing/presence', { method: 'POST', token, body: { ...form, ...place, ...more } })

/** Who else is there, as the form of somebody is told. */
const told = async (form: Form, place: Place) => (await call(form, place)).body.others

const article = { slug: 'news', id: 1 }

describe('who has a document open', () => {
  it('is told to the next one, until the form is closed', async () => {
    const [li, wang] = [open('li'), open('wang', '2031-01-01T09:00:00.000Z')]
    expect(await told(li, article)).toEqual([])
    expect(await told(wang, article)).toEqual([{ name: 'li', since: li.since, isMyself: false, edits: false }])
    expect(await told(li, article)).toEqual([{ name: 'wang', since: wang.since, isMyself: false, edits: false }])
    expect(await told(open('li'), { ...article, id: 11 })).toEqual([])
    await call(li, article, { edits: true })
    expect(await told(wang, article)).toEqual([{ name: 'li', since: li.since, isMyself: false, edits: true }])
    await call(li, article, { leaves: true })
    expect(await told(wang, article)).toEqual([])
    await call(wang, article, { leaves: true })
  })

  it('is told of a global, and of another window of one’s own', async () => {
    const home = { slug: 'home-page', id: null }
    const [first, second] = [open('li'), open('li')]
    await call(first, home)
    expect(await told(second, home)).toEqual([{ name: 'li', since: first.since, isMyself: true, edits: false }])
  })

  it('is forgotten when nothing was heard of a form for half a minute', async () => {
    const place = { slug: 'news', id: 2 }
    await call(open('li'), place)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect(await told(open('wang'), place)).toEqual([])
    const { forgetGoneForms } = await import('../../src/accounts/open-forms')
    await forgetGoneForms(cms)
    const kept = (await cms.kv.keys()).filter((key) => key.startsWith('editing:news:2:'))
    expect(kept).toHaveLength(1)
  })

  it('is taken over by one of them: the others wait until that form is closed, whoever comes later does not', async () => {
    const place = { slug: 'solutions', id: 5 }
    const [li, wang, window, later] = [open('li'), open('wang'), open('li'), open('li')]
    const taken = async (form: Form) => (await call(form, place)).body.takenOverBy
    for (const form of [li, wang, window]) expect(await taken(form)).toBeNull()
    expect((await call(wang, place, { takesOver: true })).body.takenOverBy).toBeNull()
    for (const form of [li, window]) expect(await taken(form)).toEqual({ name: 'wang', isMyself: false, at: expect.any(String) })
    for (const form of [wang, later]) expect(await taken(form)).toBeNull()
    // And back again.
    await call(window, place, { takesOver: true })
    expect(await taken(li)).toMatchObject({ name: 'li', isMyself: true })
    expect(await taken(wang)).toMatchObject({ name: 'li', isMyself: false })
    expect(await taken(window)).toBeNull()
    // Two at once: one of them writes.
    expect((await Promise.all([li, wang].map((form) => call(form, place, { takesOver: true })))).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    const takers = await Promise.all([li, wang].map(taken))
    expect(takers.filter((by) => by === null)).toHaveLength(1)
    for (const form of [li, wang]) await call(form, place, { leaves: true })
    await call(window, place, { leaves: true })
    for (const form of [li, wang, later]) expect(await taken(form)).toBeNull()
  })

  it('is taken over from a computer that is asleep, too, and from nobody in another document', async () => {
    const [li, wang, elsewhere] = [open('li'), open('wang'), open('li')]
    const place = { slug: 'solutions', id: 6 }
    await call(li, place)
    await call(elsewhere, { ...place, id: 66 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    await call(wang, place, { takesOver: true })
    expect((await call(li, place)).body.takenOverBy).toMatchObject({ name: 'wang' })
    expect((await call(elsewhere, { ...place, id: 66 })).body.takenOverBy).toBeNull()
    const { forgetGoneForms } = await import('../../src/accounts/open-forms')
    const kept = async () => (await cms.kv.keys()).includes('taken-over:solutions:6:')
    await forgetGoneForms(cms)
    expect(await kept()).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62_000 })
    await forgetGoneForms(cms)
    expect(await kept()).toBe(false)
  })

  it('is shown in the list of a collection, to those who may change it, with one question for all rows', async () => {
    const [li, wang] = [open('li'), open('wang', '2031-01-01T09:00:00.000Z')]
    await call(li, { slug: 'stories', id: 3 })
    await call(wang, { slug: 'stories', id: 3 })
    await call(open('li'), { slug: 'story-categories', id: 4 })
    const list = (name?: string, slug = 'stories') => rest(`/editing/presence?slug=${slug}`, { token: name && tokens.get(name) })
    expect((await list('wang')).body).toEqual({
      editors: [
        { id: '3', name: 'li', isMyself: false },
        { id: '3', name: 'wang', isMyself: true },
      ],
    })
    expect((await list('service')).body).toEqual({ editors: [] })
    expect((await list('li', 'audit-log')).body).toEqual({ editors: [] })
    expect((await list()).status).toBe(403)
    expect((await list('li', 'constructor')).status).toBe(403)
    await call(li, { slug: 'stories', id: 3 }, { leaves: true })
    expect((await list('wang')).body).toEqual({ editors: [{ id: '3', name: 'wang', isMyself: true }] })
  })

  it.each([
    ['a visitor', { ...open('nobody') }, article],
    ['service staff, who only read content', () => open('service'), article],
    ['an editor, about the account of a colleague', () => open('li'), { slug: 'users', id: 4 }],
    ['an editor, about the inbox', () => open('li'), { slug: 'service-requests', id: 1 }],
    ['an administrator, about what is no document', () => open('admin'), { slug: 'constructor', id: 1 }],
  ])('is nothing for %s', async (_who, form, place) => {
    const answer = await call(typeof form === 'function' ? form() : form, place)
    expect(answer.status).toBe(403)
    expect(says(answer)).not.toContain('others')
  })

  it('is asked with what a form sends, and nothing else', async () => {
    expect((await call({ ...open('li'), form: 'not-a-form' }, article)).status).toBe(400)
  })
})
