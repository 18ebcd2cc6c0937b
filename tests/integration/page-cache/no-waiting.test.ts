import process from 'node:process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type Client, read, signIn } from './client'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

const POPULAR = ['/', '/GoodsListView', '/News', '/Download']
const VISITORS_OF_EACH = 3
const PUBLISHES = 4

let site: OwnSite
let editor: Client

beforeAll(async () => {
  // What is tested is the order, not whether a busy machine renders four pages within the usual second.
  site = await startOwnSite({ PUBLISH_WAIT_MS: '120000' })
  editor = await signIn(site.baseUrl, { email, password })
})

afterAll(() => site.remove())

it('nobody waits for a popular page because something was published', { timeout: 300_000 }, async () => {
  const id = await editor.find('/cms-api/news?sort=-publishedAt')
  const readings: { path: string; outcome: string }[] = []
  let isOver = false
  const visitor = async (path: string) => {
    while (!isOver) {
      readings.push({ path, outcome: (await read(site.baseUrl, path)).outcome })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  /** Until so many more have read each of the pages: then it is popular. */
  const untilRead = async (times: number) => {
    const from = readings.length
    const counts = () => POPULAR.map((path) => readings.slice(from).filter((reading) => reading.path === path).length)
    await vi.waitUntil(() => Math.min(...counts()) >= times, { timeout: 120_000 })
  }
  const visitors = POPULAR.flatMap((path) => Array.from({ length: VISITORS_OF_EACH }, () => visitor(path)))
  try {
    await untilRead(30)
    readings.length = 0
    for (let turn = 1; turn <= PUBLISHES; turn += 1) {
      const title = `不必等待的新闻 ${turn}`
      await editor.write(`/cms-api/news/${id}`, { title, _status: 'published' })
      // Whoever asks now sees it, from the cache.
      const reading = await read(site.baseUrl, '/News')
      expect(reading.body).toContain(title)
      expect(reading.outcome).toBe('hit')
      await untilRead(10)
    }
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
  expect(readings.filter(({ outcome }) => outcome !== 'hit').map(({ path, outcome }) => `${path} ${outcome}`)).toEqual([])
})
