import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportReport } from '@/legacy-import/report/report'
import * as bad from '../support/legacy-server/misbehaviour'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { pdfOfPages } from '../support/pdf-of-pages'
import { emptySite } from './support'

/** What lies at the addresses of a legacy site's files, and what comes of it (spec: moving/files, moving/missing-files, moving/replaced-files). */
let cms: Payload
let legacy: LegacyServer

const PICTURES = '/profile/upload/2023/05'
const DOCUMENT = '/profile/upload/files/sample-1.pdf'

const LARGE_DOCUMENT = '/profile/upload/files/sample-2.pdf'
const REPLACED_DOCUMENT = '/profile/upload/files/sample-3.pdf'

/** A gigabyte is said to come. */
const tooLarge: bad.Misbehaviour = (response) => {
  response.writeHead(200, { 'Content-Length': 1024 ** 3 })
  response.write('%PDF-1.7')
}

const drawn = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  legacy = await startLegacyServer({ products: 6, news: 6, documents: 5, stories: 4, solutions: 3, trainings: 2 })
  legacy.files.set(`${PICTURES}/product-1.png`, await drawn('red', 'jpeg'))
  legacy.files.set(`${PICTURES}/product-2.png`, Buffer.from('MZ this is no picture'))
  legacy.misbehave(`${PICTURES}/product-3.png`, bad.status(404))
  for (const name of ['product-4', 'product-5']) legacy.files.set(`${PICTURES}/${name}.png`, await drawn('blue'))
  legacy.files.set(DOCUMENT, Buffer.from('MZ this is no document'))
  legacy.misbehave(LARGE_DOCUMENT, tooLarge)
  legacy.misbehave(`${PICTURES}/product-banner-1.png`, tooLarge)
  legacy.misbehave(`${PICTURES}/news-text-1.png`, bad.webPage)
})

beforeEach(() => void legacy.requests.splice(0))
afterAll(() => legacy.stop())

async function imported(writes = true): Promise<ImportReport> {
  const [{ runImport }, { openSource }] = await Promise.all([
    import('@/legacy-import/run-import'),
    import('@/legacy-import/source/open-source'),
  ])
  const options = { from: legacy.address, isPrivateAllowed: true, rate: 10_000, pages: [], onProgress: () => {} }
  const surroundings = { payload: cms, dataDir: process.env.DATA_DIR ?? '', openSource }
  return (await runImport({ ...options, arrival: { as: 'published' }, writes, overwrites: false }, surroundings)).report
}

async function product(number: number) {
  const where = { articleId: { equals: String(number) } }
  const { docs } = await cms.find({ collection: 'products', where, depth: 1, overrideAccess: true })
  return docs[0]
}

async function coverOf(number: number) {
  const cover = (await product(number))?.cover
  if (typeof cover !== 'object' || cover === null) throw new Error('No picture')
  return { id: cover.id, filename: cover.filename ?? '', mimeType: cover.mimeType }
}

const changesIn = ({ counts }: ImportReport) => Object.values(counts).reduce((sum, { changed = 0 }) => sum + changed, 0)

/** What is said of files: what it is, of whom, about which. */
const aboutFiles = ({ remarks }: ImportReport) => remarks.map(({ kind, where, about }) => `${kind} ${where}: ${about}`)

