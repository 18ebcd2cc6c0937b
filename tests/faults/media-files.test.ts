import { readdir, utimes, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type DocumentId, documentId } from '@/lib/document-id'
import { mp4 } from '../support/mp4'
import { breakDisk, mendDisk } from './broken-disk'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let token: string
let baseUrl = ''

/** Answers as the site does for what lies in the data folder. */
const server = http.createServer(async (request, response) => {
  const [{ serveStatic }, { environment }] = await Promise.all([import('@/server/static-files.mjs'), import('@/lib/environment')])
  const pathname = request.url ?? ''
  const isServed = await serveStatic({ request, response, pathname, environment, isDev: false, publishedEdition: async () => null })
  if (!isServed) response.writeHead(404).end()
})

beforeAll(async () => {
  cms = await emptySite({})
  await makeUser(cms, 'editor', 'editor')
  token = await tokenOf('editor')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

/** A picture that is known again by its colour. */
async function picture(name: string, background: string, width = 200) {
  const content = await sharp({ create: { width, height: 100, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer()
  return { name, content: new Uint8Array(content), type: 'image/webp' }
}

const film = (name: string, length = 1) => ({ name, content: new Uint8Array(mp4(length)), type: 'video/mp4' })

const medium = z.object({
  id: documentId,
  filename: z.string(),
  focalX: z.number().nullish(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() })).optional(),
})
type Medium = z.infer<typeof medium>
type Upload = Awaited<ReturnType<typeof picture>>

/** The names of all its files. */
const namesOf = ({ filename, sizes = {} }: Medium) => [filename, ...Object.values(sizes).flatMap((size) => size.filename ?? [])]

const send = (method: string, target: string, file?: Upload, body: object = {}) =>
  rest(target, { method, body: method === 'DELETE' ? undefined : body, token, file })

async function upload(file: Upload): Promise<Medium> {
  const { status, body } = await send('POST', '/media?depth=0', file, { alt: '色块' })
  expect(status, JSON.stringify(body)).toBe(201)
  return medium.parse(body.doc)
}

async function replace({ id }: Medium, file: Upload): Promise<Medium> {
  const { status, body } = await send('PATCH', `/media/${id}?depth=0`, file)
  expect(status, JSON.stringify(body)).toBe(200)
  return medium.parse(body.doc)
}

const saved = async (id: DocumentId) => medium.parse(await cms.findByID({ collection: 'media', id, depth: 0, overrideAccess: true }))
const served = async (name: string) => (await fetch(`${baseUrl}/media/${encodeURIComponent(name)}`)).status
const statuses = async (one: Medium) => [...new Set(await Promise.all(namesOf(one).map(served)))]

/** Before the first upload there is no folder. */
const onDisk = () => readdir(path.join(process.env.DATA_DIR ?? '', 'media')).catch(() => [])

/** The colour of the first pixel, of the file itself and of every width. */
async function colours(one: Medium): Promise<string[]> {
  const found = await Promise.all(
    namesOf(one).map(async (name) => {
      const response = await fetch(`${baseUrl}/media/${encodeURIComponent(name)}`)
      const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [red = 0, , blue = 0] = data
      return red > blue ? 'red' : 'blue'
    }),
  )
  return [...new Set(found)]
}

describe('while nothing can be committed', () => {
  it('a picture that is replaced stays, with all its widths, and nothing of the other one', async () => {
    const before = await upload(await picture('kept.webp', '#f00'))
    expect(namesOf(before).length).toBeGreaterThan(4)
    const files = await onDisk()
    breakDisk('commit')
    expect((await send('PATCH', `/media/${before.id}`, await picture('other.webp', '#00f'))).status).toBe(503)
    mendDisk()
    expect(await saved(before.id)).toEqual(before)
    expect([await statuses(before), await colours(before)]).toEqual([[200], ['red']])
    expect(await onDisk()).toEqual(files)
  })

  it('a video that is replaced stays as it was', async () => {
    const before = await upload(film('tour.mp4', 1))
    const size = async () => (await (await fetch(`${baseUrl}/media/${before.filename}`)).arrayBuffer()).byteLength
    const bytes = await size()
    breakDisk('commit')
    expect((await send('PATCH', `/media/${before.id}`, film('other.mp4', 2))).status).toBe(503)
    mendDisk()
    expect([await saved(before.id), await size()]).toEqual([before, bytes])
  })

  it.each(['commit', 'everything'] as const)('a picture that is deleted stays (%s)', async (what) => {
    const before = await upload(await picture(`undeleted-${what}.webp`, '#f00'))
    breakDisk(what)
    expect((await send('DELETE', `/media/${before.id}`)).status).toBeGreaterThanOrEqual(500)
    mendDisk()
    expect([await saved(before.id), await statuses(before)]).toEqual([before, [200]])
  })

  it('an upload leaves nothing behind', async () => {
    const files = await onDisk()
    breakDisk('commit')
    expect((await send('POST', '/media', await picture('never.webp', '#f00'), { alt: '色块' })).status).toBe(503)
    expect(await onDisk()).toEqual(files)
  })
})

describe('a picture', () => {
  it('that is replaced is served under its new name, and gone under the old one', async () => {
    const before = await upload(await picture('swatch.webp', '#f00'))
    const after = await replace(before, await picture('other.webp', '#00f'))
    expect([after.filename, await statuses(after), await colours(after)]).toEqual(['swatch-2.webp', [200], ['blue']])
    expect(await statuses(before)).toEqual([404])
  })

  it('says of each of its widths how wide, high and large it is', async () => {
    const { id } = await upload(await picture('measured.webp', '#f00'))
    const { sizes } = await cms.findByID({ collection: 'media', id, depth: 0, overrideAccess: true })
    const measures = Object.values(sizes ?? {}).flatMap((size) => (size?.filename ? [[size.width, size.height, size.filesize]] : []))
    expect(measures.length).toBeGreaterThan(1)
    for (const [width, height, bytes] of measures) {
      expect(Number(height) * 2).toBeCloseTo(Number(width), -1)
      expect(bytes).toBeGreaterThan(0)
    }
  })

  it('that is deleted is gone, with all its widths', async () => {
    const before = await upload(await picture('deleted.webp', '#f00'))
    expect((await send('DELETE', `/media/${before.id}`)).status).toBe(200)
    expect(await statuses(before)).toEqual([404])
  })

  it('never gets a name that leads elsewhere, or whose widths belong to another one', async () => {
    const first = await upload(await picture('name.webp', '#f00'))
    const [, ofAnother = ''] = namesOf(first)
    const same = await upload(await picture(ofAnother, '#00f', 80))
    expect([same.filename === ofAnother, await colours(first)]).toEqual([false, ['red']])
    await replace(first, await picture('other.webp', '#f00'))
    const again = await upload(await picture('name.webp', '#00f'))
    expect(['name.webp', 'name-2.webp']).not.toContain(again.filename)
    expect(await colours(again)).toEqual(['blue'])
  })

  it('whose focal point is moved keeps its files; one that is cropped gets new ones', async () => {
    const before = await upload(await picture('framed.webp', '#f00'))
    const target = (edits: string) => `/media/${before.id}?depth=0&${edits}`
    const focal = await send('PATCH', target('uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80'))
    expect([focal.status, medium.parse(focal.body.doc)]).toEqual([200, { ...before, focalX: 20 }])
    const crop = ['x=0', 'y=0', 'width=50', 'height=100', 'unit=%'].map((part) =>
      part.replace(/^/, 'uploadEdits[crop][').replace('=', ']='),
    )
    const edits = [...crop, 'uploadEdits[widthInPixels]=100', 'uploadEdits[heightInPixels]=100'].join('&')
    const cropped = await send('PATCH', target(edits))
    expect(cropped.status, JSON.stringify(cropped.body)).toBe(200)
    const after = medium.parse(cropped.body.doc)
    expect([after.filename, cropped.body.doc]).toEqual(['framed-2.webp', expect.objectContaining({ width: 100 })])
    expect([await statuses(after), await statuses(before)]).toEqual([[200], [404]])
  })

  it('that lies on its side in its file is cropped as editors see it', async () => {
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
      .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#00f' } }, left: 100, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const before = await upload({ name: 'lying.jpg', content: new Uint8Array(halves), type: 'image/jpeg' })
    // Upright, 100 wide and 200 high, its lower half is blue.
    const parts = { 'crop][unit': '%', 'crop][x': '0', 'crop][y': '50', 'crop][width': '100', 'crop][height': '50' }
    const edits = { ...parts, widthInPixels: '100', heightInPixels: '100', 'focalPoint][x': '50', 'focalPoint][y': '50' }
    const query = Object.entries(edits).map(([name, value]) => `uploadEdits[${name}]=${encodeURIComponent(value)}`)
    const { status, body } = await send('PATCH', `/media/${before.id}?depth=0&${query.join('&')}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.doc).toMatchObject({ width: 100, height: 100 })
    expect(await colours(medium.parse(body.doc))).toEqual(['blue'])
  })

  it('is sent to staff from where it lies', async () => {
    const { filename } = await upload(await picture('staff.webp', '#f00'))
    expect((await rest(`/media/file/${filename}`, { token })).status).toBe(200)
    expect((await rest(`/media/file/${filename}`)).status).toBe(403)
  })
})

describe('a video', () => {
  it('that is replaced keeps its poster', async () => {
    const { loadPosters } = await import('@/content/posters')
    const before = await upload(film('line.mp4'))
    const poster = await upload(await picture('line-poster.webp', '#f00'))
    const after = await replace(before, film('other.mp4', 2))
    expect([after.filename === before.filename, await served(before.filename), await served(after.filename)]).toEqual([false, 404, 200])
    const { posterOf } = await import('@/content/posters')
    expect(posterOf(await loadPosters(), after.filename)?.src).toBe('/media/line-poster.webp')
    expect((await send('DELETE', `/media/${poster.id}`)).status).toBe(409)
    expect((await replace(after, film('third.mp4', 3))).filename).toBe('line.3.mp4')
  })
})

it('what a killed process has left is cleared a day later, and nothing that a medium names', async () => {
  const { clearLeftovers } = await import('@/jobs/clear-leftovers')
  const used = await upload(await picture('used.webp', '#f00'))
  const at = (name: string) => path.join(process.env.DATA_DIR ?? '', 'media', name)
  await writeFile(at('orphan.webp'), 'orphan')
  await clearLeftovers(cms)
  expect(await onDisk()).toContain('orphan.webp')
  const old = new Date('2026-01-01')
  for (const name of await onDisk()) await utimes(at(name), old, old)
  await clearLeftovers(cms)
  expect(await onDisk()).not.toContain('orphan.webp')
  expect(await statuses(used)).toEqual([200])
})
