import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type Role, roles, Staff, visitor } from './support/accounts'
import { type Doc, Samples } from './support/samples'
import { collectionSlugs, globalSlugs } from './support/slugs'

/**
 * Who may do what at the admin's API, one letter a role: V visitor (who has pages and /prod-api instead), S service, E editor,
 * A administrator (spec: content/roles). `draft` and `published` say who sees such a document; collections without drafts have
 * only `read`.
 */
type Rights = {
  create: string
  draft: string
  published: string
  versions: string
  /** Saving, publishing, unpublishing, the trash and back. */
  change: string
  /** For ever. */
  delete: string
}

const content: Rights = { create: 'EA', draft: 'SEA', published: 'SEA', versions: 'EA', change: 'EA', delete: 'A' }

/** Without drafts: nothing is published, and nothing lies in a trash. */
const plain = (read: string, { create = '', change = '', remove = '' } = {}): Rights => {
  return { create, draft: read, published: read, versions: '', change, delete: remove }
}

const nobody = plain('')

/** What the tests can make documents of. */
const written: Record<string, Rights> = {
  products: content,
  'product-categories': content,
  stories: content,
  'story-categories': content,
  solutions: content,
  'solution-categories': content,
  news: content,
  trainings: content,
  'staff-messages': content,
  questions: content,
  banners: content,
  'single-pages': content,
  documents: content,
  'download-categories': content,
  media: plain('SEA', { create: 'EA', change: 'EA', remove: 'EA' }),
  redirects: plain('SEA', { create: 'EA', change: 'EA', remove: 'A' }),
  attributes: plain('SEA', { create: 'EA', change: 'EA', remove: 'EA' }),
  'code-aliases': plain('SEA', { create: 'EA', change: 'EA', remove: 'EA' }),
  synonyms: plain('SEA', { create: 'EA', change: 'EA', remove: 'EA' }),
}

/** What comes from elsewhere: from visitors, from the machinery, from Payload. Accounts are in accounts.test.ts. */
const others: Record<string, Rights> = {
  users: plain('SEA', { create: 'A', remove: 'A' }),
  'service-requests': plain('SA', { remove: 'A' }),
  consultations: plain('SA', { remove: 'A' }),
  'request-photos': plain('SA', { remove: 'A' }),
  'audit-log': plain('A'),
  'page-views': plain('SEA'),
  counters: nobody,
  'content-references': nobody,
  'content-gaps': nobody,
  'search-terms': nobody,
  'product-pairs': nobody,
  'captcha-challenges': nobody,
  'rate-limits': nobody,
  'recent-submissions': nobody,
  'legacy-imports': nobody,
  'legacy-import-entries': nobody,
  'payload-kv': nobody,
  'payload-jobs': nobody,
  'payload-migrations': nobody,
  // Who is writing at a document: Payload's admin keeps it up to date with the rights of the user.
  'payload-locked-documents': plain('SEA', { create: 'SEA', remove: 'SEA' }),
}

/** How each of the staff likes the lists: found by their names, everybody's own. */
const preferences = 'payload-preferences'

/** Globals: who reads what is published, who reads the versions, if there are any, and who writes. */
const globals: Record<string, { read: string; versions?: string; write: string }> = {
  'site-information': { read: 'SEA', versions: 'EA', write: 'EA' },
  'home-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'page-headers': { read: 'SEA', versions: 'EA', write: 'EA' },
  'about-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'group-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'recruiting-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'service-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'selector-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'survey-page': { read: 'SEA', versions: 'EA', write: 'EA' },
  'service-settings': { read: 'SA', write: 'A' },
  'security-settings': { read: 'A', write: 'A' },
  'wording-rules': { read: 'EA', write: 'A' },
  'payload-jobs-stats': { read: '', write: '' },
}

const letters: Record<Role, string> = { visitor: 'V', service: 'S', editor: 'E', admin: 'A' }
const may = (role: Role, right: string) => right.includes(letters[role])

type Status = 'draft' | 'published'
const statuses: Status[] = ['draft', 'published']

/** Forbidden, nothing to be seen, or no endpoint at all. */
const refusals = new Set([401, 403, 404, 501])

