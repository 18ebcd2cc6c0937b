import Database from 'libsql'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type SmallDisk, smallDisk } from '../../support/small-disk'
import { type People, peopleOf, type Told } from './staff'

/** Room for the database and a little more. */
const MEGABYTES = 64

/** What is left in a page of the log still holds a few rows. */
const MOST_TRIES = 400

let disk: SmallDisk
let site: OwnSite
let people: People

beforeAll(async () => {
  disk = smallDisk(MEGABYTES)
  site = await startOwnSite({ REQUESTS_PER_HOUR_BY_ADDRESS: '1000000', ...disk.environment }, { parent: disk.folder })
  people = await peopleOf(site.baseUrl)
})

afterAll(async () => {
  await site.remove()
  disk.remove()
})

/** Repeats until it is refused. @returns what was told before, and the refusal */
async function untilRefused(work: () => Promise<Told>): Promise<{ told: Told[]; refusal: Told }> {
  const told: Told[] = []
  while (told.length < MOST_TRIES) {
    const answer = await work()
    if (answer.status >= 400) return { told, refusal: answer }
    told.push(answer)
  }
  throw new Error('It was never refused')
}

function rows(sql: string): string[] {
  const database = new Database(site.databaseFile)
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(Object(row))[0]))
  } finally {
    database.close()
  }
}

it('on a full disk nothing is acknowledged that is not stored, and everything else goes on', async () => {
  const before = await people.sendRequest('还有空间')
  disk.fill()
  const forms = await untilRefused(() => people.sendRequest(`磁盘将满 ${Math.random()}`))
  expect(forms.refusal).toMatchObject({ status: 500, text: expect.stringContaining('系统繁忙，请稍后重试') })
  const publishing = await untilRefused(() => people.publish(`磁盘将满 ${Math.random()}`))
  expect(publishing.refusal).toMatchObject({ status: 503, text: expect.stringContaining('没有保存') })
  const replies = await Promise.all(['/News', '/GoodsListView', '/prod-api/api/siteInfo/'].map((path) => fetch(site.baseUrl + path)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])

  // Killed on the full disk, and started on it again.
  await site.kill()
  const told = [before, ...forms.told].map(({ reference }) => String(reference))
  const stored = rows('SELECT reference FROM service_requests')
  expect(new Set(told).size).toBe(told.length)
  expect(told.filter((reference) => !stored.includes(reference))).toEqual([])
  const news = rows('SELECT id FROM news')
  expect(publishing.told.filter(({ doc }) => !news.includes(String(doc?.id)))).toEqual([])
  expect(rows('PRAGMA integrity_check')).toEqual(['ok'])
  // It says that it is not ready, and shows its pages.
  const ready = site.start()
  await vi.waitUntil(async () => (await fetch(`${site.baseUrl}/News`).catch(() => null))?.status === 200, {
    timeout: 120_000,
    interval: 100,
  })
  expect((await fetch(`${site.baseUrl}/readyz`)).status).toBe(503)

  disk.free()
  await ready
  const after = await people.sendRequest('又有空间')
  expect(after.status).toBe(200)
  expect(told).not.toContain(after.reference)
  expect((await people.publish('又有空间')).status).toBe(201)
})
