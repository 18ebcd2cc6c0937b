import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { run } from '../support/backup-commands'
import { fakeBucket } from '../support/fake-bucket'
import { pdfOfPages } from '../support/pdf-of-pages'
import { emptySite } from './support'

const PUBLIC = 'https://files.example.com/site'

let bucket: Awaited<ReturnType<typeof fakeBucket>>
let cms: Payload
let picture: { id: DocumentId; filename: string; widths: string[] }
let document: { filename: string; edition: string }
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
  const category = await cms.create({
    collection: 'download-categories',
    data: { name: '样本', sortOrder: 1, _status: 'published' },
    ...system,
  })
  const data = { name: '样本', kind: '产品样本' as const, category: category.id, publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1 }
  const file = fileOf('catalogue.pdf', 'application/pdf', pdfOfPages(3))
  const made = await cms.create({ collection: 'documents', data: { ...data, _status: 'published' }, file, ...system })
  document = { filename: made.filename ?? '', edition: made.edition ?? '' }
})

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
  const { code, said } = await run('backup', [path.join(folder, 'site.tar')], process.env.DATA_DIR ?? '')
  rmSync(folder, { recursive: true })
  expect([code, said]).toEqual([0, expect.stringMatching(/Not in it: the files of the bucket bucket/)])
})
