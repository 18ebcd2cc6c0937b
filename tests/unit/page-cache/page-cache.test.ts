import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { arrived, cache, content, get, rendered, send, text } from './cache-under-test'

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

  it('is served on when something changed that it was not made of, and anew when something did that it was', async () => {
    get.mockImplementation(async () => rendered({ reads: ['news', 'media'] }))
    await send('/News')
    Object.assign(content, { version: 2, changes: { products: 2 } })
    expect((await send('/News')).outcome).toBe('hit')
    Object.assign(content, { version: 3, changes: { products: 2, media: 3 } })
    expect([(await send('/News')).outcome, (await send('/News')).outcome]).toEqual(['miss', 'hit'])
    Object.assign(content, { version: 4, changes: { products: 4, media: 3 } })
    expect((await send('/News')).outcome).toBe('hit')
  })

  it('made of nothing is served on whatever changes', async () => {
    get.mockImplementation(async () => rendered({ reads: [] }))
    await send('/News')
    Object.assign(content, { version: 2, changes: { news: 2 } })
    expect((await send('/News')).outcome).toBe('hit')
  })

  it('is not served on by a database that was put back', async () => {
    get.mockImplementation(async () => rendered({ reads: ['news'] }))
    Object.assign(content, { version: 5, changes: { news: 5 } })
    await send('/News')
    Object.assign(content, { version: 3, changes: { news: 3 } })
    expect((await send('/News')).outcome).toBe('miss')
  })

  it('during whose rendering something else changed is kept', async () => {
    get.mockImplementationOnce(async () => {
      Object.assign(content, { version: 2, changes: { products: 2 } })
      return rendered({ reads: ['news'] })
    })
    await send('/News')
    expect((await send('/News')).outcome).toBe('hit')
  })

  it('is rendered once for everybody who waits for it', async () => {
    let finish = () => {}
    get.mockImplementation(() => new Promise((resolve) => (finish = () => resolve(rendered()))))
    const before = arrived
    const waiting = Array.from({ length: 200 }, () => send('/News'))
    await expect.poll(() => arrived - before).toBe(200)
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
      'x-site-reads',
      'x-site-script-mark',
      'x-site-target',
    ])
    expect(get.mock.lastCall?.[1]).toMatchObject({ 'x-site-layout': 'mobile', 'user-agent': 'page-cache' })
  })
})

/** spec: addresses/nearest-page */
describe('a page that shows one document', () => {
  const link = '/GoodsInfoView?hot=true&name=HM3-250&id=153&categoryName=x'

  it('is one whatever names its links carry', async () => {
    await send(link)
    expect((await send('/GoodsInfoView?id=153&name=other')).outcome).toBe('hit')
    expect(get.mock.calls.map(([target]) => target)).toEqual(['/GoodsInfoView?id=153'])
  })

  it('is asked for with the names of its link where there is no such document, for those who come by it', async () => {
    get.mockImplementation(async (target) => rendered({ status: 404, body: Buffer.from(target) }))
    const missing = await send(link)
    const named = '/GoodsInfoView?id=153&name=HM3-250&categoryName=x'
    expect([missing.status, missing.body.toString(), missing.outcome]).toEqual([404, named, 'miss'])
    expect((await send('/GoodsInfoView?id=153')).body.toString()).toBe('/GoodsInfoView?id=153')
    expect((await send('/GoodsInfoView?categoryName=x&name=HM3-250&id=153')).outcome).toBe('hit')
    expect(get.mock.calls.map(([target]) => target)).toEqual(['/GoodsInfoView?id=153', named])
  })

  it('and has come meanwhile is shown', async () => {
    get.mockImplementationOnce(async () => rendered({ status: 404 }))
    expect((await send(link)).status).toBe(200)
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
