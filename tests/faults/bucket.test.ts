import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { readZip } from '../integration/support/zip'
import { run } from '../support/backup-commands'
import { fakeBucket, sendLarge } from '../support/fake-bucket'
import { pdfOfPages } from '../support/pdf-of-pages'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

const PUBLIC = 'https://files.example.com/site'

let bucket: Awaited<ReturnType<typeof fakeBucket>>
let cms: Payload
let picture: { id: DocumentId; filename: string; widths: string[] }
let document: { filename: string; edition: string }
let category: DocumentId
/** The site as it answers for files: without a public address of the storage, and with one. */
const servers: http.Server[] = []
const urls = { through: '', beside: '' }

const system = { overrideAccess: true, depth: 0 } as const
const fileOf = (name: string, mimetype: string, data: Buffer) => ({ name, mimetype, data, size: data.length })

beforeAll(async () => {
  bucket = await fakeBucket()
  cms = await emptySite(bucket.environment)
  urls.through = await serve('')
  urls.beside = await serve(PUBLIC)
  const content = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
    .webp()
    .toBuffer()
  const medium = await cms.create({
    collection: 'media',
    data: { alt: '色块' },
    file: fileOf('红 1.webp', 'image/webp', content),
    ...system,
  })
  const widths = Object.values(medium.sizes ?? {}).flatMap((size) => size?.filename ?? [])
  picture = { id: medium.id, filename: medium.filename ?? '', widths }
  const data = { name: '样本', sortOrder: 1, _status: 'published' as const }
  category = (await cms.create({ collection: 'download-categories', data, ...system })).id
  document = await publish('样本', 3)
})

async function publish(name: string, pages: number) {
  const data = { name, kind: '产品样本' as const, category, publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1 }
  const file = fileOf('catalogue.pdf', 'application/pdf', pdfOfPages(pages))
  const made = await cms.create({ collection: 'documents', data: { ...data, _status: 'published' }, file, ...system })
  return { filename: made.filename ?? '', edition: made.edition ?? '', number: made.attachmentId ?? 0 }
}

afterAll(async () => {
  for (const server of servers) server.close()
  bucket.close()
})

