import { readFileSync } from 'node:fs'
import process from 'node:process'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Arrival } from '@/legacy-import/journal/runs'
import type { ImportReport } from '@/legacy-import/report/report'
import { documentId } from '@/lib/document-id'
import { Problem } from '@/lib/problem.mjs'
import { textOfRichText } from '@/lib/text-of-rich-text'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { emptySite } from './support'

let cms: Payload
let legacy: LegacyServer
let page = ''
/** Of an editor's own. */
let picture: number | string = 0
let article: number | string = 0

const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  legacy = await startLegacyServer({ products: 6, news: 5, documents: 4, stories: 4, solutions: 3, trainings: 2 })
})

afterAll(() => legacy.stop())

type More = { writes?: boolean; overwrites?: boolean; arrival?: Arrival; onProgress?: () => void }

async function imported({
  writes,
  overwrites = false,
  arrival = { as: 'published' },
  onProgress = () => {},
}: More = {}): Promise<ImportReport> {
  const { runImport } = await import('@/legacy-import/run-import')
  const { openSource } = await import('@/legacy-import/source/open-source')
  const options = {
    from: legacy.address,
    isPrivateAllowed: true,
    rate: 10_000,
    arrival,
    writes,
    overwrites,
    pages: [],
    onProgress,
  }
  const done = await runImport(options, { payload: cms, dataDir: process.env.DATA_DIR ?? '', openSource })
  page = done.page
  return done.report
}

const sum = ({ counts }: ImportReport, action: string): number =>
  Object.values(counts).reduce((total, one) => total + (Object.entries(one).find(([name]) => name === action)?.[1] ?? 0), 0)

async function one(collection: 'products' | 'news' | 'stories' | 'documents', number: number | string) {
  const field = collection === 'documents' ? 'attachmentId' : 'articleId'
  const { docs } = await cms.find({ collection, where: { [field]: { equals: number } }, depth: 0, overrideAccess: true })
  return docs[0]
}

const rowOf = (rows: Record<string, unknown>[], id: number | string) => rows.find(({ articleId }) => articleId === id) ?? {}

