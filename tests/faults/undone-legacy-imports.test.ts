import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportReport } from '@/legacy-import/report/report'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { emptySite } from './support'

let cms: Payload
let legacy: LegacyServer

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  legacy = await startLegacyServer({ products: 1, news: 2, documents: 1, stories: 1, solutions: 1, trainings: 1 })
})

afterAll(() => legacy.stop())

async function imported(onProgress = () => {}): Promise<ImportReport> {
  const { runImport } = await import('@/legacy-import/run-import')
  const { openSource } = await import('@/legacy-import/source/open-source')
  const options = {
    ...{ from: legacy.address, isPrivateAllowed: true, rate: 10_000, arrival: { as: 'published' as const } },
    ...{ writes: true, overwrites: false, pages: [], onProgress },
  }
  return (await runImport(options, { payload: cms, dataDir: process.env.DATA_DIR ?? '', openSource })).report
}

async function undone(run: string) {
  const { undoImport } = await import('@/legacy-import/undo')
  return undoImport(cms, run, false)
}

async function ordered(by: string, isPreview: boolean, id: string) {
  const { placeUndo } = await import('@/import-orders/orders')
  return placeUndo(cms, { id, isPreview, overwrites: false }, { by, via: 'site' })
}

const titles = async () => (await cms.find({ collection: 'news', sort: 'articleId', overrideAccess: true })).docs.map(({ title }) => title)

function renamed(title: string): string {
  const [row] = legacy.content.news
  if (!row) throw new Error('The legacy site has no news')
  const before = String(row.title)
  row.title = title
  return before
}

/** @param both asked at the same moment @returns what the slower one was told */
async function refusalOf(both: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(both)).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
}

it('imports are taken back in either order: nothing of what was taken back comes again, and nothing is taken for an editor’s', async () => {
  const first = await imported()
  const title = renamed('改过的标题')
  const second = await imported()
  renamed('又改过的标题')
  const third = await imported()

  // The older one first: the newer one’s title stays, and leads back to what stood before both.
  await undone(second.run)
  expect(await titles()).toContain('又改过的标题')
  expect(await undone(third.run)).toMatchObject({ restored: 1, kept: [] })
  expect(await titles()).toContain(title)

  const fourth = await imported()
  expect(fourth.counts.news).toMatchObject({ changed: 1 })
  expect(fourth.counts.news).not.toHaveProperty('conflict')
  await undone(fourth.run)
  const { kept } = await undone(first.run)
  expect(kept.filter(({ place }) => place === 'news')).toEqual([])
  expect(await titles()).toEqual([])
}, 300_000)

it('of two administrators who take an import back at the same moment one is told who was faster', async () => {
  const { readActive, stopWork } = await import('@/import-orders/orders')
  const data = { source: 'https://www.example.com', state: 'finished', arrival: 'published' } as const
  const run = String((await cms.create({ collection: 'legacy-imports', data, overrideAccess: true })).id)
  const refusals = await refusalOf([ordered('李主管', true, run), ordered('王主管', false, run)])
  const active = await readActive(cms)
  const { ordererOf } = await import('@/import-orders/orders')
  expect(refusals).toEqual([expect.stringMatching(new RegExp(`${active && ordererOf(active).by} 于 .* 开始的撤销.*正在进行`))])
  await stopWork(cms, run)

  await undone(run)
  await expect(ordered('李主管', false, run)).rejects.toThrow('已经撤销过了')
}, 300_000)

it('of two who go on with a broken off import at the same moment one is told who was faster', async () => {
  const { placeImport, readActive, stopWork } = await import('@/import-orders/orders')
  const { orderWith } = await import('@/import-orders/order')
  const order = orderWith([new URL(legacy.address).host]).parse({ from: legacy.address, isDry: false, arrival: { as: 'published' } })
  const brokenOff = () => {
    throw new Error('broken off')
  }
  await expect(imported(brokenOff)).rejects.toThrow('broken off')
  const refusals = await refusalOf(['李主管', '王主管'].map((by) => placeImport(cms, order, { by, via: 'site' })))
  const active = await readActive(cms)
  expect(refusals).toEqual([expect.stringMatching(new RegExp(`${active?.orderedBy} 于 .* 开始的导入.*正在进行`))])
  await stopWork(cms, String(active?.id))
}, 300_000)