async function serve(S3_PUBLIC_URL: string): Promise<string> {
  const [{ serveStatic }, { environment }, { findPublishedEdition }] = await Promise.all([
    import('@/server/static-files.mjs'),
    import('@/lib/environment'),
    import('@/content/documents'),
  ])
  const options = { environment: { ...environment, S3_PUBLIC_URL }, isDev: false, publishedEdition: findPublishedEdition }
  const server = http.createServer(async (request, response) => {
    if (!(await serveStatic({ request, response, pathname: request.url ?? '', ...options })))
      response.writeHead(404).end('of the application')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${urls.through}${path}`, { headers, method, redirect: 'manual' })
const addresses = () => [`/media/${encodeURIComponent(picture.filename)}`, `/files/${document.filename}`]

afterEach(() => {
  bucket.instead.answer = () => false
})

it('everything lies where its address says, private photos apart', async () => {
  expect(picture.widths.length).toBeGreaterThan(3)
  const names = [...bucket.objects.keys()]
  expect(names).toEqual(expect.arrayContaining([picture.filename, ...picture.widths].map((name) => `media/${name}`)))
  expect(names).toContain(`files/${document.edition}`)
  const photo = fileOf(
    'repair-1.jpg',
    'image/jpeg',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer(),
  )
  const { id } = await cms.create({ collection: 'request-photos', data: {}, file: photo, ...system })
  expect([...bucket.objects.keys()]).toContain('private/request-photos/repair-1.jpg')
  await cms.delete({ collection: 'request-photos', id, ...system })
  expect([...bucket.objects.keys()]).not.toContain('private/request-photos/repair-1.jpg')
})

it('private photos are sent by the site, to service staff for as long as it is signed in, and to nobody else', async () => {
  for (const role of ['service', 'editor'] as const) await makeUser(cms, role, role)
  const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const photo = await cms.create({ collection: 'request-photos', data: {}, file: fileOf('private.jpg', 'image/jpeg', data), ...system })
  // No address of the storage, not even for staff.
  expect(photo.url).toBe('/cms-api/request-photos/file/private.jpg')
  const target = '/request-photos/file/private.jpg'
  const token = await tokenOf('service')
  const { status, headers } = await rest(target, { token })
  expect([status, headers.get('cache-control'), headers.get('content-length')]).toEqual([200, 'private, no-store', String(data.length)])
  expect((await rest(target)).status).toBe(403)
  expect((await rest(target, { token: await tokenOf('editor') })).status).toBe(403)
  await rest('/users/logout', { method: 'POST', body: {}, token })
  expect((await rest(target, { token })).status).toBe(403)
  for (const url of Object.values(urls))
    for (const way of ['/private/request-photos/private.jpg', '/media/..%2Fprivate%2Frequest-photos%2Fprivate.jpg', '/media/private.jpg'])
      expect((await fetch(`${url}${way}`, { redirect: 'manual' })).status, way).toBe(404)
  // What the bucket says decides who may read: no file is opened by itself.
  expect([...bucket.objects.values()].filter((stored) => 'x-amz-acl' in stored.headers)).toEqual([])
})

describe('without a public address of the storage, the site passes on', () => {
  it('pictures and documents, whole and in parts', async () => {
    for (const address of addresses()) {
      const whole = await get(address)
      const bytes = Buffer.from(await whole.arrayBuffer())
      expect([whole.status, whole.headers.get('content-length'), whole.headers.get('accept-ranges')]).toEqual([
        200,
        String(bytes.length),
        'bytes',
      ])
      const part = await get(address, { range: 'bytes=10-19' })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
      const head = await get(address, {}, 'HEAD')
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), ''])
    }
  })

  it('nothing to whoever has it, no part beyond the end, and all of what has changed since a part was sent', async () => {
    for (const address of addresses()) {
      const etag = (await get(address)).headers.get('etag') ?? ''
      expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
      expect((await get(address, { range: 'bytes=99999999-' })).status).toBe(416)
      expect((await get(address, { range: 'bytes=1-2', 'if-range': etag })).status).toBe(206)
      expect((await get(address, { range: 'bytes=1-2', 'if-range': '"other"' })).status).toBe(200)
    }
  })

  it('only what is there and public; the rest is for the application, which knows old addresses', async () => {
    const others = [
      '/media/gone.webp',
      '/media/',
      '/files/gone.pdf',
      `/files/${document.edition}`,
      '/media/..%2Fprivate',
      '/private/request-photos/a.jpg',
    ]
    for (const address of others) expect((await get(address)).status, address).toBe(404)
  })

  it('each in its own way of being kept', async () => {
    const [medium, file] = await Promise.all(addresses().map((address) => get(address)))
    expect([medium?.headers.get('cache-control'), file?.headers.get('cache-control')]).toEqual([
      'public, max-age=86400',
      'public, no-cache',
    ])
  })
})

it('with a public address of the storage, both lead there', async () => {
  const led = await Promise.all(addresses().map((address) => fetch(`${urls.beside}${address}`, { redirect: 'manual' })))
  expect(led.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [307, `${PUBLIC}/media/${encodeURIComponent(picture.filename)}`],
    [307, `${PUBLIC}/files/${document.edition}`],
  ])
  expect((await fetch(`${urls.beside}/media/gone.webp`)).status).toBe(404)
})

describe('a zip', () => {
  const MB = 2 ** 20
  let others: Awaited<ReturnType<typeof publish>>[] = []
  beforeAll(async () => {
    others = [await publish('证书', 1), await publish('说明书', 2)]
  })

  const ask = async () => {
    const { GET } = await import('@/app/kbs/info/rar-attach/route')
    return GET(new Request(`http://localhost/kbs/info/rar-attach?ids=${others.map(({ number }) => number).join(',')}`))
  }
  const isSecond = (name: string) => name === `files/${others[1]?.edition}`

  /** The storage is asked for the second file: with the answer, which the test gives. */
  const secondAsked = () =>
    new Promise<http.ServerResponse>((resolve) => {
      bucket.instead.answer = (request, response, name) => {
        if (request.method !== 'GET' || !isSecond(name)) return false
        resolve(response)
        return true
      }
    })

  it('holds the files under their names, in the order asked for', async () => {
    const entries = readZip(Buffer.from(await (await ask()).arrayBuffer()))
    expect(entries.map(({ name }) => name)).toEqual(['证书.pdf', '说明书.pdf'])
    for (const [index, { content }] of entries.entries())
      expect(content).toEqual(bucket.objects.get(`files/${others[index]?.edition}`)?.body)
  })

  it('breaks off where the storage does, and is not taken for whole', async () => {
    const asked = secondAsked()
    const answer = await ask()
    const read = answer.arrayBuffer()
    const storage = await asked
    storage.writeHead(200, { 'content-length': MB }).write(Buffer.alloc(1000), () => storage.destroy())
    await expect(read).rejects.toThrow()
  })

  it('is read from the storage as fast as the visitor takes it, and no further when he goes away', async () => {
    const asked = secondAsked()
    const reader = (await ask()).body?.getReader()
    await reader?.read()
    const storage = await asked
    const sent = sendLarge(storage, 100 * MB)
    await expect.poll(() => storage.writableNeedDrain).toBe(true)
    const gone = once(storage, 'close')
    await reader?.cancel()
    await gone
    expect(sent()).toBeLessThan(30 * MB)
  })

  it('nor begins to be read when he is gone already', async () => {
    const asked = secondAsked()
    const reader = (await ask()).body?.getReader()
    await reader?.read()
    const storage = await asked
    await reader?.cancel()
    const gone = once(storage, 'close')
    sendLarge(storage, 100 * MB)
    await gone
  })
})

