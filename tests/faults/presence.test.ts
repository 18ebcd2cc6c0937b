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

const call = ({ token, ...form }: Form, place: { slug: string; id: number | string | null }, leaves = false) =>
  rest('/editing/presence', { method: 'POST', token, body: { ...form, ...place, leaves } })

const article = { slug: 'news', id: 1 }

describe('who has a document open', () => {
  it('is told to the next one, until the form is closed', async () => {
    const [li, wang] = [open('li'), open('wang', '2031-01-01T09:00:00.000Z')]
    expect((await call(li, article)).body).toEqual({ others: [] })
    expect((await call(wang, article)).body).toEqual({ others: [{ name: 'li', since: li.since, isMyself: false }] })
    expect((await call(li, article)).body).toEqual({ others: [{ name: 'wang', since: wang.since, isMyself: false }] })
    expect((await call(open('li'), { ...article, id: 11 })).body).toEqual({ others: [] })
    await call(li, article, true)
    expect((await call(wang, article)).body).toEqual({ others: [] })
    await call(wang, article, true)
  })

  it('is told of a global, and of another window of one’s own', async () => {
    const home = { slug: 'home-page', id: null }
    const [first, second] = [open('li'), open('li')]
    await call(first, home)
    expect((await call(second, home)).body).toEqual({ others: [{ name: 'li', since: first.since, isMyself: true }] })
  })

  it('is forgotten when nothing was heard of a form for half a minute', async () => {
    const place = { slug: 'news', id: 2 }
    await call(open('li'), place)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect((await call(open('wang'), place)).body).toEqual({ others: [] })
    const { forgetGoneForms } = await import('../../src/accounts/open-forms')
    await forgetGoneForms(cms)
    const kept = (await cms.kv.keys()).filter((key) => key.startsWith('editing:news:2:'))
    expect(kept).toHaveLength(1)
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
    await call(li, { slug: 'stories', id: 3 }, true)
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
