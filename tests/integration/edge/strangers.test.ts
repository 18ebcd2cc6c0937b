import http from 'node:http'
import config from '@payload-config'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOpenToStrangers, openToStrangers } from '@/server/strangers.mjs'
import { administrator, type Caller, callerWith, signIn } from '../support/accounts'
import { base, get, send } from '../support/http'

const JSON_HEADERS = { 'content-type': 'application/json' }
const MIB = 1024 * 1024
const PARAMETER = /:[a-zA-Z]+\??\*?/g
const BODIED = new Set(['POST', 'PUT', 'PATCH'])

/** Every endpoint that the CMS has, with values for its parameters and the addresses that it takes. */
async function everyEndpoint() {
  const { collections, globals, endpoints } = await config
  const below = (path: string, own: { method: string; path: string }[] | false) =>
    (own || []).map((endpoint) => ({ method: endpoint.method.toUpperCase(), path: `${path}${endpoint.path === '/' ? '' : endpoint.path}` }))
  return [
    ...below('', endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => below(`/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => below(`/globals/${slug}`, own)),
  ].map(({ method, path }) => ({
    method,
    target: `/cms-api${path.replace(PARAMETER, '1')}`,
    takes: new RegExp(`^/cms-api${path.replace(PARAMETER, '[^/]+')}$`),
  }))
}

describe('a stranger at the API of the admin', () => {
  it('finds what signing in needs, and nothing else', async () => {
    const endpoints = await everyEndpoint()
    expect(endpoints.length).toBeGreaterThan(200)
    for (const { method, target } of endpoints) {
      const { status, text } = await send(target, { method, headers: JSON_HEADERS, ...(BODIED.has(method) && { body: '{}' }) })
      if (isOpenToStrangers(method, target)) continue
      expect(status, `${method} ${target}`).toBe(403)
      expect(JSON.parse(text), `${method} ${target}`).toEqual({ errors: [{ message: '请先登录后台，再进行此操作。' }] })
    }
  })

  it('finds everything that the table opens', async () => {
    const endpoints = await everyEndpoint()
    const exists = ({ method, path }: { method: string; path: string }) =>
      endpoints.some((endpoint) => endpoint.method === method && endpoint.takes.test(path))
    expect(openToStrangers.filter((entry) => !exists(entry))).toEqual([])
  })

  it.each([
    '/cms-api/products/62?depth=10',
    '/cms-api/products?limit=0&depth=10',
    '/cms-api/products?where[or][0][title][like]=a',
    '/cms-api/globals/home-page?depth=10',
    '/cms-api/users/me/x',
    '/cms-api//products',
    '/cms-api/users/../products',
    '/cms-api/users%2Fme/x',
    '/CMS-API/products',
  ])('%s costs nothing', async (target) => {
    const { status } = await send(target)
    expect([403, 404]).toContain(status)
  })

  it.each(['/cms-api/users/logout', '/cms-api/users/login', '/cms-api/users/forgot-password'])(
    '%s is not asked by another method than its own',
    async (target) => {
      for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
        const headers = { ...JSON_HEADERS, [name]: 'GET' }
        expect((await send(target, { method: 'POST', headers, body: '' })).status).toBe(403)
      }
    },
  )

  it.each(['payload-token=abc.def.ghi', `payload-token=${forgedToken()}`])('is one with an invented cookie, too: %s', async (cookie) => {
    expect((await send('/cms-api/products/62?depth=10', { headers: { cookie } })).status).toBe(403)
    const body = `"${'x'.repeat(100_000)}"`
    const login = await send('/cms-api/users/login', { method: 'POST', headers: { ...JSON_HEADERS, cookie }, body })
    expect(login.status).toBe(413)
  })

  it('sends nothing to the pages of the admin', async () => {
    for (const headers of [{ 'next-action': '0'.repeat(42) }, { 'content-type': 'text/plain' }]) {
      const { status, text } = await send('/admin', { method: 'POST', headers, body: '[]' })
      expect([status, text]).toEqual([403, expect.stringContaining('请先登录后台')])
    }
  })
})

describe('a body', () => {
  it.each(['content-length', 'chunked'])('of 60 MB is refused before it is read: %s', async (kind) => {
    const { status, text, headers } = await sendMuch('/cms-api/users/login', '{},'.repeat(20 * MIB), kind === 'chunked')
    expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8'])
    expect(text).toContain('请求内容过大')
    expect((await get('/cms-api/users/me')).status).toBe(200)
  })

  it.each(['/prod-api/api/product/list', '/', '/News', '/PDF?param=x', '/page-views', '/no-such-page', '/getProductByKbsId'])(
    'that nobody asked for is not taken at %s',
    async (target) => {
      const { status } = await sendMuch(target, 'x'.repeat(MIB), true)
      expect([405, 413]).toContain(status)
    },
  )

  it('just below the limit is read', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'x'.repeat(60_000) })
    const { status } = await send('/cms-api/users/login', { method: 'POST', headers: JSON_HEADERS, body })
    expect([400, 401]).toContain(status)
  })
})

describe('the staff', () => {
  let call: Caller
  let token: string
  beforeAll(async () => {
    token = await signIn(administrator)
    call = callerWith(token)
  })

  it('reads documents no deeper than the admin shows them', async () => {
    const [product] = JSON.parse((await call('/cms-api/products?limit=1&depth=0')).text).docs
    const { status, text } = await call(`/cms-api/products/${product.id}?depth=10`)
    expect(status).toBe(200)
    expect(nestedDocuments(JSON.parse(text))).toBeLessThanOrEqual(2)
  })

  it('reads no more documents at once than an answer can hold', async () => {
    const shallow = JSON.parse((await call('/cms-api/products?limit=0&depth=0')).text)
    expect(shallow.docs).toHaveLength(shallow.totalDocs)
    const { status, text } = await call('/cms-api/products?limit=0&depth=10')
    expect(status).toBe(200)
    expect(JSON.parse(text).docs.length).toBeLessThanOrEqual(50)
  })

  it.each([
    ['nested conditions', 'news', { where: JSON.stringify(within(30)) }],
    ['many conditions', 'news', { where: JSON.stringify({ or: times(101, { title: { equals: 'a' } }) }) }],
    ['searches in every text', 'news', { where: JSON.stringify({ or: times(21, { title: { like: 'a' } }) }) }],
    ['a long search', 'products', { 'where[name][like]': 'a '.repeat(150) }],
    ['conditions of versions', 'news/versions', { where: JSON.stringify(within(30)) }],
    ['conditions of a number', 'news/count', { where: JSON.stringify(within(30)) }],
    ['conditions of a list within', 'documents', { 'joins[products][where][a.b.c.d.e.f][equals]': '1' }],
    ['much order', 'news', { sort: 'a,b,c,d,e,f' }],
  ])('asks no more than a database can look through: %s', async (_, place, query) => {
    const { status, text } = await call(`/cms-api/${place}?${new URLSearchParams(Object.entries(query))}`)
    expect([status, text]).toEqual([400, expect.stringContaining('查询过于复杂，没有执行')])
  })

  it('asks no more in a body either', async () => {
    const headers = {
      authorization: `JWT ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    const ask = (where: object) =>
      send('/cms-api/news', { method: 'POST', headers, body: String(new URLSearchParams({ where: JSON.stringify(where) })) })
    expect((await ask({ title: { equals: 'a' } })).status).toBe(200)
    expect((await ask(within(30))).status).toBe(400)
    expect((await ask({ title: { equals: 'a'.repeat(70_000) } })).status).toBe(413)
  })

  it('changes and deletes many only by a question like that', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const where = new URLSearchParams({ where: JSON.stringify(within(30)) })
      const body = method === 'PATCH' ? { body: '{}', headers: JSON_HEADERS } : {}
      expect((await call(`/cms-api/news?${where}`, { method, ...body })).status).toBe(400)
    }
  })

  it('reads versions by the page', async () => {
    const { status, text } = await call('/cms-api/products/versions?limit=0&depth=0')
    expect(status).toBe(200)
    expect(JSON.parse(text).docs.length).toBeLessThanOrEqual(50)
  })

  it('learns that the body of a question is broken', async () => {
    const headers = { ...JSON_HEADERS, authorization: `JWT ${token}`, 'x-http-method-override': 'GET' }
    const { status, text } = await send('/cms-api/products', { method: 'POST', headers, body: 'uuid=1' })
    expect([status, JSON.parse(text).errors[0].message]).toEqual([400, expect.stringContaining('不是有效的 JSON')])
  })

  it('sends more than a stranger, and no more than documents hold', async () => {
    const headers = { ...JSON_HEADERS, authorization: `JWT ${token}` }
    const preference = (bytes: number) => JSON.stringify({ value: 'x'.repeat(bytes) })
    const written = await send('/cms-api/payload-preferences/edge-test', { method: 'POST', headers, body: preference(MIB) })
    expect(written.status).toBe(200)
    await call('/cms-api/payload-preferences/edge-test', { method: 'DELETE' })
    const tooMuch = await sendMuch('/cms-api/payload-preferences/edge-test', preference(10 * MIB), true, headers)
    expect(tooMuch.status).toBe(413)
  })
})

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