it('a replaced picture has its new files there, and the old ones no longer', async () => {
  const blue = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
    .webp()
    .toBuffer()
  const after = await cms.update({
    collection: 'media',
    id: picture.id,
    data: {},
    file: fileOf('blue.webp', 'image/webp', blue),
    ...system,
  })
  expect([after.filename, (await get(`/media/${encodeURIComponent(after.filename ?? '')}`)).status]).toEqual(['红-2.webp', 200])
  expect([picture.filename, ...picture.widths].filter((name) => bucket.objects.has(`media/${name}`))).toEqual([])
})

it('a picture from before a width existed gets it there', async () => {
  const { completeWidths } = await import('@/picture-widths/complete-widths')
  const { id, sizes, updatedAt } = await cms.findByID({ collection: 'media', id: picture.id, ...system })
  bucket.objects.delete(`media/${sizes?.w176?.filename}`)
  const none = { filename: null, width: null, height: null, filesize: null, mimeType: null, url: null }
  await cms.db.updateOne({ collection: 'media', id, data: { sizes: { ...sizes, w176: none }, updatedAt } })
  const round = () => completeWidths(cms, { signal: new AbortController().signal, tries: new Map() })
  expect([await round(), await round()].map(({ completed }) => completed)).toEqual([1, 0])
  const after = await cms.findByID({ collection: 'media', id, ...system })
  const stored = bucket.objects.get(`media/${after.sizes?.w176?.filename}`)
  expect([stored?.headers['content-type'], stored?.body.length]).toEqual(['image/webp', after.sizes?.w176?.filesize])
})

it('a backup says that the files of the bucket are not in it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
  const { DATA_DIR = '', DATABASE_URI } = process.env
  const { code, said } = await run('backup', [path.join(folder, 'site.tar')], DATA_DIR, DATABASE_URI)
  rmSync(folder, { recursive: true })
  expect([code, said]).toEqual([0, expect.stringMatching(/Not in it: the files of the bucket bucket/)])
})
