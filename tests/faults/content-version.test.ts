import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentVersion } from '@/server/content-version/content-version.mjs'
import { richText } from '../support/rich-text'
import { emptySite } from './support'

let cms: Payload
/** As the server around the application sees it, with a connection of its own. */
let version: ContentVersion

beforeAll(async () => {
  cms = await emptySite({})
  const { openContentVersion } = await import('@/server/content-version/content-version.mjs')
  const { environment } = await import('@/lib/environment')
  version = await openContentVersion(environment.DATABASE_URI, { pendingLimitMs: 2000 })
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
