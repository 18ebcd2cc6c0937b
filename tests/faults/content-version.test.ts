import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_CHANGES, CONTENT_VERSION } from '@/database/content-counters.mjs'
import { isMongoose } from '@/database/is-mongoose'
import type { ContentVersion } from '@/server/content-version/content-version.mjs'
import { richText } from '../support/rich-text'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite, versionAsServed } from './support'

let cms: Payload
let version: ContentVersion

beforeAll(async () => {
  cms = await emptySite({})
  version = await versionAsServed()
})

afterAll(() => version.close())

/** By how much something raises the two counters. */
async function raisedBy(change: () => Promise<unknown>): Promise<{ content: number; withdrawn: number }> {
  const [content, withdrawn] = [await version.current(), await version.withdrawals()]
  await change()
  return { content: (await version.current()) - content, withdrawn: (await version.withdrawals()) - withdrawn }
}

const changed = { content: expect.any(Number), withdrawn: 0 }
const withdrawn = { content: expect.any(Number), withdrawn: 1 }
const nothing = { content: 0, withdrawn: 0 }

const options = { collection: 'news', depth: 0, overrideAccess: true } as const
/** An article that visitors don't see. */
const draft = () => cms.create({ ...options, data: { title: '草稿', content: richText('正文'), _status: 'draft' }, draft: true })
/** One that they do. */
const create = async () => cms.update({ ...options, id: (await draft()).id, data: { _status: 'published' } })

describe('the content version, read by another connection as soon as a change is acknowledged', () => {
  it('rises when something is published, changed, and published again', async () => {
    let id: number | string = 0
    const made = await raisedBy(async () => {
      id = (await create()).id
    })
    expect(made).toEqual(changed)
    expect(made.content).toBeGreaterThan(0)
    const steps = [
      { data: { title: '改' }, raised: changed },
      { data: { _status: 'draft' as const }, raised: withdrawn },
      { data: { _status: 'published' as const }, raised: changed },
      { data: { deletedAt: new Date().toISOString() }, raised: withdrawn },
      { data: { deletedAt: null }, raised: changed },
    ]
    for (const { data, raised } of steps) {
      const result = await raisedBy(() => cms.update({ ...options, id, data, trash: true }))
      expect(result, JSON.stringify(data)).toEqual(raised)
      expect(result.content, JSON.stringify(data)).toBeGreaterThan(0)
    }
    expect(await raisedBy(() => cms.delete({ ...options, id, trash: true }))).toEqual(withdrawn)
  })

  it('rises with a global, with a redirect, and with the periods that the privacy page shows', async () => {
    const global = () => cms.updateGlobal({ slug: 'page-headers', data: { _status: 'published' }, overrideAccess: true })
    expect((await raisedBy(global)).content).toBeGreaterThan(0)
    const redirect = () => cms.create({ collection: 'redirects', data: { from: '/old', to: '/News' }, overrideAccess: true })
    expect((await raisedBy(redirect)).content).toBeGreaterThan(0)
    const periods = () => cms.updateGlobal({ slug: 'service-settings', data: { retentionAction: 'delete' }, overrideAccess: true })
    expect((await raisedBy(periods)).content).toBeGreaterThan(0)
  })

  it('rises when a scheduled publish runs', async () => {
    const { id } = await draft()
    const input = { type: 'publish' as const, doc: { relationTo: 'news' as const, value: id } }
    await cms.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) })
    const result = await raisedBy(() => cms.jobs.run({ overrideAccess: true }))
    expect((await cms.findByID({ ...options, id }))._status).toBe('published')
    expect(result.content).toBeGreaterThan(0)
  })

  it('stays with drafts, and with what the job queue notes for itself', async () => {
    const { id } = await create()
    expect(await raisedBy(draft)).toEqual(nothing)
    expect(await raisedBy(() => cms.update({ ...options, id, data: { title: '草稿' }, draft: true }))).toEqual(nothing)
    const books = { slug: 'payload-jobs-stats', data: { stats: {} } }
    expect(await raisedBy(() => Reflect.apply(cms.db.updateGlobal, cms.db, [books]))).toEqual(nothing)
  })
})

