import process from 'node:process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type Client, type Reading, read, signIn } from './client'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

const POPULAR = ['/', '/GoodsListView', '/News', '/Download']
const PUBLISHES = 4

let site: OwnSite
let editor: Client

beforeAll(async () => {
  site = await startOwnSite()
  editor = await signIn(site.baseUrl, { email, password })
}, 120_000)

afterAll(() => site.remove())

it.skipIf(process.env.TEST_DATABASE_URI)(
  'nobody waits for a popular page because something was published',
  { timeout: 120_000 },
  async () => {
    const id = await editor.find('/cms-api/news?sort=-publishedAt')
    const readings: Reading[] = []
    let isOver = false
    const visitor = async (path: string) => {
      while (!isOver) {
        readings.push(await read(site.baseUrl, path))
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    }
    const visitors = POPULAR.map(visitor)
    await vi.waitUntil(() => readings.length > 40 * POPULAR.length, { timeout: 60_000 })
    readings.length = 0

    for (let turn = 1; turn <= PUBLISHES; turn += 1) {
      const title = `不必等待的新闻 ${turn}`
      await editor.write(`/cms-api/news/${id}`, { title, _status: 'published' })
      // Whoever asks now sees it, from the cache.
      const reading = await read(site.baseUrl, '/News')
      expect(reading.body).toContain(title)
      expect(reading.outcome).toBe('hit')
    }
    isOver = true
    await Promise.all(visitors)
    expect(readings.length).toBeGreaterThan(0)
    expect(readings.filter(({ outcome }) => outcome !== 'hit')).toEqual([])
  },
)
