import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportReport } from '@/legacy-import/report/report'
import * as bad from '../support/legacy-server/misbehaviour'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { emptySite } from './support'

/** What lies at the addresses of a legacy site's files, and what comes of it (spec: moving/files, moving/missing-files, moving/replaced-files). */
let cms: Payload
let legacy: LegacyServer

const PICTURES = '/profile/upload/2023/05'
const DOCUMENT = '/profile/upload/files/sample-1.pdf'

const drawn = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  legacy = await startLegacyServer({ products: 6, news: 6, documents: 2, stories: 4, solutions: 3, trainings: 2 })
  legacy.files.set(`${PICTURES}/product-1.png`, await drawn('red', 'jpeg'))
  legacy.files.set(`${PICTURES}/product-2.png`, Buffer.from('MZ this is no picture'))
  legacy.misbehave(`${PICTURES}/product-3.png`, bad.status(404))
  for (const name of ['product-4', 'product-5']) legacy.files.set(`${PICTURES}/${name}.png`, await drawn('blue'))
  legacy.files.set(DOCUMENT, Buffer.from('MZ this is no document'))
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
  const said = aboutFiles(await imported())
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
    ]),
  )
  expect((await coverOf(1004)).id).toBe((await coverOf(1005)).id)
})

it('a banner, whose words are in its picture, is published without a headline', async () => {
  const { docs } = await cms.find({ collection: 'banners', sort: 'sortOrder', depth: 1, overrideAccess: true })
  const words = { headline: '', image: { alt: legacy.content.siteInfo.siteName }, _status: 'published' }
  expect(docs).toMatchObject([words, words, words])
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
