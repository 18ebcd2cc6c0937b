import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { signPreviewLink } from '@/domain/preview-link.mjs'
import { readEnvironment } from '@/lib/environment.mjs'
import { createHandler } from '@/server/handler.mjs'

/** The server around Next, with a stand-in for the application that writes its headers as Next does. */
const secret = 'x'.repeat(64)
const handle = vi.fn(async (_: http.IncomingMessage, response: http.ServerResponse) => {
  response.setHeader('Cache-Control', 'no-cache, must-revalidate')
  response.end('page')
})
const application = { handle, notReady: async () => [], publishedEdition: async () => null, close: async () => {} }
const environment = { ...readEnvironment({ PAYLOAD_SECRET: secret, DATA_DIR: tmpdir() }) }
const server = http.createServer(createHandler({ environment, isDev: false, application }))
const listening = new Promise<number>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
})

afterAll(() => void server.close())

/** Asks for a page; what the application was told of it, and the headers of the answer. */
async function ask(target: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${await listening}${target}`, { headers })
  await response.text()
  const request = handle.mock.lastCall?.[0]
  return { told: request?.headers ?? {}, url: request?.url, headers: response.headers }
}

const week = Date.now() + 7 * 86_400_000
const token = signPreviewLink(secret, { document: 'news.12', expires: week })
const end = Math.floor(week / 1000) * 1000

describe('a preview', () => {
  it('of staff names its document', async () => {
    const { told, url } = await ask('/NewsDetail?id=541&draft=1&of=news.12')
    expect(told).toMatchObject({ 'x-site-draft': '1', 'x-site-draft-of': 'news.12', 'x-site-shared-draft': '' })
    expect(url).toBe('/NewsDetail?id=541&draft=1&of=news.12')
  })

  it('by a shared link says what the link opens, whatever else the address asks for', async () => {
    const { told } = await ask(`/NewsDetail?id=541&preview=${token}&draft=1&of=news.13`)
    expect(told).toMatchObject({ 'x-site-draft': '0', 'x-site-draft-of': '', 'x-site-shared-draft': `news.12@${end}` })
  })

  it('is never what a client says in a header', async () => {
    const forged = { 'x-site-draft': '1', 'x-site-draft-of': 'news.12', 'x-site-shared-draft': `news.12@${end}` }
    expect((await ask('/NewsDetail?id=541', forged)).told).toMatchObject({
      'x-site-draft': '0',
      'x-site-draft-of': '',
      'x-site-shared-draft': '',
    })
  })

  it.each([
    ['of=新闻', '/?draft=1&of=%E6%96%B0%E9%97%BB'],
    ['of with a line break', '/?draft=1&of=news.1%0d%0ax-a:b'],
  ])('hands on no %s', async (_, target) => {
    expect((await ask(target)).told).toMatchObject({ 'x-site-draft': '1', 'x-site-draft-of': '' })
  })

  it.each(['/NewsDetail?id=541&draft=1', `/NewsDetail?id=541&preview=${token}`, '/?preview=broken'])(
    'is kept, found and passed on by nobody: %s',
    async (target) => {
      const { headers } = await ask(target)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    },
  )

  it.each(['/NewsDetail?id=541', '/?layout=mobile', '/?draft=0', '/admin?preview=x', '/prod-api/api/siteInfo?draft=1&preview=x'])(
    'is not %s',
    async (target) => {
      const { told, headers, url } = await ask(target)
      expect(told).toMatchObject({ 'x-site-draft': '0', 'x-site-shared-draft': '' })
      expect(url).toBe(target)
      expect(headers.get('cache-control')).toBe('no-cache, must-revalidate')
      expect(headers.get('x-robots-tag')).toBeNull()
    },
  )
})

describe('a preview link that is no longer good', () => {
  it.each([
    ['expired', signPreviewLink(secret, { document: 'news.12', expires: Date.now() - 1000 })],
    ['of another site', signPreviewLink('y'.repeat(64), { document: 'news.12', expires: week })],
    ['changed', token.replace('news.12', 'news.13')],
    ['cut off', token.slice(0, -1)],
    ['empty', ''],
  ])('leads to the page that says so: %s', async (_, broken) => {
    const { told, url } = await ask(`/NewsDetail?id=541&preview=${encodeURIComponent(broken)}`)
    expect(url).toBe('/PreviewExpired')
    expect(told).toMatchObject({ 'x-site-draft': '0', 'x-site-shared-draft': '' })
  })
})
