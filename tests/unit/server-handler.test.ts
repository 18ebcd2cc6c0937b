import type http from 'node:http'
import { describe, expect, it } from 'vitest'
import { log } from '@/lib/log.mjs'
import { createPageCache } from '@/server/page-cache/page-cache.mjs'
import { RendererUnavailable } from '@/server/renderer/unavailable.mjs'
import { changesOf } from '../support/part-changes'
import { application, behindProxy, listen, notReady, send, told } from './server-under-test'

describe('what the application is told', () => {
  it('gets pages with their query', async () => {
    expect((await send('/GoodsListView?category=1&pageNum=2')).body).toBe('from the application')
    expect(told().url).toBe('/GoodsListView?category=1&pageNum=2')
  })

  it('gets paths of the API without their trailing slash, and answers them without a redirect', async () => {
    expect((await send('/prod-api/api/siteInfo/?a=1')).status).toBe(200)
    expect(told().url).toBe('/prod-api/api/siteInfo?a=1')
  })

  it('knows the layout of the browser', async () => {
    await send('/', { headers: { 'user-agent': 'Android' } })
    expect(told().headers['x-site-layout']).toBe('mobile')
    await send('/?layout=desktop', { headers: { 'user-agent': 'Android' } })
    expect(told().headers['x-site-layout']).toBe('desktop')
  })

  it('never believes a client who says such things itself', async () => {
    const forged = { 'x-site-layout': 'mobile', 'x-site-draft': '1', 'x-site-client-address': '10.0.0.1', 'x-forwarded-for': '10.0.0.2' }
    await send('/', { headers: forged })
    expect(told().headers).toMatchObject({ 'x-site-layout': 'desktop', 'x-site-draft': '0', 'x-site-client-address': '127.0.0.1' })
  })

  it('is asked no question by a client', async () => {
    const forged = {
      'x-site-question': 'acknowledge',
      'X-Site-Response': 'x',
      'x-site-script-mark': 'x',
      'x-site-target': '/x',
      'x-site-new': 'x',
    }
    await send('/News', { headers: forged })
    const names = ['x-site-question', 'x-site-response', 'x-site-script-mark', 'x-site-new']
    expect(names.filter((name) => told().headers[name] !== undefined)).toEqual([])
    expect(told().headers['x-site-target']).toBe('/News')
  })

  it('believes the nearest proxy, where one is configured, and nobody before it', async () => {
    await send('/', { port: behindProxy, headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' } })
    expect(told().headers['x-site-client-address']).toBe('203.0.113.9')
    await send('/', { port: behindProxy })
    expect(told().headers['x-site-client-address']).toBe('127.0.0.1')
  })
})

describe('headers of every answer', () => {
  it.each(['/', '/healthz', '/media/picture.webp', '/pdf', '/%zz', '/prod-api/api/siteInfo'])('protect %s', async (target) => {
    expect((await send(target)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('say that pages differ by browser, and that the API does not', async () => {
    expect((await send('/')).headers.vary).toContain('User-Agent')
    expect((await send('/prod-api/api/siteInfo')).headers.vary ?? '').not.toContain('User-Agent')
  })
})

describe('the spelling of paths', () => {
  it.each([
    ['/pdf?param=%2Ffiles%2Fa.pdf', '/PDF?param=%2Ffiles%2Fa.pdf'],
    ['/goodslistview', '/GoodsListView'],
    ['/GOODSINFOVIEW/?id=153', '/GoodsInfoView?id=153'],
  ])('%s leads to %s for good', async (target, location) => {
    const { status, headers } = await send(target)
    expect([status, headers.location]).toEqual([308, location])
    expect(application).not.toHaveBeenCalled()
  })
})

describe('targets that are no address', () => {
  it.each(['//evil.example/x', '/%zz', '/%', '/a%00b', 'http://evil.example/', '*', '/%ff'])(
    '%s is refused with an envelope',
    async (target) => {
      const { status, headers, body } = await send(target, { method: target === '*' ? 'OPTIONS' : 'GET' })
      expect(status).toBe(400)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(JSON.parse(body)).toEqual({ code: 400, msg: '请求参数格式错误' })
      expect(application).not.toHaveBeenCalled()
    },
  )
})

describe('the id of a request', () => {
  const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

  it('is made here, told to the application, and sent with every answer', async () => {
    const { headers } = await send('/News', {
      headers: { 'x-request-id': 'given-by-a-stranger', 'x-site-request-id': 'forged-by-a-stranger' },
    })
    expect(headers['x-request-id']).toMatch(id)
    expect(told().headers['x-site-request-id']).toBe(headers['x-request-id'])
    for (const target of ['/healthz', '/media/picture.webp', '/%zz', '/PDF/']) {
      expect((await send(target)).headers['x-request-id']).toMatch(id)
    }
  })

  it('is that of a trusted proxy when it is a plain name', async () => {
    const ask = (given: string) => send('/News', { port: behindProxy, headers: { 'x-request-id': given } })
    expect((await ask('proxy-0123.abc')).headers['x-request-id']).toBe('proxy-0123.abc')
    for (const given of ['short', 'a b c d e f g', '13812345678<script>', 'x'.repeat(65)]) {
      expect((await ask(given)).headers['x-request-id']).toMatch(id)
    }
  })
})

describe('a failure of the application', () => {
  it('is one line for operators and an envelope for the visitor', async () => {
    const error = new Error('SELECT secret')
    application.mockRejectedValueOnce(error)
    const { status, headers, body } = await send('/News?token=abc')
    expect(status).toBe(500)
    expect(JSON.parse(body)).toEqual({ code: 500, msg: '系统繁忙，请稍后重试' })
    const fields = { event: 'request failed', requestId: headers['x-request-id'], method: 'GET', path: '/News', err: error }
    expect(log.error).toHaveBeenCalledWith(fields, expect.any(String))
  })

  it('is a page for who reads pages, and never kept', async () => {
    application.mockRejectedValueOnce(new Error('SELECT secret'))
    const { status, headers, body } = await send('/News', { headers: { accept: 'text/html,*/*' } })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([500, 'text/html; charset=utf-8', 'no-store'])
    expect(body).toContain('页面没有加载成功')
    expect(body).not.toContain('SELECT')
  })
})

describe('health', () => {
  it('is good as long as the process answers, whatever the database does', async () => {
    notReady.mockReturnValue(new Promise(() => undefined))
    const { status, body } = await send('/healthz')
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }])
    expect(notReady).not.toHaveBeenCalled()
  })

  it('is readiness when the application can do its work', async () => {
    const port = listen('0')
    const { status, headers, body } = await send('/readyz', { port })
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', { status: 'ready' }])
  })

  it('says why the site is not ready', async () => {
    notReady.mockResolvedValue(['the database does not take writes (SQLITE_FULL)'])
    const { status, body } = await send('/readyz', { port: listen('0') })
    expect(status).toBe(503)
    expect(JSON.parse(body)).toEqual({ status: 'unavailable', reasons: ['the database does not take writes (SQLITE_FULL)'] })
  })
})

describe('metrics', () => {
  it('are a page like any other where nobody may ask for them', async () => {
    expect((await send('/metrics', { headers: { authorization: 'Bearer ' } })).body).toBe('from the application')
  })
})

describe('an answer that says to come back', () => {
  it.each([
    ['of the application', async (_: unknown, response: http.ServerResponse) => void response.writeHead(503).end()],
    [
      'of the application, set before',
      async (_: unknown, response: http.ServerResponse) => void Object.assign(response, { statusCode: 503 }).end(),
    ],
    ['of a renderer that is not there', () => Promise.reject(new RendererUnavailable('gone'))],
  ])('says when: %s', async (_, answer) => {
    application.mockImplementationOnce(answer)
    const { status, headers } = await send('/News')
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  })

  it('says when: of a page that the cache has not', async () => {
    const pageCache = createPageCache({
      version: {
        state: async () => ({ current: 1, acknowledged: 1, ...changesOf({}) }),
        current: async () => 1,
        attributeKeys: async () => [],
        withdrawals: async () => 0,
        database: async () => '',
        close: async () => undefined,
      },
      renderer: { get: () => Promise.reject(new RendererUnavailable('gone')) },
      maxBytes: 1_000_000,
      isOwnHost: () => true,
    })
    const { status, headers } = await send('/News', { port: listen('0', pageCache) })
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  })

  it('says when: readiness', async () => {
    notReady.mockResolvedValue(['the database does not take writes'])
    expect(Number((await send('/readyz')).headers['retry-after'])).toBeGreaterThan(0)
  })
})