describe('a legacy site', () => {
  it('comes into an empty one: numbers, flags, relations, texts, pictures', async () => {
    const report = await imported()
    expect(report).toMatchObject({ isDry: false, conflicts: [] })
    expect(report.counts).toMatchObject({
      products: { created: 6 },
      news: { created: 5 },
      documents: { created: 6 },
      stories: { created: 4 },
    })
    expect(sum(report, 'failed')).toBe(0)
    const product = await one('products', '1005')
    expect(product).toMatchObject({ title: 'HM5 塑壳断路器', model: 'HM5', isNew: true, _status: 'published' })
    const news = await one('news', 801)
    expect(textOfRichText(news && 'content' in news ? news.content : null)).toContain('的说明。')
    expect(JSON.stringify(news)).toMatch(/"type":"upload"/)
    expect(JSON.stringify(news)).toMatch(/"relationTo":"products"/)
    expect(readFileSync(page, 'utf8')).toContain('旧站导入：结果')
  })

  it('again: nothing is written', async () => {
    const before = await cms.count({ collection: 'media', overrideAccess: true })
    const report = await imported({ writes: true })
    expect(Object.fromEntries(['created', 'changed', 'conflict', 'failed'].map((action) => [action, sum(report, action)]))).toEqual({
      ...{ created: 0, changed: 0, conflict: 0, failed: 0 },
    })
    expect(await cms.count({ collection: 'media', overrideAccess: true })).toEqual(before)
  })

  it('is only looked at when there is something here already', async () => {
    rowOf(legacy.content.news, 801).title = '新的标题'
    const report = await imported()
    expect([report.isDry, sum(report, 'changed')]).toEqual([true, 1])
    expect(await one('news', 801)).toMatchObject({ title: '新闻 1' })
    expect(readFileSync(page, 'utf8')).toContain('试运行')
  })

  it('changes what only the source has changed, and never what editors have', async () => {
    const [mine, both] = [await one('news', 802), await one('news', 803)]
    for (const doc of [mine, both])
      await cms.update({
        collection: 'news',
        id: doc?.id ?? 0,
        data: { title: `编辑的 ${doc?.id}`, _status: 'published' },
        overrideAccess: true,
      })
    rowOf(legacy.content.news, 803).title = '来源的'
    const report = await imported({ writes: true })
    expect([sum(report, 'changed'), report.conflicts]).toEqual([1, [expect.objectContaining({ where: 'news 803', fields: ['title'] })]])
    expect(await one('news', 801)).toMatchObject({ title: '新的标题' })
    expect(await one('news', 802)).toMatchObject({ title: `编辑的 ${mine?.id}` })
    expect(await one('news', 803)).toMatchObject({ title: `编辑的 ${both?.id}` })
    await imported({ writes: true, overwrites: true })
    expect(await one('news', 803)).toMatchObject({ title: '来源的' })
  })

  it('leaves alone what editors wrote of a product and the source knows nothing of, whatever changes there', async () => {
    const [above, below] = [await one('products', '1005'), await one('products', '1004')]
    const selectivity = [{ product: below?.id ?? 0, from: 250, upTo: 40, limit: '12.5' }]
    const data = { selectivity, selectivityConditions: '瞬时 12 倍', _status: 'published' as const }
    await cms.update({ collection: 'products', id: above?.id ?? 0, data, overrideAccess: true })
    for (const id of ['1005', '1004']) rowOf(legacy.content.products, id).title = `HM9 ${id}`
    expect((await imported({ writes: true, overwrites: true })).counts.products).toMatchObject({ changed: 2 })
    expect(await one('products', '1005')).toMatchObject({ title: 'HM9 1005', selectivity, selectivityConditions: '瞬时 12 倍' })
  })

  it('what was deleted here does not come back', async () => {
    const doc = await one('news', 805)
    await cms.delete({ collection: 'news', id: doc?.id ?? 0, overrideAccess: true })
    const report = await imported({ writes: true })
    expect(report.counts.news).toMatchObject({ gone: 1 })
    expect(await one('news', 805)).toBeUndefined()
  })

  it('nor is what an editor makes then taken for it, though SQLite gives it the same id', async () => {
    const upload = async (title: string) => {
      const file = { name: `${title}.png`, data: await drawn(title), mimetype: 'image/png', size: 100 }
      return (await cms.create({ collection: 'media', data: { alt: title }, file, overrideAccess: true })).id
    }
    const { docs } = await cms.find({ collection: 'media', sort: '-id', limit: 1, overrideAccess: true })
    await cms.db.deleteOne({ collection: 'media', where: { id: { equals: docs[0]?.id } } })
    picture = await upload('red')
    const data = { title: '编辑的新闻', _status: 'draft' } as const
    article = (await cms.create({ collection: 'news', data, draft: true, overrideAccess: true })).id
    expect((await imported({ writes: true })).counts.news, 'its number is taken').toMatchObject({ kept: 1 })
  })

  it('arrives as drafts, and is published at its time', async () => {
    const row = { ...rowOf(legacy.content.news, 801), articleId: 899, title: '切换后才公开' }
    legacy.content.news.unshift(row)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await imported({ writes: true, arrival: { as: 'scheduled', at } })
    expect(await one('news', 899)).toMatchObject({ _status: 'draft' })
    const { docs } = await cms.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'publish-legacy-import' } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ waitUntil: at }])
    await cms.update({ collection: 'payload-jobs', id: docs[0]?.id ?? 0, data: { waitUntil: null }, overrideAccess: true })
    await cms.jobs.run({ limit: 10, overrideAccess: true })
    expect(await one('news', 899)).toMatchObject({ _status: 'published' })
  })

  it('is not taken back while one runs', async () => {
    const { undoImport } = await import('@/legacy-import/undo')
    const data = { source: 'elsewhere', state: 'running', owner: 'another-machine 1', arrival: 'drafts', slot: 'active' } as const
    const { id } = await cms.create({
      collection: 'legacy-imports',
      data: { ...data, beatAt: new Date().toISOString() },
      overrideAccess: true,
    })
    await expect(undoImport(cms, String(id), false)).rejects.toThrow('正在进行')
    await cms.delete({ collection: 'legacy-imports', id, overrideAccess: true })
  })

  it('is imported by one at a time: of two at the same moment one is told who was faster', async () => {
    const { placeImport, stopWork, readActive } = await import('@/import-orders/orders')
    const { orderWith } = await import('@/import-orders/order')
    const order = orderWith([]).parse({ from: 'https://www.example.com', isDry: true, arrival: { as: 'published' } })
    const both = await Promise.allSettled(['李主管', '王主管'].map((by) => placeImport(cms, order, { by, via: 'site' })))
    const refusals = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    const active = await readActive(cms)
    expect(refusals).toEqual([
      expect.stringMatching(new RegExp(`${active?.orderedBy} 于 .* 开始的试运行（https://www.example.com）正在进行`)),
    ])
    await expect(imported({ writes: true })).rejects.toThrow('正在进行')
    await stopWork(cms, String(active?.id))
    expect((await imported()).isDry).toBe(true)
  })

  it('tells what became of it where everybody can read it', async () => {
    const onProgress = () => {
      throw new Problem('空间不足，不能写入。')
    }
    await expect(imported({ writes: true, onProgress })).rejects.toThrow('空间不足')
    const { docs } = await cms.find({ collection: 'legacy-imports', sort: '-orderedAt', limit: 1, overrideAccess: true })
    expect(docs).toMatchObject([{ outcome: 'failed', state: 'running', orderedBy: '命令行', message: '空间不足，不能写入。' }])
    await imported({ writes: true })
    const { docs: after } = await cms.find({ collection: 'legacy-imports', sort: '-orderedAt', limit: 1, overrideAccess: true })
    expect(after).toMatchObject([{ id: docs[0]?.id, outcome: 'done', state: 'finished', hasReport: true, message: null }])
    expect(after[0]?.report).toContain('旧站导入：结果')
  })

  it('is taken back as a whole: what it made is gone, what editors changed stays', async () => {
    const { undoImport } = await import('@/legacy-import/undo')
    const { docs } = await cms.find({ collection: 'legacy-imports', sort: 'id', overrideAccess: true })
    const shown = await one('products', '1002')
    await cms.create({
      collection: 'stories',
      data: { title: '编辑的案例', products: [documentId.parse(shown?.id)], _status: 'draft' },
      draft: true,
      overrideAccess: true,
    })
    const undone = await undoImport(cms, String(docs[0]?.id), false)
    expect(undone.kept.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['news:802', 'products:1002', 'product-categories:201', 'products:1004', 'products:1005']),
    )
    expect(await one('news', 802)).toBeDefined()
    // So does what an editor's own page shows, and the categories of what stays: nothing is left without one.
    expect(await cms.count({ collection: 'media', where: { id: { equals: picture } }, overrideAccess: true })).toEqual({ totalDocs: 1 })
    expect(await cms.count({ collection: 'news', where: { id: { equals: article } }, overrideAccess: true })).toEqual({ totalDocs: 1 })
    const { docs: products } = await cms.find({ collection: 'products', depth: 1, overrideAccess: true })
    expect(products.map(({ articleId, category }) => [articleId, Object(category).categoryId])).toEqual([
      ['1001', 102],
      ['1002', 201],
      ['1004', 102],
      ['1005', 201],
    ])
    const { docs: categories } = await cms.find({ collection: 'product-categories', overrideAccess: true })
    expect(categories.map(({ categoryId }) => categoryId).toSorted()).toEqual([1, 102, 2, 201])
    // Nor does the time at which it would have been published publish what stays.
    await cms.update({ collection: 'news', id: (await one('news', 802))?.id ?? 0, data: { _status: 'draft' }, overrideAccess: true })
    await cms.jobs.queue({ task: 'publish-legacy-import', input: { run: String(docs[0]?.id) }, overrideAccess: true })
    await cms.jobs.run({ limit: 10, overrideAccess: true })
    expect(await one('news', 802)).toMatchObject({ _status: 'draft' })
  })
})
