import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { read } from './client'

const asBrowser = { accept: 'text/html' }
const navigation = { rsc: '1' }

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite()
  await change('CREATE TABLE news_numbers AS SELECT id, article_id FROM news')
})

afterAll(() => site.remove())

/** Past the CMS, which would not allow it. */
async function change(sql: string): Promise<void> {
  const database = createClient({ url: `file:${site.databaseFile}` })
  await database.execute('PRAGMA busy_timeout = 5000')
  await database.execute(sql)
  database.close()
}

const raise = (counter: string) =>
  change(`INSERT INTO counters (name, value) VALUES ('${counter}', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1`)

/** As a published change of news does. */
async function changeNews(): Promise<void> {
  await raise('content')
  await change(`INSERT INTO counters (name, value) SELECT 'content:news', value FROM counters WHERE name = 'content'
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`)
}

/** News whose numbers are gone don't fit their schema: whatever lists them fails. */
const breakNews = () => change('UPDATE news SET article_id = NULL')
const mendNews = () => change('UPDATE news SET article_id = (SELECT article_id FROM news_numbers AS kept WHERE kept.id = news.id)')

describe('a page that fails to render', () => {
  it('is the error page, is never kept, and comes back by itself', async () => {
    await breakNews()
    for (const path of ['/News', '/News']) {
      const { status, headers, body } = await read(site.baseUrl, path, asBrowser)
      expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
      expect(body).toContain('页面没有加载成功')
      expect(body).not.toContain('ZodError')
    }
    expect((await read(site.baseUrl, '/News', navigation)).status).toBe(500)
    expect((await read(site.baseUrl, '/News?draft=1', asBrowser)).status).toBe(500)
    await mendNews()
    for (const headers of [asBrowser, navigation]) {
      expect(await read(site.baseUrl, '/News', headers)).toMatchObject({ status: 200, outcome: 'miss' })
      expect(await read(site.baseUrl, '/News', headers)).toMatchObject({ status: 200, outcome: 'hit' })
    }
  })

  it('is the last good one for a minute, marked as such, unless something was withdrawn', async () => {
    for (const headers of [asBrowser, navigation]) await read(site.baseUrl, '/News?pageNum=2', headers)
    await breakNews()
    expect((await read(site.baseUrl, '/News?pageNum=2')).outcome, 'nothing was published').toBe('hit')
    await changeNews()
    for (const headers of [asBrowser, navigation]) {
      const reading = await read(site.baseUrl, '/News?pageNum=2', headers)
      expect(reading).toMatchObject({ status: 200, outcome: 'stale' })
      expect(reading.headers.warning).toMatch(/^110 /)
    }
    await raise('withdrawn')
    for (const headers of [asBrowser, navigation]) expect((await read(site.baseUrl, '/News?pageNum=2', headers)).status).toBe(500)
    await mendNews()
    expect(await read(site.baseUrl, '/News?pageNum=2')).toMatchObject({ status: 200, outcome: 'miss' })
  })
})
