import zlib from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { COMPILE_HINT } from '../../src/server/compile-hints.mjs'
import { type Reply, send } from './support/http'

const decoders: Record<string, (body: Buffer) => Buffer> = {
  '': (body) => body,
  gzip: (body) => zlib.gunzipSync(body),
  br: (body) => zlib.brotliDecompressSync(body),
}

let script = ''
let styles = ''

beforeAll(async () => {
  const { text } = await send('/')
  script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(text)?.[0] ?? ''
  styles = /\/_next\/static\/chunks\/[^"]+\.css/.exec(text)?.[0] ?? ''
})

const ask = (target: string, encoding: string, headers: Record<string, string> = {}): Promise<Reply> =>
  send(target, { headers: { 'accept-encoding': encoding, ...headers } })

describe('static text', () => {
  it('is compressed as the client likes it, and is the same in every encoding', async () => {
    for (const target of [script, styles, '/art/icons.svg']) {
      const plain = await ask(target, '')
      expect([plain.status, plain.headers.vary, plain.headers['content-encoding']], target).toEqual([200, 'Accept-Encoding', undefined])
      for (const encoding of ['gzip', 'br']) {
        const { headers, body } = await ask(target, encoding)
        expect([headers['content-encoding'], headers.vary, headers['content-type']], target).toEqual([
          encoding,
          'Accept-Encoding',
          plain.headers['content-type'],
        ])
        expect(decoders[encoding]?.(body).equals(plain.body), target).toBe(true)
        expect(body.length).toBeLessThan(plain.body.length)
        expect(headers.etag).not.toBe(plain.headers.etag)
      }
    }
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await ask(script, 'br')
    const again = await ask(script, 'br', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(headers['cache-control']).toContain('immutable')
  })

  it('comes in parts of itself', async () => {
    const plain = await ask(script, '')
    const part = await ask(script, 'br', { range: 'bytes=10-19' })
    expect([part.status, part.headers['content-encoding'], part.headers['content-range']]).toEqual([
      206,
      undefined,
      `bytes 10-19/${plain.body.length}`,
    ])
    expect(part.body.equals(plain.body.subarray(10, 20))).toBe(true)
  })
})

it('pictures are sent as they are', async () => {
  const { headers } = await ask('/icon-192.png', 'br, gzip')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
})

describe('the scripts that a page begins with', () => {
  it.each(['/', '/GoodsInfoView?id=153', '/NewsDetail?id=536', '/Consult'])(
    'of %s ask to be compiled while they arrive',
    async (target) => {
      const { text } = await send(target)
      const list = /id="deferred-scripts">(.*?)<\/script>/.exec(text)?.[1] ?? '[]'
      const addresses = z.array(z.string()).min(5).parse(JSON.parse(list))
      for (const address of addresses) expect((await send(address)).text.slice(0, COMPILE_HINT.length), address).toBe(COMPILE_HINT)
    },
  )
})