it('a file is what its content is, whatever it is called; equal ones are one; what can not be had or stored leaves its place', async () => {
  const report = await imported()
  const said = aboutFiles(report)
  expect(await coverOf(1001)).toMatchObject({ mimeType: 'image/jpeg', filename: expect.stringMatching(/^product-1-\w+\.jpg$/) })
  expect(said).toContain('repaired-file media: product-1.png → product-1.jpg')
  // Refused and missing ones are named, with what uses them; a product needs a picture, and has one that says so.
  const placeholder = await coverOf(1002)
  expect(placeholder.filename).toMatch(/^picture-missing/)
  expect((await coverOf(1003)).id).toBe(placeholder.id)
  const at = (path: string) => `${legacy.address}${path}`
  expect(said).toEqual(
    expect.arrayContaining([
      `refused-file media: ${at(`${PICTURES}/product-2.png`)}`,
      `missing-file products 1002: ${at(`${PICTURES}/product-2.png`)}`,
      `missing-file products 1003: ${at(`${PICTURES}/product-3.png`)}`,
      `missing-file news 801: ${at(`${PICTURES}/news-text-1.png`)}`,
      `refused-file documents 5001: ${DOCUMENT}`,
      `missing-file documents 5002: ${LARGE_DOCUMENT}`,
      expect.stringMatching(`^missing-file banners product .*: ${at(`${PICTURES}/product-banner-1.png`)}$`),
    ]),
  )
  expect((await coverOf(1004)).id).toBe((await coverOf(1005)).id)
  const large = report.problems.filter(({ kind }) => kind === 'too-large')
  expect(large.map(({ address }) => address).toSorted()).toEqual([at(`${PICTURES}/product-banner-1.png`), at(LARGE_DOCUMENT)])
  const { docs } = await cms.find({ collection: 'banners', where: { placement: { equals: 'product' } }, depth: 0, overrideAccess: true })
  expect(docs).toMatchObject([{ image: placeholder.id, url: '/GoodsListView?all=true' }])
})

it('a banner, whose words are in its picture, is published without a headline', async () => {
  const { docs } = await cms.find({ collection: 'banners', sort: 'sortOrder', depth: 1, overrideAccess: true })
  const words = { headline: '', _status: 'published' }
  const named = { ...words, image: { alt: legacy.content.siteInfo.siteName } }
  expect(docs).toMatchObject([named, named, { ...words, placement: 'product' }])
})

it('a picture that is replaced under its address comes with the next import, where it is used and nowhere else', async () => {
  const [before, other] = [await coverOf(1004), await coverOf(1006)]
  legacy.files.set(`${PICTURES}/product-4.png`, await drawn('green'))
  expect(changesIn(await imported(false)), 'a dry run tells of it').toBe(1)
  expect(changesIn(await imported())).toBe(1)
  const after = await coverOf(1004)
  expect(after.id).not.toBe(before.id)
  expect([(await coverOf(1005)).id, (await coverOf(1006)).id]).toEqual([before.id, other.id])
  expect(changesIn(await imported())).toBe(0)
  expect((await coverOf(1004)).id).toBe(after.id)
})

