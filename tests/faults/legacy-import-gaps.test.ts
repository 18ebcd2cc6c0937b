import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportReport } from '@/legacy-import/report/report'
import { sendFile } from '../support/legacy-server/files'
import * as bad from '../support/legacy-server/misbehaviour'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { emptySite } from './support'

/** What a legacy site doesn't tell for once takes nothing away that came before (spec: moving/not-told). */
let cms: Payload
let legacy: LegacyServer

const FILE = '/profile/upload/files/sample-1.pdf'
const DETAIL = /\/api\/product\/\d+$/
const READ = /\/api\/(article\/news\/\d|case\/\d|solution\/detail|article\/train\/\d)/

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  legacy = await startLegacyServer({ products: 3, news: 1, documents: 0, stories: 3, solutions: 1, trainings: 1 })
  // Products of one series have one data sheet.
  for (const { details } of legacy.content.productDetails.values()) {
    const { data } = Object(details)
    Object.assign(data, { thumbnail: null, lorePhotoVOS: [] })
    data.loreAttchmentVOS = [{ id: 5001, name: '说明书', url: FILE, ext: 'pdf', typeName: '产品样本' }]
  }
  for (const row of legacy.content.products) row.cover = null
})

afterAll(() => legacy.stop())

async function imported(): Promise<ImportReport> {
  const [{ runImport }, { openSource }] = await Promise.all([
    import('@/legacy-import/run-import'),
    import('@/legacy-import/source/open-source'),
  ])
  const options = { from: legacy.address, isPrivateAllowed: true, rate: 10_000, pages: [], onProgress: () => {} }
  const surroundings = { payload: cms, dataDir: process.env.DATA_DIR ?? '', openSource }
  return (await runImport({ ...options, arrival: { as: 'published' }, writes: true, overwrites: false }, surroundings)).report
}

async function product(number: number) {
  const where = { articleId: { equals: String(number) } }
  const { docs } = await cms.find({ collection: 'products', where, depth: 0, overrideAccess: true })
  return docs[0]
}

const changesIn = ({ counts }: ImportReport) => Object.entries(counts).flatMap(([place, { changed = 0 }]) => (changed > 0 ? [place] : []))

it('a file that several products name at once is with each of them', async () => {
  legacy.misbehave('/prod-api/api/product/1003', bad.webPage)
  // A large one, so that the next product is done before it has come.
  legacy.misbehave(FILE, (response, _, request) => pause(3000).then(() => sendFile(request, response, {})))
  await imported()
  const [first, second, third] = [await product(1001), await product(1002), await product(1003)]
  expect([first?.documents, second?.documents].map((list) => list?.length)).toEqual([1, 1])
  expect(third, 'comes with what its list says').toMatchObject({ title: 'HM3 塑壳断路器', documents: [] })
})

it('a detail that could not be read comes with the next import', async () => {
  legacy.behave()
  expect(changesIn(await imported())).toEqual(['products'])
  expect(await product(1003)).toMatchObject({ summary: '紧凑可靠。', documents: [expect.anything()] })
})

it('details and flags that can not be read for once stay as they came', async () => {
  const before = await product(1001)
  for (const what of [DETAIL, READ, /is(Recommended|New|Hot)=1/]) legacy.misbehave(what, bad.webPage)
  expect(changesIn(await imported())).toEqual([])
  expect(await product(1001)).toEqual(before)
})

it('nor does a tree without branches move what stands in them', async () => {
  legacy.behave()
  const before = await product(1001)
  legacy.misbehave(/product\/category\/list/, bad.noList)
  await imported()
  expect(await product(1001)).toEqual(before)
})
