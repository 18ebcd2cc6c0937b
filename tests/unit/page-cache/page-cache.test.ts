import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log.mjs'
import { createPageCache } from '@/server/page-cache/page-cache.mjs'
import type { WholeAnswer } from '@/server/renderer/client.mjs'

/** The cache with a stand-in for the renderer and for the content version. */
const text = '<!doctype html><p>断路器</p><script>start()</script>'.padEnd(5000, '好')
const content = { version: 1, acknowledged: Number.POSITIVE_INFINITY, withdrawals: 0 }
const get = vi.fn<(target: string, headers: http.OutgoingHttpHeaders) => Promise<WholeAnswer>>()
const version = {
  current: async () => content.version,
  state: async () => ({ current: content.version, acknowledged: Math.min(content.version, content.acknowledged) }),
  withdrawals: async () => content.withdrawals,
  database: async () => 'a database',
  close: async () => undefined,
}
let cache: ReturnType<typeof createPageCache>
let server: http.Server
/** How many requests have come. */
let arrived = 0

const rendered = (changes: Partial<WholeAnswer> = {}): WholeAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
  isFailed: false,
  ...changes,
})

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(64))
  server = http.createServer(async (request, response) => {
    arrived += 1
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isAnswered = await cache.answer(request, response, url).catch((error) => response.writeHead(500).end(String(error)))
    if (!isAnswered) response.writeHead(501).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
})

afterAll(() => void server.close())

beforeEach(() => {
  Object.assign(content, { version: 1, acknowledged: Number.POSITIVE_INFINITY, withdrawals: 0 })
  get.mockReset().mockImplementation(async () => rendered())
  cache = createPageCache({ version, renderer: { get }, maxBytes: 10_000_000 })
  vi.spyOn(log, 'warn').mockReturnValue()
})

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; outcome: string | undefined }

function send(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const outcome = /desc=(\w+)/.exec(String(response.headers['server-timing']))?.[1]
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks), outcome })
    })
    request.on('error', reject)
    request.end()
  })
}