it('what has not changed is asked for, and not sent', async () => {
  await imported()
  const asked = legacy.requests.filter(({ url }) => url === `${PICTURES}/product-6.png`)
  expect(asked).toMatchObject([{ condition: expect.stringMatching(/^"/) }])
})

it('a picture in whose place one comes that can not be stored stays, however often it is tried', async () => {
  const before = await coverOf(1006)
  const whole = await drawn('orange')
  legacy.files.set(`${PICTURES}/product-6.png`, whole.subarray(0, 60))
  for (const _ of ['once', 'again']) {
    expect(aboutFiles(await imported()).join()).toContain('refused-file media')
    expect((await coverOf(1006)).id).toBe(before.id)
  }
  legacy.files.delete(`${PICTURES}/product-6.png`)
  await imported()
})

it('a picture that is back where it was is the one that was stored then; one that is gone stays here', async () => {
  const { id } = await coverOf(1005)
  legacy.files.set(`${PICTURES}/product-4.png`, await drawn('blue'))
  legacy.misbehave(`${PICTURES}/product-5.png`, bad.status(404))
  const { problems } = await imported()
  expect([(await coverOf(1004)).id, (await coverOf(1005)).id]).toEqual([id, id])
  expect(JSON.stringify(problems)).toContain('保留以前取到的文件')
})

it('taken back, an import gives the picture back that was there, and leaves none of its own', async () => {
  const stored = async () => (await cms.count({ collection: 'media', overrideAccess: true })).totalDocs
  const [before, count] = [await coverOf(1004), await stored()]
  const wasThere = await drawn('blue')
  legacy.files.set(`${PICTURES}/product-4.png`, await drawn('purple'))
  const { run } = await imported()
  expect([(await coverOf(1004)).id === before.id, await stored()]).toEqual([false, count + 1])
  const { undoImport } = await import('@/legacy-import/undo')
  expect(await undoImport(cms, run, false)).toMatchObject({ restored: 1, kept: [] })
  expect([(await coverOf(1004)).id, await stored()]).toEqual([before.id, count])
  legacy.files.set(`${PICTURES}/product-4.png`, wasThere)
})

it('a picture that an editor has chosen instead stays, and is told as a conflict', async () => {
  const mine = await coverOf(1001)
  const id = (await product(1006))?.id ?? 0
  await cms.update({ collection: 'products', id, data: { cover: mine.id, _status: 'published' }, overrideAccess: true })
  legacy.files.set(`${PICTURES}/product-6.png`, await drawn('yellow'))
  const { conflicts } = await imported()
  expect(conflicts).toMatchObject([{ where: 'products 1006', fields: expect.arrayContaining(['cover']) }])
  expect((await coverOf(1006)).id).toBe(mine.id)
})

it('a file that comes later takes the place that was kept for it', async () => {
  legacy.behave()
  await imported()
  expect((await coverOf(1003)).filename).toMatch(/^product-3-/)
})

async function storedDocument(number: number) {
  const { documentFiles } = await import('@/storage/document-files')
  const where = { attachmentId: { equals: number } }
  const { docs } = await cms.find({ collection: 'documents', where, depth: 0, overrideAccess: true })
  const file = await documentFiles.open(docs[0]?.edition ?? '')
  return { id: docs[0]?.id ?? 0, filename: docs[0]?.filename, content: file && (await buffer(file.content)) }
}

/** A PDF that is none of the others, and so large that only its ends are looked at before it is stored. */
const leaflet = (words: string) => Buffer.concat([Buffer.from(`%PDF-1.7\n% ${words} ${'x'.repeat(100_000)}\n`), pdfOfPages(1)])

it('a file of the download centre that is replaced under its address comes with the next import, under its name here', async () => {
  const before = await storedDocument(5003)
  const asked = () => legacy.requests.filter(({ url }) => url === REPLACED_DOCUMENT).map(({ condition }) => condition)
  expect([changesIn(await imported()), asked()]).toEqual([0, [expect.stringMatching(/^"/)]])
  const renewed = leaflet('2026')
  legacy.files.set(REPLACED_DOCUMENT, renewed)
  expect(changesIn(await imported(false)), 'a dry run tells of it').toBe(1)
  expect((await storedDocument(5003)).content).toEqual(before.content)
  const { run, counts } = await imported()
  expect(counts.documents).toMatchObject({ changed: 1 })
  expect(await storedDocument(5003)).toEqual({ ...before, content: renewed })
  expect(changesIn(await imported())).toBe(0)

  const { undoImport } = await import('@/legacy-import/undo')
  expect(await undoImport(cms, run, false)).toMatchObject({ restored: 1, kept: [] })
  expect(await storedDocument(5003)).toEqual(before)
})

it('one that an editor has replaced here stays, and is told as a conflict', async () => {
  const file = { name: 'own.pdf', data: leaflet('of our own'), mimetype: 'application/pdf', size: leaflet('of our own').length }
  const { id } = await storedDocument(5004)
  await cms.update({ collection: 'documents', id, data: { _status: 'published' }, file, overrideAccess: true })
  legacy.files.set('/profile/upload/files/sample-4.pdf', leaflet('of theirs'))
  const { conflicts } = await imported()
  expect(conflicts).toContainEqual(expect.objectContaining({ where: 'documents 5004', fields: ['edition'] }))
  expect((await storedDocument(5004)).content).toEqual(file.data)
})
