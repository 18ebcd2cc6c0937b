import process from 'node:process'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectEnvelope } from './support/api'
import { get, NO_ADDRESS, ownAddress, type SendOptions, send } from './support/http'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password, PAGE_VIEWS_PER_MINUTE } = process.env

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148'

const browser = { 'user-agent': DESKTOP, 'content-type': 'text/plain;charset=UTF-8' }

/** What a browser sends when it shows a page. */
const report = (path: unknown, { headers = {}, ...options }: SendOptions = {}) =>
  send('/page-views', { method: 'POST', headers: { ...browser, ...headers }, body: JSON.stringify({ path }), ...options })

describe('a reported page view', () => {
  it('is answered with nothing: no body, no cookie', async () => {
    const { status, text, headers } = await report('/News')
    expect(status).toBe(204)
    expect(text).toBe('')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each([
    '/nowhere',
    '/admin',
    'News',
    '',
    '//example.com/News',
    'https://example.com/News',
    '/GoodsInfoView?id=<script>',
    153,
    null,
    {},
  ])('%j is no page of this site', async (path) => {
    const { status, text, headers } = await report(path)
    expect(status).toBe(400)
    expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 400, msg: '请求参数格式错误' })
  })

  it.each(['', '{', '[]', 'null', '"/News"', '{"PATH":"/News"}'])('the body %j is refused', async (body) => {
    expect((await send('/page-views', { method: 'POST', headers: browser, body })).status).toBe(400)
  })

  it('is short: a longer body is refused, with and without its length', async () => {
    const body = JSON.stringify({ path: `/News?${'x'.repeat(2000)}` })
    for (const headers of [browser, { ...browser, 'transfer-encoding': 'chunked' }]) {
      const answer = await send('/page-views', { method: 'POST', headers, body })
      expect(answer.status).toBe(413)
      expect(expectEnvelope(answer.text, answer.headers['content-type'])).toEqual({ code: 413, msg: '请求内容过大' })
    }
  })

  it.each(['GET', 'PUT', 'DELETE'])('is not told with %s', async (method) => {
    const { status, headers } = await send('/page-views', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('POST')
  })

  it('is limited for an address', async ({ skip }) => {
    const from = ownAddress() ?? skip(NO_ADDRESS)
    const limit = Number(PAGE_VIEWS_PER_MINUTE ?? 600)
    // Without a user agent: a robot, which is limited and not counted.
    const one = () => send('/page-views', { method: 'POST', from, body: '{"path":"/News"}' })
    for (let sent = 0; sent < limit; sent += 50) {
      await Promise.all(Array.from({ length: Math.min(50, limit - sent) }, one))
    }
    const { status, headers } = await one()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
  })
})

// Needs an account: `npm test` makes one and hands it on.
describe('what administrators read of page views', () => {
  const authorization = { authorization: '' }
  const from = ownAddress()

  beforeAll(async () => {
    const body = JSON.stringify({ email, password })
    const response = await get('/cms-api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(200)
    authorization.authorization = `JWT ${((await response.json()) as { token: string }).token}`
  })

  /** How often a path was seen today and yesterday (the test may run over midnight). */
  async function counted(path: string, layout = 'desktop'): Promise<number> {
    const where = `where[path][equals]=${encodeURIComponent(path)}&where[layout][equals]=${layout}`
    const response = await get(`/cms-api/page-views?${where}&limit=0&depth=0`, { headers: authorization })
    expect(response.status).toBe(200)
    const { docs } = (await response.json()) as { docs: { count: number }[] }
    return docs.reduce((sum, { count }) => sum + count, 0)
  }

  /** Views are stored within a second; then there must be no more of them. */
  async function expectCount(path: string, expected: number, layout = 'desktop') {
    await expect.poll(() => counted(path, layout), { interval: 250 }).toBeGreaterThanOrEqual(expected)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await counted(path, layout)).toBe(expected)
  }

  it('200 at the same moment are 200', async () => {
    const before = await counted('/Recruiting')
    const answers = await Promise.all(Array.from({ length: 200 }, () => report('/Recruiting', { from })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(200)
    await expectCount('/Recruiting', before + 200)
  })

  it('are counted for each layout, under the path and the id alone', async () => {
    const path = '/GoodsInfoView?id=160_2'
    const [desktop, mobile] = [await counted(path), await counted(path, 'mobile')]
    await report(`${path}&categoryName=x&utm_source=y`, { from })
    await report(path, { from, headers: { 'user-agent': PHONE } })
    await expectCount(path, desktop + 1)
    await expectCount(path, mobile + 1, 'mobile')
  })

  it('leave out robots, other sites, and people who ask not to be followed', async () => {
    const before = await counted('/AboutView')
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await report('/AboutView', { from, headers })).status).toBe(204)
    }
    await report('/AboutView', { from })
    await expectCount('/AboutView', before + 1)
  })

  it('leave out ids that nothing has', async () => {
    const made = ['/NewsDetail?id=987654', '/GoodsInfoView?id=98765_4', '/RichText?id=987654']
    for (const path of made) expect((await report(path, { from })).status).toBe(204)
    const before = await counted('/Download')
    await report('/Download', { from })
    await expectCount('/Download', before + 1)
    for (const path of made) expect(await counted(path)).toBe(0)
  })
})
