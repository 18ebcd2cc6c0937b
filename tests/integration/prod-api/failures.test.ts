import { describe, expect, it } from 'vitest'
import { ask, expectEnvelope, list } from '../support/api'
import { pagedLists } from '../support/endpoints'
import { get, send } from '../support/http'

const missing = { code: 404, msg: '内容不存在或已下架' }
const unknown = { code: 404, msg: '网络请求不存在' }

/** Endpoints that take an id. */
const details = [
  '/api/article/single/',
  '/api/product/',
  '/api/article/news/',
  '/api/article/train/',
  '/api/case/',
  '/api/solution/category/detail/',
  '/api/solution/detail/',
]

describe.each(details)('an id that nothing has, at %s{id}', (path) => {
  it.each([
    '987654321',
    '0',
    'abc',
    '-1',
    '1e3',
    '1.5',
    '+153',
    '0x99',
    'null',
    'NaN',
    '１５３',
    '153 ',
    '153_',
    '_2',
    '153_2',
    '153_2_3',
    '💡',
    '9'.repeat(3000),
  ])('%s is answered with code 404', async (id) => {
    expect(await ask(`${path}${encodeURIComponent(id)}`)).toEqual(missing)
  })

  it.each(["1' OR '1'='1", '1;DROP TABLE products', '<script>alert(1)</script>', '../../siteInfo', '..\\..', '{"$ne":null}', '1,2', '%25'])(
    'so is %s',
    async (id) => {
      expect(await ask(`${path}${encodeURIComponent(id)}`)).toEqual(missing)
    },
  )

  it('a NUL in it is refused', async () => {
    const { status, headers, text } = await send(`/prod-api${path}%00`)
    expect(status).toBeLessThan(500)
    expectEnvelope(text, headers['content-type'])
  })
})

describe('a path that is no endpoint', () => {
  it.each([
    '/prod-api',
    '/prod-api/',
    '/prod-api/api',
    '/prod-api/api/product',
    '/prod-api/api/product/',
    '/prod-api/api/Product/list',
    '/prod-api/api/product/153/more',
    '/prod-api/api/nothing/here',
    '/prod-api/siteInfo',
    '/prod-api/api/constructor',
    '/prod-api/api/__proto__',
    '/prod-api/..%2f..%2fetc%2fpasswd',
    '/prod-api/api/product/%2e%2e%2f%2e%2e%2fsite.db',
    '/prod-api/%E4%BA%A7%E5%93%81',
  ])('%s is answered with an envelope', async (path) => {
    const { status, headers, text } = await send(path)
    expect([200, 404]).toContain(status)
    expect(expectEnvelope(text, headers['content-type'])).toEqual(status === 404 ? unknown : missing)
  })

  it.each(['/prod-api', '/prod-api/api/nothing', '/prod-api/api/product'])('%s is HTTP 404', async (path) => {
    expect((await send(path)).status).toBe(404)
  })

  it('is not found with another method either', async () => {
    const { status, headers, text } = await send('/prod-api/api/nothing', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([404, 405]).toContain(status)
    expectEnvelope(text, headers['content-type'])
  })

  it('that leads back into the tree is the endpoint it leads to', async () => {
    const { status, headers, text } = await send('/prod-api/api/product/../siteInfo')
    expect(status).toBe(200)
    expect(expectEnvelope(text, headers['content-type']).code).toBe(200)
  })
})

const long = 'x'.repeat(10_000)
const hostile = [
  ['a title of 10 kB', `title=${long}`],
  ['a name of 10 kB', `name=${long}&pageNum=${'9'.repeat(1000)}`],
  ['category numbers of 10 kB', `categoryIds=${long}&categoryId=${'9'.repeat(1000)}`],
  ['ten thousand numbers', `categoryIds=${'1,'.repeat(5000)}`],
  ['the same key twice', 'title=HM3&title=HA1&pageNum=1&pageNum=2&categoryIds=1&categoryIds=2'],
  ['keys in brackets', 'title[]=a&title[$ne]=b&pageNum[]=3&where[or][0][id][exists]=true'],
  ['__proto__', '__proto__=1&__proto__[polluted]=1&constructor=1&constructor.prototype.polluted=1&toString=1&hasOwnProperty=1'],
  ['NUL', 'title=%00&name=a%00b&categoryIds=1%00,2&pageNum=%00'],
  ['emoji', `title=${encodeURIComponent('⚡️👩‍🔧断路器')}&categoryIds=${encodeURIComponent('1️⃣')}`],
  ['half an emoji', 'title=%ed%a0%bd&name=%f0%9f&categoryIds=%ff'],
  ['a broken escape', 'title=%&name=%zz&pageNum=%u0031'],
  [
    'SQL',
    `title=${encodeURIComponent("'; DROP TABLE products; --")}&categoryIds=${encodeURIComponent('1) OR 1=1 --')}&isHot=${encodeURIComponent("1' OR '1'='1")}`,
  ],
  ['a pattern', `title=${encodeURIComponent('%_\\%%__\\\\')}&name=${encodeURIComponent('(a+)+$')}`],
  ['markup', `title=${encodeURIComponent('<img src=x onerror=alert(1)>')}`],
  ['line ends', 'title=a%0d%0aSet-Cookie:%20x=1&pageNum=1%0a'],
  ['nothing but signs', '&&&===&?&=&#'],
] as const

describe.each(pagedLists)('a hostile query to $path', ({ path }) => {
  it.each(hostile)('%s is answered with an envelope', async (_, query) => {
    const { status, headers, text } = await send(`/prod-api${path}?${query.replace('#', '')}`)
    expect(status).toBeLessThan(500)
    expect(headers['set-cookie']).toBeUndefined()
    expectEnvelope(text, headers['content-type'])
  })
})

describe('after hostile queries', () => {
  it('everything is still there', async () => {
    expect((await list('/api/product/list')).total).toBeGreaterThanOrEqual(72)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('a language, a token or a signed-in cookie makes no difference', async () => {
    const headers = { cookie: 'payload-token=abc', authorization: 'Bearer abc', 'accept-language': 'de', 'x-site-draft': '1' }
    const [plain, other] = await Promise.all([
      get('/prod-api/api/product/list?draft=1'),
      get('/prod-api/api/product/list?draft=1', { headers }),
    ])
    expect(await other.text()).toBe(await plain.text())
  })
})
