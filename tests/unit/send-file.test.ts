import { once } from 'node:events'
import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendFile } from '@/server/send-file.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'send-file-'))
const file = path.join(folder, 'cover.webp')
const cacheControl = 'public, max-age=31536000, immutable'
const server = http.createServer((request, response) => void sendFile(request, response, { file, cacheControl }))
// As the site's own server: in the middle of a file nothing else would end the waiting.
server.keepAliveTimeout = 75_000
const { createReadStream } = fs
let url = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

beforeEach(() => writeFileSync(file, Buffer.alloc(1_000_000, 'x')))

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

describe('a file that is lost between the look at it and its sending', () => {
  it('is answered at once, with nothing that was said of it, and kept by nobody', async () => {
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...given) => {
      rmSync(file)
      return createReadStream(...given)
    })
    const { status, headers } = await fetch(url)
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-store', null])
    expect(headers.get('content-length')).toBe('0')
  })

  it('breaks the connection in its middle, so that nobody waits for the rest', async () => {
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...given) => {
      const stream = createReadStream(...given)
      return stream.once('data', () => void stream.destroy(new Error('EIO')))
    })
    await expect((await fetch(url)).arrayBuffer()).rejects.toThrow()
  })
})

it('a part that is not there says how long the file is, and is kept by nobody', async () => {
  const { status, headers } = await fetch(url, { headers: { range: 'bytes=2000000-' } })
  expect([status, headers.get('content-range'), headers.get('cache-control')]).toEqual([416, 'bytes */1000000', 'no-store'])
})
