import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, expectEnvelope, list } from './support/api'
import { base, send } from './support/http'

type Attachment = { url: string; ext: string }

let picture = ''
const files: Record<string, string> = {}
beforeAll(async () => {
  picture = String((await list('/api/product/list', { pageSize: 1 })).rows[0]?.cover)
  for (const { url, ext } of await allRows<Attachment>('/api/attachment/list')) files[ext] ??= url
})

/** A picture and a document: both are served alike. */
const kinds = [
  { kind: 'a picture', at: () => picture, caching: /^public, max-age=\d{3,}/ },
  // A replaced document keeps its address, and is seen at once.
  { kind: 'a document', at: () => files.pdf ?? '/files/missing', caching: /^public, no-cache$/ },
]

describe.each(kinds)('$kind', ({ at, caching }) => {
  it('says what it is, how old and which edition, and may be kept', async () => {
    const { status, headers, body } = await send(at())
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^(image\/webp|application\/pdf)$/),
      'content-length': String(body.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(caching),
      etag: expect.stringMatching(/^(W\/)?".+"$/),
    })
    expect(Date.parse(headers['last-modified'] ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
  })

  it('is not sent again to whoever has it', async () => {
    const { headers } = await send(at(), { method: 'HEAD' })
    for (const condition of [{ 'if-none-match': headers.etag }, { 'if-modified-since': headers['last-modified'] }]) {
      const again = await send(at(), { headers: condition })
      expect([again.status, again.body.length]).toEqual([304, 0])
    }
    expect((await send(at(), { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('is sent in part: from the middle, to the end, the last bytes', async () => {
    const { body } = await send(at())
    const size = body.length
    for (const [range, from, to] of [
      ['bytes=10-19', 10, 19],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ['bytes=-5', size - 5, size - 1],
      ['bytes=0-999999999', 0, size - 1],
    ] as const) {
      const part = await send(at(), { headers: { range } })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${size}`])
      expect(part.body.equals(body.subarray(from, to + 1))).toBe(true)
    }
  })

  it('has no part beyond its end', async () => {
    const { status, headers } = await send(at(), { headers: { range: 'bytes=999999999-' } })
    expect(status).toBe(416)
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
  })

  it('has the same headers for HEAD, and no body', async () => {
    const [head, full] = await Promise.all([send(at(), { method: 'HEAD' }), send(at())])
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) expect(head.headers[name]).toBe(full.headers[name])
  })

  it('can not be changed or deleted', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await send(at(), { method })).status).toBeGreaterThanOrEqual(400)
    expect((await send(at(), { method: 'HEAD' })).status).toBe(200)
  })
})

describe('what a browser does with a document', () => {
  it.each(['dxf', 'glb', 'zip', 'xlsx'])('it downloads %s', async (ext) => {
    const { status, headers } = await send(files[ext] ?? '/files/missing', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/^attachment;/)
    expect(headers['content-type'] ?? '').not.toMatch(/html|svg|javascript/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('it shows a PDF', async () => {
    const { headers } = await send(files.pdf ?? '/files/missing', { method: 'HEAD' })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition'] ?? 'inline').toMatch(/^inline/)
  })
})

const ways = ['..', '%2e%2e', '%2E.', '.%2e', '..%2f', '..%5c', '%2e%2e%2f', '%252e%252e%252f', '..%c0%af', '....//']
const secrets = ['site.db', 'first-administrator.json', '.env', 'package.json']

describe('ways out of the folders of files', () => {
  it.each(['/media/', '/files/', '/_next/static/', '/'])('there are none from %s', async (folder) => {
    for (const way of ways) {
      const up = way.endsWith('/') || way.includes('%2f') || way.includes('%5c') || way.includes('%c0') ? way : `${way}/`
      for (const secret of secrets.slice(0, folder === '/' ? 4 : 2)) {
        const { status, headers, text } = await send(`${folder}${up}${secret}`)
        expect(status, up).toBeGreaterThanOrEqual(300)
        expect(text.startsWith('SQLite format 3'), up).toBe(false)
        expect(text, up).not.toMatch(/PAYLOAD_SECRET|"password"|"dependencies"/)
        expect(headers['content-type'] ?? '').not.toMatch(/octet-stream|application\/x-sqlite/)
      }
    }
  })

  it.each([
    '/files/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/media//etc/passwd',
    '/media/%2fetc%2fpasswd',
    '/files/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  ])('nor to the machine: %s', async (target) => {
    const { status, text } = await send(target)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(text).not.toContain('root:')
  })

  it('nor is a folder listed', async () => {
    for (const folder of ['/media/', '/media', '/files/', '/files']) {
      const { status, text } = await send(folder)
      expect(status).toBe(404)
      expect(text).toContain('页面不存在')
    }
  })
})

describe('the server', () => {
  it('says whether it is well', async () => {
    const { status, headers, text } = await send('/healthz')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store'])
    expect(JSON.parse(text)).toEqual({ status: 'ok' })
  })

  it('says whether it is ready', async () => {
    const { status, headers, text } = await send('/readyz')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store'])
    expect(JSON.parse(text)).toEqual({ status: 'ready' })
  })

  it('has no metrics to show as long as nobody has set a token', async () => {
    const { status, text } = await send('/metrics')
    expect(status).toBe(404)
    expect(text).toContain('页面不存在')
  })

  it.each([
    ['/pdf?param=x', '/PDF?param=x'],
    ['/pDf', '/PDF'],
    ['/goodslistview', '/GoodsListView'],
    ['/GOODSINFOVIEW?id=153&a=%E4%B8%AD', '/GoodsInfoView?id=153&a=%E4%B8%AD'],
    ['/selectproduct', '/selectProduct'],
    ['/WJFILE', '/wjFile'],
    ['/newsdetail/?id=1', '/NewsDetail?id=1'],
  ])('leads %s to %s', async (target, location) => {
    const { status, headers } = await send(target)
    expect([status, headers.location]).toEqual([308, location])
  })

  it('never leads to another site', async () => {
    for (const target of [
      '//evil.example/pdf',
      '/\\evil.example/pdf',
      '/%2f%2fevil.example/..',
      'http://evil.example/pdf',
      '/pdf/..//evil.example',
    ]) {
      const { headers } = await send(target)
      expect(headers.location ?? '', target).not.toMatch(/^(https?:)?[\\/]{2}(?!localhost|127\.)/)
    }
  })

  it.each(['/', '/healthz', '/prod-api/api/siteInfo', '/pdf', '/%zz', '/robots.txt'])(
    'protects %s from guessing and framing',
    async (target) => {
      const { headers } = await send(target)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers.server).toBeUndefined()
    },
  )

  it('says that pages differ by browser', async () => {
    expect((await send('/')).headers.vary).toMatch(/\bUser-Agent\b/i)
  })

  it.each(['//host', '//host/path', '/%zz', '/%', '/%ff', '/a%00b', 'http://other.example/'])(
    'refuses the malformed target %s with an envelope',
    async (target) => {
      const { status, headers, text } = await send(target)
      expect(status).toBe(400)
      expect(expectEnvelope(text, headers['content-type'])).toEqual({ code: 400, msg: '请求参数格式错误' })
    },
  )

  it('answers an address that no file system could hold with 404', async () => {
    for (const place of ['', 'media/', 'files/', 'pdfjs/']) expect((await send(`/${place}${'9'.repeat(300)}`)).status, place).toBe(404)
  })

  it('answers an unknown page with 404 and a page that can be read without scripts', async () => {
    const { status, headers, text } = await send('/no-such-page')
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    const [html = ''] = text.split('<script>self.__next_f')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('lang="zh-CN"')
  })

  it('answers a method that it does not know, without a failure of its own', async () => {
    for (const method of ['TRACE', 'PROPFIND']) expect((await send('/', { method })).status, method).toBeLessThan(500)
  })

  it('is asked at its own address', () => {
    expect(base.pathname).toBe('/')
  })
})