/** What somebody gets: `yes`, or a refusal. */
const outcome = (status: number) => (status < 300 ? 'yes' : refusals.has(status) ? 'refused' : `status ${status}`)
const expected = (isAllowed: boolean) => (isAllowed ? 'yes' : 'refused')

describe('what each role may do', () => {
  const staff = new Staff()
  const samples = new Samples(() => staff.admin)
  const callers = new Map<Role, { call: Caller; token: string }>([['visitor', { call: visitor, token: '' }]])

  beforeAll(async () => {
    await staff.start()
    for (const role of ['service', 'editor', 'admin'] as const) callers.set(role, await staff.make(role))
  })
  afterAll(() => staff.end())

  const callerOf = (role: Role) => callers.get(role) ?? { call: visitor, token: '' }
  const asAdmin = (target: string, method: string, body?: object) => staff.admin.call(target, { method, body })

  it('is written down for every collection and global', () => {
    expect([...Object.keys({ ...written, ...others }), preferences].sort()).toEqual([...collectionSlugs].sort())
    expect(Object.keys(globals).sort()).toEqual([...globalSlugs].sort())
  })

  /** Does the list hold the document? A list that is refused doesn't. */
  async function isListed(call: Caller, slug: string, id: Doc['id'], query = ''): Promise<string> {
    const { status, text } = await call(`/cms-api/${slug}?where[id][equals]=${id}&depth=0${query}`)
    return status === 200 && JSON.parse(text).docs.length === 1 ? 'yes' : status === 200 || status === 403 ? 'refused' : `status ${status}`
  }

  async function isCounted(call: Caller, slug: string, id: Doc['id']): Promise<string> {
    const { status, text } = await call(`/cms-api/${slug}/count?where[id][equals]=${id}`)
    return status === 200 && JSON.parse(text).totalDocs === 1 ? 'yes' : status === 200 || status === 403 ? 'refused' : `status ${status}`
  }

  /** All operations on a new document of one status, in an order in which each finds what it needs. */
  async function observe(slug: string, role: Role, status: Status) {
    const { call } = callerOf(role)
    const hasDrafts = written[slug] === content
    const { id } = await samples.make(slug, hasDrafts ? { _status: status } : {})
    const place = `/cms-api/${slug}/${id}`
    const patch = async (body: object, query = '') => outcome((await call(`${place}${query}`, { method: 'PATCH', body })).status)
    const stateIs = (body: object, query = '') => asAdmin(`${place}${query}`, 'PATCH', body)
    const deletedAt = new Date().toISOString()
    const observed: Record<string, string> = {
      list: await isListed(call, slug, id),
      'list with draft=true': await isListed(call, slug, id, '&draft=true'),
      'read one': outcome((await call(place)).status),
      'read one with draft=true': outcome((await call(`${place}?draft=true`)).status),
      count: await isCounted(call, slug, id),
    }
    if (hasDrafts) {
      observed.versions = outcome((await call(`/cms-api/${slug}/versions?where[parent][equals]=${id}`)).status)
      observed['save a draft'] = await patch({ sortOrder: 99_998, _status: 'draft' }, '?draft=true')
      observed.publish = await patch({ _status: 'published' })
      await stateIs({ _status: 'published' })
      observed.unpublish = await patch({ _status: 'draft' })
      await stateIs({ _status: status })
      observed['move to the trash'] = await patch({ deletedAt })
      await stateIs({ deletedAt })
      observed['list the trash'] = await isListed(call, slug, id, '&trash=true')
      observed.restore = await patch({ deletedAt: null, _status: 'draft' }, '?trash=true')
      await stateIs({ deletedAt: null, _status: status }, '?trash=true')
    } else observed.save = await patch({})
    observed.delete = outcome((await call(place, { method: 'DELETE' })).status)
    await samples.remove(slug, id)
    return observed
  }

  function expectation(slug: string, role: Role, status: Status) {
    const rights = written[slug] ?? nobody
    const read = expected(may(role, rights[status]))
    const change = expected(may(role, rights.change))
    const reading = { list: read, 'list with draft=true': read, 'read one': read, 'read one with draft=true': read, count: read }
    const removing = { delete: expected(may(role, rights.delete)) }
    if (rights !== content) return { ...reading, save: change, ...removing }
    return {
      ...reading,
      versions: expected(may(role, rights.versions)),
      'save a draft': change,
      publish: change,
      unpublish: change,
      'move to the trash': change,
      'list the trash': read,
      restore: change,
      ...removing,
    }
  }

  describe.each(Object.keys(written))('%s', (slug) => {
    it.each(roles)('%s', async (role) => {
      for (const status of written[slug] === content ? statuses : (['published'] as const)) {
        expect(await observe(slug, role, status), status).toEqual(expectation(slug, role, status))
      }
    })

    it.each(roles)('%s makes one', async (role) => {
      const { token } = callerOf(role)
      for (const _status of statuses) {
        const { status, doc } = await samples.post(slug, token, { ...(await samples.dataFor(slug)), _status })
        if (doc) await samples.remove(slug, doc.id)
        expect(outcome(status), _status).toBe(expected(may(role, written[slug]?.create ?? '')))
      }
    })

    it.each(roles)('%s changes and deletes many at once', async (role) => {
      const { call } = callerOf(role)
      // The condition matches nothing: what is asked is whether the door is open.
      const nothing = `/cms-api/${slug}?where[id][equals]=-1`
      const answers = [await call(nothing, { method: 'PATCH', body: {} }), await call(nothing, { method: 'DELETE' })]
      expect(answers.map(({ status }) => outcome(status))).toEqual([
        expected(may(role, written[slug]?.change ?? '')),
        expected(may(role, written[slug]?.delete ?? '')),
      ])
    })
  })

  describe.each(Object.entries(others))('%s', (slug, rights) => {
    it.each(roles)('%s', async (role) => {
      const { call } = callerOf(role)
      const nothing = `/cms-api/${slug}?where[id][equals]=-1`
      const refusal = (status: number) => (refusals.has(status) ? 'refused' : status >= 500 ? `status ${status}` : 'yes')
      const observed = {
        list: refusal((await call(nothing)).status),
        count: refusal((await call(`/cms-api/${slug}/count`)).status),
        // What is sent is not enough to be stored: an open door says what is missing.
        create: refusal((await call(`/cms-api/${slug}`, { method: 'POST', body: {} })).status),
        delete: refusal((await call(nothing, { method: 'DELETE' })).status),
      }
      const read = expected(may(role, rights.published))
      expect(observed).toEqual({
        list: read,
        count: read,
        create: expected(may(role, rights.create)),
        delete: expected(may(role, rights.delete)),
      })
    })
  })

  describe.each(Object.entries(globals))('global %s', (slug, rights) => {
    it.each(roles)('%s', async (role) => {
      const { call } = callerOf(role)
      const place = `/cms-api/globals/${slug}`
      const hasVersions = rights.versions !== undefined
      const before = JSON.parse((await staff.admin.call(place)).text)
      const observed = {
        read: outcome((await call(place)).status),
        // Whoever may do it writes what is there already: as a draft, so that visitors see no change.
        write: outcome((await call(`${place}?draft=true`, { method: 'POST', body: hasVersions ? { _status: 'draft' } : {} })).status),
        ...(hasVersions && { versions: outcome((await call(`${place}/versions?limit=1`)).status) }),
      }
      if (hasVersions && may(role, rights.write)) await asAdmin(place, 'POST', { _status: before._status })
      expect(observed).toEqual({
        read: expected(may(role, rights.read)),
        write: expected(may(role, rights.write)),
        ...(hasVersions && { versions: expected(may(role, rights.versions ?? '')) }),
      })
    })
  })

  it.each(roles)('%s has preferences of nobody else', async (role) => {
    const { call } = callerOf(role)
    const key = `roles-test-${role}`
    expect(outcome((await call(`/cms-api/${preferences}/${key}`, { method: 'POST', body: { value: role } })).status)).toBe(
      expected(role !== 'visitor'),
    )
    const { text } = await visitor(`/cms-api/${preferences}/${key}`)
    expect(text).not.toContain(`"value":"${role}"`)
    if (role !== 'visitor') expect((await call(`/cms-api/${preferences}/${key}`, { method: 'DELETE' })).status).toBe(200)
  })
})
