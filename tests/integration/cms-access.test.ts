import { describe, expect, it } from 'vitest'
import { publishedCollections } from '../support/slugs'
import { get } from './support/http'

const asJson = { 'content-type': 'application/json' }

/** What visitors have no business with: people, what they sent, and the machinery. */
const closed = [
  'users',
  'service-requests',
  'consultations',
  'request-photos',
  'captcha-challenges',
  'counters',
  'page-views',
  'rate-limits',
  'recent-submissions',
  'legacy-imports',
  'legacy-import-entries',
  'payload-jobs',
  'payload-kv',
]

describe('the API of the admin, for somebody who is not signed in', () => {
  it.each(closed)('%s are closed', async (collection) => {
    for (const path of [`/cms-api/${collection}`, `/cms-api/${collection}/1`, `/cms-api/${collection}/count`]) {
      expect((await get(path)).status, path).toBe(403)
    }
    const created = await get(`/cms-api/${collection}`, { method: 'POST', headers: asJson, body: '{}' })
    expect(created.status).toBe(403)
  })

  it.each(publishedCollections)('%s are read at /prod-api and on pages, not here', async (collection) => {
    for (const query of ['limit=5&depth=0', 'limit=5&depth=0&draft=true', 'where[_status][equals]=draft']) {
      expect((await get(`/cms-api/${collection}?${query}`)).status).toBe(403)
    }
  })

  it.each(publishedCollections)('versions of %s are closed', async (collection) => {
    expect((await get(`/cms-api/${collection}/versions`)).status).toBe(403)
  })

  it.each([...publishedCollections, 'media'])('nobody writes to %s', async (collection) => {
    // The condition matches nothing: should the door be open, nothing is lost.
    const nothing = 'where[id][equals]=-1'
    const body = JSON.stringify({ title: 'x', _status: 'published' })
    const answers = await Promise.all([
      get(`/cms-api/${collection}`, { method: 'POST', headers: asJson, body }),
      get(`/cms-api/${collection}?${nothing}`, { method: 'PATCH', headers: asJson, body }),
      get(`/cms-api/${collection}?${nothing}`, { method: 'DELETE' }),
      get(`/cms-api/${collection}/987654`, { method: 'DELETE' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('nobody registers', async () => {
    const body = JSON.stringify({ name: 'x', email: 'intruder@example.com', password: 'intruder-intruder', role: 'admin' })
    const response = await get('/cms-api/users/first-register', { method: 'POST', headers: asJson, body })
    expect(response.status).toBe(403)
  })

  it('a wrong password is refused without saying which part was wrong', async () => {
    const login = async (email: string) => {
      const body = JSON.stringify({ email, password: 'certainly-wrong' })
      const response = await get('/cms-api/users/login', { method: 'POST', headers: asJson, body })
      return [response.status, await response.text()]
    }
    const unknown = await login('nobody@example.com')
    expect(unknown[0]).toBe(401)
    expect(await login('nobody-else@example.com')).toEqual(unknown)
  })

  it('nobody sees who is signed in elsewhere, and a made-up token is none', async () => {
    for (const headers of [
      new Headers(),
      new Headers({ cookie: 'payload-token=abc.def.ghi' }),
      new Headers({ authorization: 'JWT abc.def.ghi' }),
    ]) {
      expect(await (await get('/cms-api/users/me', { headers })).json()).toMatchObject({ user: null })
    }
  })

  it('globals are not written to', async () => {
    const response = await get('/cms-api/globals/site-information', { method: 'POST', headers: asJson, body: '{"siteName":"x"}' })
    expect(response.status).toBe(403)
  })

  it('there is no GraphQL', async () => {
    for (const path of ['/cms-api/graphql', '/cms-api/graphql-playground']) {
      const response = await get(path, { method: 'POST', headers: asJson, body: '{"query":"{Users{docs{email}}}"}' })
      expect(response.status).toBe(403)
    }
  })
})