describe('who publishes', () => {
  const AT_ONCE = 12

  it('is not held up by others who publish something else at the same moment', async () => {
    const drafts: Awaited<ReturnType<typeof draft>>[] = []
    for (let index = 0; index < AT_ONCE; index += 1) drafts.push(await draft())
    const raised = await raisedBy(() => Promise.all(drafts.map(({ id }) => cms.update({ ...options, id, data: { _status: 'published' } }))))
    expect(raised.content).toBeGreaterThanOrEqual(AT_ONCE)
  })

  it('has visitors wait for nothing until he is told, and then all see it', async () => {
    await makeUser(cms, 'li', 'editor')
    const token = await tokenOf('li')
    const { id } = await create()
    const { openContentVersion } = await import('@/server/content-version/content-version.mjs')
    const { environment } = await import('@/lib/environment')
    // Long enough for a busy machine.
    const patient = await openContentVersion(environment.DATABASE_URI, { pendingLimitMs: 600_000 })
    const before = await patient.state()
    expect(before.acknowledged).toBe(before.current)
    const body = { title: '改过的标题', _status: 'published' }
    expect((await rest(`/news/${id}`, { method: 'PATCH', body, token })).status).toBe(200)
    const after = await patient.state()
    expect(after.acknowledged).toBe(before.current)
    expect(after.current).toBeGreaterThan(before.current)
    const { acknowledgeContent } = await import('@/database/content-version')
    await acknowledgeContent(cms)
    expect(await patient.state()).toMatchObject({ current: after.current, acknowledged: after.current })
    await patient.close()
  })
})

describe.runIf(process.env.TEST_DATABASE_URI)('on MongoDB', () => {
  const collection = (name: string) => {
    const adapter: { name: string } = cms.db
    if (!isMongoose(adapter)) throw new Error('No MongoDB')
    return adapter.connection.collection(name)
  }

  it('the version is one document, however often something was published', async () => {
    for (let time = 0; time < 5; time += 1) await create()
    expect(await collection(CONTENT_VERSION).countDocuments()).toBe(1)
    expect(await collection(CONTENT_CHANGES).countDocuments()).toBe(0)
  })

  it('a change is counted by somebody else when its own process died between its commit and the counting', async () => {
    const [content, withdrawals] = [await version.current(), await version.withdrawals()]
    await collection(CONTENT_CHANGES).insertOne({ withdrawn: 1 })
    await expect.poll(() => version.current()).toBe(content + 1)
    expect(await version.withdrawals()).toBe(withdrawals + 1)
    expect(await version.state()).toMatchObject({ current: content + 1, acknowledged: content + 1 })
    await expect.poll(() => collection(CONTENT_CHANGES).countDocuments()).toBe(0)
  })

  it('changes of an earlier version, each of which was a document, are counted before the first question', async () => {
    const content = await version.current()
    await collection(CONTENT_CHANGES).insertMany(Array.from({ length: 30 }, () => ({ raise: 1, withdrawn: 0 })))
    const { openContentVersion } = await import('@/server/content-version/content-version.mjs')
    const { environment } = await import('@/lib/environment')
    const later = await openContentVersion(environment.DATABASE_URI, { pendingLimitMs: 2000 })
    expect(await later.current()).toBeGreaterThanOrEqual(content + 30)
    await later.close()
  })

  it('what is rolled back raises nothing', async () => {
    const { id } = await draft()
    const raised = await raisedBy(async () => {
      const transactionID = await cms.db.beginTransaction()
      if (transactionID === null) throw new Error('No transactions')
      await cms.update({ ...options, id, data: { _status: 'published' }, req: { transactionID } })
      await cms.db.rollbackTransaction(transactionID)
    })
    expect(raised).toEqual(nothing)
    expect(await collection(CONTENT_CHANGES).countDocuments()).toBe(0)
  })
})
