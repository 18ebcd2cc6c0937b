import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { emptySite } from './support'

const MINUTE_MS = 60_000

let cms: Payload
let editor: TypedUser
const started: ChildProcess[] = []

beforeAll(async () => {
  cms = await emptySite({})
  editor = await makeUser('王编辑', 'editor')
})

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
})

async function makeUser(name: string, role: 'admin' | 'editor'): Promise<TypedUser> {
  const data = { name, email: `${role}-${Date.now()}@example.com`, password: 'a-password-for-tests-only', role }
  return { ...(await cms.create({ collection: 'users', data, overrideAccess: true })), collection: 'users' }
}

/** `hasSaid` waits until the process has said a word. */
type Queues = { child: ChildProcess; hasSaid: (word: string) => Promise<void> }

/** A server's queues, in a process of their own on the same data. */
async function startQueues(): Promise<Queues> {
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', 'tests/faults/run-queues.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  const hasSaid = async (word: string) => {
    await until(async () => said.includes(word) || child.exitCode !== null)
    if (!said.includes(word)) throw new Error(`The queues ended: ${said}`)
  }
  await hasSaid('ready')
  return { child, hasSaid }
}

/** As a power cut would. */
async function kill(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await closed
}

async function makeNews(title: string, _status: 'draft' | 'published') {
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: '正文' }] }
  const root = { type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0, children: [paragraph] }
  const data = { title, content: { root }, publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1, _status }
  return cms.create({ collection: 'news', data, depth: 0, user: editor, overrideAccess: false })
}

/** What the admin does when an editor sets a time. */
async function schedule(type: 'publish' | 'unpublish', id: DocumentId, waitUntil: Date, by = editor): Promise<void> {
  const user = { relationTo: 'users' as const, value: by.id }
  await cms.jobs.queue({ task: 'schedulePublish', input: { type, doc: { relationTo: 'news', value: id }, user }, waitUntil })
}

/** What visitors see. */
async function isVisible(articleId: number | null | undefined): Promise<boolean> {
  const { getNewsArticle } = await import('@/content/news')
  return (await getNewsArticle(articleId ?? 0)) !== null
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 100))
}

describe('publishing and unpublishing at a set time', () => {
  it('happen with the first look of the queues, when the server was killed before and came back after', async () => {
    const queues = await startQueues()
    const [coming, going] = [await makeNews('即将发布', 'draft'), await makeNews('即将下架', 'published')]
    const due = new Date(Date.now() + 60 * MINUTE_MS)
    await schedule('publish', coming.id, due)
    await schedule('unpublish', going.id, due)
    await kill(queues.child)
    // The hour passes.
    const where = { taskSlug: { equals: 'schedulePublish' } }
    await cms.db.updateJobs({ where, data: { waitUntil: new Date(Date.now() - 1000).toISOString() } })
    expect([await isVisible(coming.articleId), await isVisible(going.articleId)], 'nobody was there').toEqual([false, true])

    const later = await startQueues()
    await later.hasSaid('looked')
    // Nobody looks any more: what the next story sets a time for is its own.
    await kill(later.child)
    expect([await isVisible(coming.articleId), await isVisible(going.articleId)]).toEqual([true, false])
    const { jobs } = await import('@/jobs/jobs')
    expect(jobs.autoRun, 'they look every minute').toContainEqual(expect.objectContaining({ queue: 'default', cron: '* * * * *' }))

    const { docs } = await cms.findVersions({
      collection: 'news',
      where: { parent: { equals: coming.id } },
      sort: '-createdAt',
      limit: 1,
      overrideAccess: true,
    })
    expect(docs[0]?.version, 'the history says who set the time').toMatchObject({ _status: 'published', editedBy: '王编辑' })
  })

  it('happens although the account of whoever set the time is gone, in the name of whoever deleted it', async () => {
    const [leaving, boss] = [await makeUser('离职编辑', 'editor'), await makeUser('李管理', 'admin')]
    const [coming, going] = [await makeNews('即将发布', 'draft'), await makeNews('即将下架', 'published')]
    const due = new Date(Date.now() - 1000)
    await schedule('publish', coming.id, due, leaving)
    await cms.delete({ collection: 'users', id: leaving.id, user: boss, overrideAccess: false })
    // As the command does, without anybody who is signed in.
    const another = await makeUser('另一编辑', 'editor')
    await schedule('unpublish', going.id, due, another)
    await cms.delete({ collection: 'users', id: another.id, overrideAccess: true })
    await cms.jobs.run({ silent: true })
    expect([await isVisible(coming.articleId), await isVisible(going.articleId)]).toEqual([true, false])
    const published = await cms.findByID({ collection: 'news', id: coming.id, overrideAccess: true })
    expect(published.editedBy).toBe('李管理')
  })

  it('ends with the document: another one that gets its number is left alone', async () => {
    const [gone, other] = [await makeNews('将被删除', 'draft'), await makeNews('另一篇', 'draft')]
    const due = new Date(Date.now() + 60 * MINUTE_MS)
    await schedule('publish', gone.id, due)
    await schedule('publish', other.id, due)
    await cms.delete({ collection: 'news', id: gone.id, overrideAccess: true })
    const { docs } = await cms.find({
      collection: 'payload-jobs',
      where: { waitUntil: { equals: due.toISOString() } },
      overrideAccess: true,
    })
    expect(docs.map(({ input }) => input)).toMatchObject([{ doc: { relationTo: 'news', value: other.id } }])
    await cms.delete({ collection: 'news', id: other.id, overrideAccess: true })
  })

  it('is told to editors when it failed, with what it was about, and forgotten after two weeks', async () => {
    const { loadFailedJobs } = await import('@/admin/dashboard/waiting/load-failed-jobs')
    const draft = { title: '没有正文', _status: 'draft' as const }
    const { id } = await cms.create({ collection: 'news', data: draft, draft: true, depth: 0, user: editor, overrideAccess: false })
    await schedule('publish', id, new Date(Date.now() - 1000))
    await cms.jobs.run({ silent: true })
    const seen = async () => (await loadFailedJobs({ payload: cms, user: editor })).newest
    expect(await seen()).toMatchObject([{ label: '定时发布', subject: '没有正文', href: `/admin/collections/news/${id}`, isGivenUp: true }])

    const { clearLeftovers } = await import('@/jobs/clear-leftovers')
    await clearLeftovers(cms)
    expect(await seen()).toHaveLength(1)
    const updatedAt = new Date(Date.now() - 15 * 24 * 60 * MINUTE_MS).toISOString()
    await cms.db.updateJobs({ where: { taskSlug: { equals: 'schedulePublish' } }, data: { updatedAt } })
    await clearLeftovers(cms)
    expect(await seen()).toEqual([])
  })
})
