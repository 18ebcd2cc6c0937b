import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTENT_VERSION } from '@/database/content-counters.mjs'
import { contentDocument, countingChanges } from '@/database/content-document.mjs'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type Reading, read } from './client'

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite()
})

afterAll(() => site.remove())

/** The first answer of a site that is starting, and whether its renderer could answer already. */
async function firstAnswer(path: string): Promise<Reading & { isReady: boolean }> {
  for (;;) {
    const reading = await read(site.baseUrl, path).catch(() => null)
    if (!reading) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    return { ...reading, isReady: (await read(site.baseUrl, '/readyz')).status === 200 }
  }
}

/** Restarts the site while a visitor asks for a page; between the two runs something may happen. */
async function restartWhileReading(path: string, meanwhile = async () => undefined as unknown): Promise<Reading & { isReady: boolean }> {
  await site.stop()
  await meanwhile()
  const [first] = await Promise.all([firstAnswer(path), site.start()])
  return first
}

it('what visitors read is there again before the renderer is', async () => {
  const before = await read(site.baseUrl, '/News')
  const first = await restartWhileReading('/News')
  expect(first).toMatchObject({ status: 200, outcome: 'hit', isReady: false })
  expect(first.body).toBe(before.body)
})

it('nobody is turned away by a restart: what was not kept waits for the renderer', async () => {
  const first = await restartWhileReading('/Download?pageNum=2')
  expect(first).toMatchObject({ status: 200, outcome: 'miss', isReady: true })
})

/** As another process counts a change. */
async function countChange(): Promise<void> {
  if (site.databaseUri.startsWith('file:')) {
    const database = createClient({ url: site.databaseUri })
    await database.execute("UPDATE counters SET value = value + 1 WHERE name = 'content'")
    database.close()
    return
  }
  const client = new MongoClient(site.databaseUri)
  const counted = countingChanges([{ slug: 'news', withdrawn: 0 }], { isAcknowledged: true })
  await client.db().collection<{ _id: string }>(CONTENT_VERSION).updateOne(contentDocument, counted)
  await client.close()
}

it('what was changed meanwhile, by whomever, is not served', async () => {
  await read(site.baseUrl, '/News')
  const first = await restartWhileReading('/News', countChange)
  expect(first).toMatchObject({ status: 200, outcome: 'miss' })
})