/** A condition that lies within so many others. */
const within = (levels: number) => Array.from({ length: levels }).reduce<object>((inner) => ({ and: [inner] }), { title: { equals: 'a' } })

/** How many documents lie within each other at most. */
function nestedDocuments(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(nestedDocuments))
  if (typeof value !== 'object' || value === null) return 0
  return ('createdAt' in value ? 1 : 0) + Math.max(0, ...Object.values(value).map(nestedDocuments))
}

/** A token as Payload makes them, signed with another secret. */
function forgedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { id: 1, collection: 'users', email: 'tester@example.com', role: 'admin', exp: Math.floor(Date.now() / 1000) + 3600 }
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(43)}`
}

/** Sends a body in pieces, and keeps the answer although not everything was taken. */
function sendMuch(path: string, body: string, isChunked: boolean, headers: http.OutgoingHttpHeaders = JSON_HEADERS) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = base
    const length = isChunked ? {} : { 'content-length': Buffer.byteLength(body) }
    const request = http.request({ hostname, port, path, method: 'POST', agent: false, headers: { ...headers, ...length } })
    request.once('error', reject)
    request.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    const chunk = body.slice(0, 65_536)
    let sent = 0
    const more = () => {
      while (sent < body.length) {
        const part = sent + chunk.length <= body.length ? chunk : body.slice(sent)
        sent += part.length
        if (!request.write(part)) return void request.once('drain', more)
      }
      request.end()
    }
    more()
  })
}
