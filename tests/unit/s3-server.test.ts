import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Environment, readEnvironment } from '@/lib/environment.mjs'
import { serveObject } from '@/server/bucket-files.mjs'
import type { FileStore } from '@/storage/file-store'
import { s3Store } from '@/storage/s3-store'
import { startS3Server } from '../support/s3-server'

const bucket = await startS3Server()

/** Beyond what four bytes can count. */
const LARGE = 5 * 2 ** 30

// Ranges from the end, If-Match and lists of more than a thousand, which the package can't do, are asked of the fake one: bucket-files, s3-store.
describe(`a server of S3 (${bucket.name})`, () => {
  let environment: Environment
  let store: FileStore
  let url = ''
  const written: string[] = []
  const server = http.createServer(async (request, response) => {
    const name = decodeURIComponent(String(request.url).slice(1))
    const asked = { request, response, environment, place: 'files', name, headers: { 'Cache-Control': 'no-cache' } }
    if (!(await serveObject(asked))) response.writeHead(404).end()
  })

  beforeAll(async () => {
    environment = readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), ...bucket.environment })
    store = s3Store(environment, 'files')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(async () => {
    for (const name of written) await store.remove(name)
    server.closeAllConnections()
    server.close()
    await bucket.stop()
  })

  const write = async (name: string, content: string) => {
    written.push(name)
    await store.write({ name, content: Buffer.from(content), mimeType: 'application/pdf' })
  }
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url}/${encodeURIComponent(name)}`, { headers, method })

  it('takes, finds, lists, sends and removes files, whatever they are called', async () => {
    for (const name of ['plain.pdf', '塑壳断路器 样本(1).pdf', '100%+a=b~!*.pdf']) {
      await write(name, name)
      const file = await store.open(name)
      expect([file?.bytes, file && (await text(file.content)), await store.has(name)]).toEqual([Buffer.byteLength(name), name, true])
      expect((await store.list()).map((listed) => listed.name)).toContain(name)
      const sent = await get(name)
      expect([sent.status, sent.headers.get('content-type'), await sent.text()]).toEqual([200, 'application/pdf', name])
      await store.remove(name)
      expect([await store.has(name), await store.open(name), (await get(name)).status]).toEqual([false, null, 404])
    }
  })

  it('sends parts, only the headers, and nothing to whoever has it', async () => {
    await write('parts.pdf', '0123456789')
    const part = await get('parts.pdf', { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    const head = await get('parts.pdf', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
    expect((await get('parts.pdf', { 'if-none-match': head.headers.get('etag') ?? '' })).status).toBe(304)
    const beyond = await get('parts.pdf', { range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('refuses whoever has not the key', async () => {
    const stranger = s3Store({ ...environment, S3_SECRET_ACCESS_KEY: 'guessed' }, 'private/request-photos')
    await expect(stranger.open('photo.jpg')).rejects.toThrow()
    await expect(stranger.write({ name: 'photo.jpg', content: Buffer.from('x'), mimeType: 'image/jpeg' })).rejects.toThrow()
  })

  it.skipIf(!bucket.layEmpty)('sends parts of a file of 5 GB, from behind its 4th', async () => {
    bucket.layEmpty?.('files/large.zip', LARGE)
    for (const from of [2 ** 31 - 2, 2 ** 31, 2 ** 32 - 2, 2 ** 32 + 1, LARGE - 4]) {
      const part = await get('large.zip', { range: `bytes=${from}-${from + 3}` })
      expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
        206,
        `bytes ${from}-${from + 3}/${LARGE}`,
        4,
      ])
    }
    const head = await get('large.zip', {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String(LARGE))
  })
})
