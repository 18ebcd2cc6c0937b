import process from 'node:process'
import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routes } from '../../support/routes'
import { get, type Reply, send } from '../support/http'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

const outcome = ({ headers }: Reply) => /desc=(\w+)/.exec(String(headers['server-timing']))?.[1]

/** Addresses that nobody else asks for, so that their first request is a miss. */
const made = { count: 0 }
function unique(): string {
  made.count += 1
  return `u${Date.now().toString(36)}${made.count}`
}

/** Asks until the cache answers: an editor's test beside this one may change the content meanwhile. */
async function kept(target: string, headers: Record<string, string> = {}): Promise<Reply> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const reply = await send(target, { headers })
    if (outcome(reply) === 'hit') return reply
  }
  throw new Error(`${target} never came from the cache`)
}

describe('a page', () => {
  it('is rendered for the first who asks and kept for the others', async () => {
    const target = `/SearchResult?val=${unique()}`
    expect(outcome(await send(target))).toBe('miss')
    expect(outcome(await kept(target))).toBe('hit')
  })

  it.each(['', 'gzip', 'br'])('is the same, kept or rendered, in the encoding “%s”', async (encoding) => {
    const decode =
      { '': (body: Buffer) => body, gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync }[encoding] ?? ((body: Buffer) => body)
    const target = `/SearchResult?val=${unique()}`
    const first = await send(target, { headers: { 'accept-encoding': encoding } })
    const again = await kept(target, { 'accept-encoding': encoding })
    expect(again.headers['content-encoding'] ?? '').toBe(encoding)
    expect(decode(again.body).equals(decode(first.body))).toBe(true)
    expect(again.headers['content-length']).toBe(String(again.body.length))
  })

  it('says how it may be kept elsewhere, and by what it differs', async () => {
    const { headers } = await kept('/News')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const name of ['User-Agent', 'Accept-Encoding', 'RSC']) expect(headers.vary).toContain(name)
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await kept('/AboutView', { 'accept-encoding': 'br' })
    const again = await send('/AboutView', { headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const other = await send('/AboutView', { headers: { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) } })
    expect(other.status).toBe(200)
  })

  it('has no body for HEAD, and the same headers', async () => {
    const full = await kept('/wjFile')
    const head = await send('/wjFile', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['content-length', 'content-type', 'etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(head.headers[name], name).toBe(full.headers[name])
  })

  it('is one for all orders of its parameters and whatever else an address carries', async () => {
    const first = await kept('/GoodsListView?category=1&id=11')
    for (const target of ['/GoodsListView?id=11&category=1', '/GoodsListView?utm_source=x&category=1&gclid=2&id=11']) {
      const reply = await kept(target)
      expect(reply.headers.etag).toBe(first.headers.etag)
    }
  })

  it('differs by layout, and a navigation gets its own form', async () => {
    const [desktop, phone, payload] = [
      await kept('/Recruiting'),
      await kept('/Recruiting', { 'user-agent': PHONE }),
      await kept('/Recruiting?_rsc=abc', { rsc: '1' }),
    ]
    expect(new Set([desktop, phone, payload].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(desktop.text).toContain('data-layout="desktop"')
    expect(phone.text).toContain('data-layout="mobile"')
    expect(payload.headers['content-type']).toBe('text/x-component')
  })

  it('that does not exist is not found from the cache, too', async () => {
    const target = `/NewsDetail?id=${1_000_000 + Math.floor(Math.random() * 1e8)}`
    expect((await send(target)).status).toBe(404)
    const again = await kept(target)
    expect([again.status, again.text.includes('这一路没有送电')]).toEqual([404, true])
  })
})

describe('answers of the API', () => {
  it.each(['/prod-api/api/product/list?pageSize=3', '/prod-api/api/siteInfo/', '/manifest.webmanifest'])('are kept: %s', async (target) => {
    const reply = await kept(target)
    expect(reply.status).toBe(200)
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(reply.headers.etag).toBeTruthy()
  })
})

describe('what is never kept', () => {
  it.each([
    '/captchaImage',
    '/prod-api/captchaImage',
    '/no-such-page',
    '/prod-api/api/nothing',
    '/News?draft=1',
    '/News?preview=x',
    '/admin/login',
  ])('%s', async (target) => {
    for (const reply of [await send(target), await send(target)]) {
      expect(outcome(reply)).toBeUndefined()
      expect(reply.headers['cache-control'] ?? 'no-store').toMatch(/no-store/)
    }
  })

  it('what is answered to a form', async () => {
    const reply = await send('/prod-api/api/consult', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(outcome(reply)).toBeUndefined()
  })

  it('what members of staff see', async () => {
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) }
    const { token } = (await (await get('/cms-api/users/login', login)).json()) as { token: string }
    await kept('/News')
    const reply = await send('/News', { headers: { cookie: `payload-token=${token}` } })
    expect(reply.status).toBe(200)
    expect(outcome(reply)).toBeUndefined()
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
  })
})

/** What a reader gets of a page: its text, without scripts and what Next numbers. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<template[\s\S]*?<\/template>/g, '')
    .replace(/<link[^>]*>/g, '')
    // Where something might have come later, and sometimes did.
    .replace(/<!--.*?-->/g, '')

/** Where two texts part; empty when they are the same. */
function difference(a: string, b: string): string {
  if (a === b) return ''
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return `…${a.slice(Math.max(0, at - 40), at + 40)}… / …${b.slice(Math.max(0, at - 40), at + 40)}…`
}

describe('what is kept is what is rendered', () => {
  it.each(routes)('%s', async (target) => {
    const separator = target.includes('?') ? '&' : '?'
    for (const userAgent of ['', PHONE]) {
      const headers = userAgent ? { 'user-agent': userAgent } : {}
      // Nobody is signed in, so that the draft is what visitors see; and drafts are not kept.
      const rendered = await send(`${target}${separator}draft=1`, { headers })
      const cached = await send(target, { headers })
      expect(cached.status).toBe(rendered.status)
      expect(difference(textOf(cached.text), textOf(rendered.text))).toBe('')
    }
  })
})