describe('a page', () => {
  it('is rendered once and then served again', async () => {
    expect((await send('/News')).outcome).toBe('miss')
    const { status, body, outcome } = await send('/News')
    expect([status, body.toString(), outcome]).toEqual([200, text, 'hit'])
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('is rendered anew when the content has changed', async () => {
    await send('/News')
    content.version = 2
    expect((await send('/News')).outcome).toBe('miss')
    expect((await send('/News')).outcome).toBe('hit')
  })

  it('is rendered once for everybody who waits for it', async () => {
    let finish = () => {}
    get.mockImplementation(() => new Promise((resolve) => (finish = () => resolve(rendered()))))
    arrived = 0
    const waiting = Array.from({ length: 200 }, () => send('/News'))
    await expect.poll(() => arrived).toBe(200)
    finish()
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('that was rendered before a change is not for those who come after it', async () => {
    const finish: (() => void)[] = []
    get.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(rendered()))))
    const before = send('/News')
    await expect.poll(() => finish.length).toBe(1)
    content.version = 2
    const after = send('/News')
    await expect.poll(() => finish.length).toBe(2)
    for (const one of finish) one()
    await Promise.all([before, after])
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('that was rendered while the content changed is not kept', async () => {
    get.mockImplementationOnce(async () => {
      content.version = 2
      return rendered()
    })
    await send('/News')
    content.version = 1
    expect((await send('/News')).outcome).toBe('miss')
  })

  it('is asked for without anything of the visitor', async () => {
    await send('/News?utm_source=x', { cookie: 'a=b', 'user-agent': 'iPhone', 'x-forwarded-for': '1.2.3.4', 'accept-encoding': 'br' })
    expect(get.mock.lastCall?.[0]).toBe('/News')
    expect(Object.keys(get.mock.lastCall?.[1] ?? {}).sort()).toEqual([
      'accept',
      'content-security-policy',
      'host',
      'user-agent',
      'x-forwarded-proto',
      'x-site-draft',
      'x-site-layout',
      'x-site-script-mark',
      'x-site-target',
    ])
    expect(get.mock.lastCall?.[1]).toMatchObject({ 'x-site-layout': 'mobile', 'user-agent': 'page-cache' })
  })
})

describe('a change that nobody has been told of yet', () => {
  const change = () => Object.assign(content, { version: 2, acknowledged: 1 })
  const tell = () => Object.assign(content, { acknowledged: 2 })

  it('makes nobody wait: visitors get what is kept, until somebody is told', async () => {
    await send('/News')
    change()
    expect((await send('/News')).outcome).toBe('hit')
    tell()
    expect((await send('/News')).outcome).toBe('miss')
  })

  it('is in what was not kept', async () => {
    change()
    await send('/News')
    tell()
    expect((await send('/News')).outcome).toBe('hit')
  })

  it('is in the pages that many ask for, before they ask', async () => {
    for (let count = 0; count < 30; count += 1) await send('/News', { 'accept-encoding': 'br' })
    await send('/AboutView')
    change()
    await cache.renew(1000)
    expect(get.mock.calls.map(([target]) => target)).toEqual(['/News', '/AboutView', '/News'])
    tell()
    expect((await send('/News', { 'accept-encoding': 'br' })).outcome).toBe('hit')
    expect((await send('/AboutView')).outcome).toBe('miss')
  })

  it('is not waited for without end', async () => {
    for (const path of ['/News', '/AboutView']) for (let count = 0; count < 30; count += 1) await send(path)
    change()
    await cache.renew(-1)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('may be one that can not be rendered', async () => {
    for (let count = 0; count < 30; count += 1) await send('/News')
    change()
    get.mockRejectedValueOnce(new Error('broken'))
    await cache.renew(1000)
    tell()
    expect((await send('/News')).outcome).toBe('miss')
  })
})

describe('what is sent', () => {
  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('is compressed with %s, once', async (encoding, decompress) => {
    for (const outcome of ['miss', 'hit']) {
      const answer = await send('/News', { 'accept-encoding': encoding })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.outcome).toBe(outcome)
      expect(decompress(answer.body).toString()).toBe(text)
    }
  })

  it('is not sent to whoever has it', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await send('/News', { 'accept-encoding': encoding })
      const again = await send('/News', { 'accept-encoding': encoding, 'if-none-match': headers.etag })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
      expect(again.headers.vary).toBe(headers.vary)
    }
    const tags = await Promise.all(
      ['br', 'gzip'].map(async (encoding) => (await send('/News', { 'accept-encoding': encoding })).headers.etag),
    )
    expect(tags[0]).not.toBe(tags[1])
  })

  it('has no body for HEAD, and the same headers', async () => {
    const full = await send('/News', { 'accept-encoding': 'gzip' })
    const head = await send('/News', { 'accept-encoding': 'gzip' }, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, full.headers['content-length']])
  })

  it('must be asked for before each use, and says by what it differs', async () => {
    const { headers } = await send('/News')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers.vary).toContain('User-Agent')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('allows exactly the scripts that the application has marked in this rendering, and shows no mark', async () => {
    const marks: unknown[] = []
    get.mockImplementation(async (_target, headers) => {
      marks.push(headers['x-site-script-mark'])
      return rendered({ body: Buffer.from(`<script nonce="${headers['x-site-script-mark']}">start()</script><script>injected()</script>`) })
    })
    const { headers, body } = await send('/News')
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hashOf('start()')}'`)
    expect(headers['content-security-policy']).not.toContain(hashOf('injected()'))
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
    await send('/Download')
    expect(new Set(marks).size).toBe(2)
    for (const mark of marks) expect(body).not.toContain(mark)
  })
})

describe('what is not kept', () => {
  it.each([
    ['an error', rendered({ status: 500, isFailed: true })],
    ['a page of which something failed', rendered({ isFailed: true })],
  ])('%s', async (_, answer) => {
    get.mockImplementation(async () => answer)
    expect((await send('/News')).status).toBe(500)
    get.mockImplementation(async () => rendered())
    expect((await send('/News')).outcome).toBe('miss')
  })

  it.each([
    ['what sets a cookie', { headers: { 'set-cookie': ['a=b'] } }],
    ['a passing redirect', { status: 307 }],
  ])('%s', async (_, changes) => {
    get.mockImplementation(async () => rendered(changes))
    await send('/News')
    expect((await send('/News')).outcome).toBe('miss')
  })

  it('what was not found is a one-off', async () => {
    get.mockImplementation(async () => rendered({ status: 404 }))
    await send('/NewsDetail?id=1')
    expect((await send('/NewsDetail?id=1')).status).toBe(404)
    expect(cache.usage()).toMatchObject({ protected: { entries: 0 }, probation: { entries: 0 }, 'one-off': { entries: 1 } })
  })

  it('an unknown id of the API is a one-off', async () => {
    get.mockImplementation(async () => rendered({ body: Buffer.from('{"code":404,"msg":"内容不存在或已下架"}') }))
    await send('/prod-api/api/product/99')
    expect(cache.usage()).toMatchObject({ probation: { entries: 0 }, 'one-off': { entries: 1 } })
  })
})

describe('when rendering fails', () => {
  const fails = async () => {
    throw new Error('gone')
  }

  it('a young entry stands in, and says so', async () => {
    await send('/News')
    content.version = 2
    get.mockImplementation(fails)
    const { status, headers, outcome } = await send('/News')
    expect([status, outcome, headers.warning]).toEqual([200, 'stale', '110 - "Response is Stale"'])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'stale page served' }), expect.anything())
  })

  it('an entry of more than a minute does not', async () => {
    await send('/News')
    content.version = 2
    get.mockImplementation(fails)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    expect((await send('/News')).status).toBe(500)
    vi.useRealTimers()
  })

  it('nothing stands in after something was withdrawn', async () => {
    await send('/News')
    content.version = 2
    content.withdrawals = 1
    get.mockImplementation(fails)
    expect((await send('/News')).status).toBe(500)
  })

  it('what is current is served without rendering', async () => {
    await send('/News')
    get.mockImplementation(fails)
    expect((await send('/News')).outcome).toBe('hit')
  })
})
