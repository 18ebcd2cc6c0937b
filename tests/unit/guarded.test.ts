import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { TooManyRequests } from '@/limits/too-many-requests'
import { json, noContent, unknownPath, visitorFailure } from '@/prod-api/answers'
import { guarded, readingRoute } from '@/prod-api/guarded'

const request = (method = 'GET') => new Request('http://site.invalid/prod-api/api/siteInfo?token=secret', { method })

async function answerTo(thrown: unknown) {
  const response = await guarded(request(), () => Promise.reject(thrown))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const logged = vi.spyOn(log, 'error').mockReturnValue()
afterEach(() => logged.mockClear())

describe('a request that goes well', () => {
  it('is answered by its handler', async () => {
    const response = await guarded(request(), async () => json({ code: 200 }))
    expect(await response.json()).toEqual({ code: 200 })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

describe('a request that goes wrong', () => {
  it.each([
    ['an unknown id', noContent(), 200, { code: 404, msg: '内容不存在或已下架' }],
    ['an unknown path', unknownPath(), 404, { code: 404, msg: '网络请求不存在' }],
    ['what the visitor can mend', visitorFailure('请输入验证码'), 200, { code: 500, msg: '请输入验证码' }],
    ['too many requests', new TooManyRequests(7.2), 429, { code: 429, msg: '操作过于频繁，请稍后再试' }],
  ])('says so for %s, and logs nothing', async (_, thrown, status, body) => {
    expect(await answerTo(thrown)).toMatchObject({ status, body })
    expect(logged).not.toHaveBeenCalled()
  })

  it('says when to come back', async () => {
    expect((await answerTo(new TooManyRequests(7.2))).headers.get('retry-after')).toBe('8')
    expect((await answerTo(new TooManyRequests(0.001))).headers.get('retry-after')).toBe('1')
  })

  it.each([new Error('SELECT * FROM users at /srv/site/data'), 'a thrown text', null, undefined])(
    'keeps our own fault to itself and writes one line for operators (%s)',
    async (thrown) => {
      const { status, body } = await answerTo(thrown)
      expect(status).toBe(500)
      expect(body).toEqual({ code: 500, msg: '系统繁忙，请稍后重试' })
      expect(logged).toHaveBeenCalledTimes(1)
      const fields = { event: 'request failed', method: 'GET', path: '/prod-api/api/siteInfo', err: thrown }
      expect(logged).toHaveBeenCalledWith(fields, expect.any(String))
    },
  )
})

describe('an endpoint that only reads', () => {
  const route = readingRoute(async () => json({ code: 200 }))

  it('answers GET and HEAD', async () => {
    expect((await route.GET(request())).status).toBe(200)
    expect((await route.HEAD(request('HEAD'))).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s and says what is allowed', async (method) => {
    const response = await route[method](request(method))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toEqual({ code: 405, msg: '请求方式不支持' })
  })
})
