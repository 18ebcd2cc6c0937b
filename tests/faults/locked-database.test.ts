import { readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { richText } from '../support/rich-text'
import { makeUser, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let token: string
/** As another process that writes: a backup, for example. */
let other: Database.Database

const lock = () => vi.waitFor(() => other.exec('BEGIN IMMEDIATE'), { timeout: 60_000 })
const unlock = () => other.inTransaction && other.exec('ROLLBACK')

beforeAll(async () => {
  cms = await emptySite({})
  await makeUser(cms, 'editor', 'editor')
  token = await tokenOf('editor')
  other = new Database(path.join(process.env.DATA_DIR ?? '', 'site.db'))
})

afterEach(unlock)

afterAll(async () => {
  other.close()
})

const publish = (title: string) => rest('/news', { method: 'POST', body: { title, content: richText(title), _status: 'published' }, token })
/** As the other process sees them: what is not committed is not there. */
const titles = () =>
  other
    .prepare('SELECT title FROM news')
    .all()
    .map((row) => String(Reflect.get(Object(row), 'title')))
const count = async () => (await cms.count({ collection: 'news', overrideAccess: true })).totalDocs

describe('while another process holds the database', () => {
  it('reading goes on, writing waits, and is done when it is free', async () => {
    await lock()
    const events: string[] = []
    const writing = [publish('甲'), publish('乙')].map((answer) => answer.then(({ status }) => events.push(`written ${status}`)))
    for (let times = 0; times < 20; times += 1) await count()
    events.push('read')
    unlock()
    await Promise.all(writing)
    expect(events).toEqual(['read', 'written 201', 'written 201'])
  })

  it('whoever waits too long is told that nothing was stored, all of them at about the same time', async () => {
    await lock()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => publish(`等不到 ${index}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    for (const answer of answers) expect(says(answer)).toContain('没有保存')
    unlock()
    expect((await publish('等到了')).status).toBe(201)
    expect(titles().filter((title) => title.startsWith('等'))).toEqual(['等到了'])
  })

  it('what failed leaves nothing behind that a later change is lost with', async () => {
    await lock()
    // A writer past the queue: Payload's own table of migrations, for example.
    const past = cms.db.drizzle.run("INSERT INTO counters (name, value) VALUES ('past', 1)")
    await count()
    unlock()
    await past
    expect((await publish('丁')).status).toBe(201)
    expect(titles()).toContain('丁')
  })
})

it('a transaction leaves no file open', async () => {
  const open = () => readdirSync('/proc/self/fd').filter((fd) => isOfDatabase(`/proc/self/fd/${fd}`)).length
  await publish('一')
  const before = open()
  for (let times = 0; times < 30; times += 1) await publish(`第 ${times} 条`)
  expect(open()).toBe(before)
})

function isOfDatabase(link: string): boolean {
  try {
    return readlinkSync(link).startsWith(process.env.DATA_DIR ?? '/')
  } catch {
    return false
  }
}
