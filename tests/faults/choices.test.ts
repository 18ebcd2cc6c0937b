import { sql } from '@payloadcms/db-sqlite'
import type { Payload, QueryDraftsArgs, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSqlite } from '@/database/is-sqlite'
import { stepsOf } from '../support/query-plans'
import { richText } from '../support/rich-text'
import { emptySite } from './support'

const NAMES = ['断路器甲', '断路器乙', '接触器', '断路器丙', '断路器丁', '断路器戊']

/** What a field of relationships asks for while somebody types, of the embedded database (record 0087). MongoDB counts it. */
describe.runIf(!process.env.TEST_DATABASE_URI)('what can be chosen', () => {
  let cms: Payload

  beforeAll(async () => {
    cms = await emptySite({})
    for (const [sortOrder, title] of NAMES.entries()) {
      await cms.create({ collection: 'news', data: { title, sortOrder }, draft: true, depth: 0, overrideAccess: true })
    }
  })

  const choices = (page: number, word: string, more: Partial<QueryDraftsArgs> = {}) =>
    cms.db.queryDrafts<{ title: string }>({
      ...{ collection: 'news', limit: 2, page, pagination: true, sort: 'version.sortOrder' },
      where: { 'version.title': { like: word } },
      select: { parent: true, version: { title: true } },
      req: { payloadAPI: 'REST' },
      ...more,
    })

  const titles = async (page: number, word: string) => (await choices(page, word)).docs.map(({ title }) => title)

  it('comes page by page, each of which knows whether there is another one', async () => {
    expect([await titles(1, '断路器'), await titles(2, '断路器'), await titles(3, '断路器'), await titles(4, '断路器')]).toEqual([
      ['断路器甲', '断路器乙'],
      ['断路器丙', '断路器丁'],
      ['断路器戊'],
      [],
    ])
    const pages = await Promise.all([1, 2, 3, 4].map((page) => choices(page, '断路器')))
    expect(pages.map(({ hasNextPage, nextPage }) => [hasNextPage, nextPage])).toEqual([
      [true, 2],
      [true, 3],
      [false, null],
      [false, null],
    ])
    // What is known by then, and all of it in the end.
    expect(pages.slice(0, 3).map(({ totalDocs, totalPages }) => [totalDocs, totalPages])).toEqual([
      [3, 2],
      [5, 3],
      [5, 3],
    ])
  })

  it('has no page behind one that is just full, and none where nothing is found', async () => {
    const full = await choices(1, '断路器', { limit: 5 })
    expect([full.docs.length, full.hasNextPage, full.totalDocs]).toEqual([5, false, 5])
    const nothing = await choices(1, '没有')
    expect([nothing.docs, nothing.hasNextPage, nothing.totalDocs]).toEqual([[], false, 0])
  })

  it('is counted for whoever reads more than names, and for programs', async () => {
    const totals = await Promise.all([
      choices(1, '断路器', { select: { parent: true, version: { title: true, sortOrder: true } } }),
      choices(1, '断路器', { select: { parent: true, version: {} } }),
      choices(1, '断路器', { req: { payloadAPI: 'local' } }),
    ])
    expect(totals.map(({ totalDocs }) => totalDocs)).toEqual([5, 5, 5])
  })

  it('is the same whether few or many may be meant: published, drafts, with newer names, in the trash', async () => {
    const options = { collection: 'news', depth: 0, overrideAccess: true, trash: true } as const
    const draft = async (title: string) =>
      (await cms.create({ ...options, data: { title, content: richText('正文'), _status: 'draft' }, draft: true })).id
    const published = async (title: string) => (await cms.update({ ...options, id: await draft(title), data: { _status: 'published' } })).id
    await published('塑壳断路器 HM3-250')
    await draft('壳体 20%_é')
    await cms.update({ ...options, id: await published('框架断路器'), data: { title: '塑壳之二' }, draft: true })
    await cms.update({ ...options, id: await published('塑壳之三'), data: { deletedAt: new Date().toISOString() } })
    const kept: Where = { 'version.deletedAt': { exists: false } }
    const like = (word: string): Where => ({ 'version.title': { like: word } })
    const words = ['塑壳', '塑壳 hm3', 'HM3-250', '框架', '20%', '2_%', '%_é', 'É', '之', '壳断', '没有的词']
    const wheres: Where[] = [
      ...words.flatMap((word) => [like(word), { and: [kept, { and: [{ id: { not_in: [0] } }, like(word)] }] }]),
      { or: [like('塑壳'), like('接触器')] },
    ]
    for (const where of wheres) {
      const [few, counted] = await Promise.all([choices(1, '', { where, limit: 50 }), choices(1, '', { where, limit: 50, req: {} })])
      expect({ where, docs: few.docs, total: few.totalDocs }).toEqual({ where, docs: counted.docs, total: counted.totalDocs })
    }
  })

  it('is found by the index of words where few may be meant, and by the order of the list where many are', async () => {
    const among = async (word: string) => {
      const steps = await stepsOf(cms, () => choices(1, word))
      return steps.filter(
        (step) => / _news_v\b/.test(step) && /_news_v_(list|names)_idx|_sort_order_idx/.test(step) && !step.includes('deleted_at>'),
      )
    }
    expect(await among('HM3-250')).toEqual([])
    if (!isSqlite(cms.db)) throw new Error('This is no database with plans')
    await cms.db.drizzle.run(sql`INSERT INTO news (id, title, _status)
      WITH RECURSIVE numbers (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200) SELECT n, 'HM3-250', 'draft' FROM numbers`)
    await cms.db.drizzle.run(sql`INSERT INTO _news_v (parent_id, version_title, version__status, version_sort_order, latest)
      SELECT id, title, 'draft', id, 1 FROM news WHERE id >= 1000`)
    expect(await among('HM3-250')).not.toEqual([])
    expect((await choices(100, 'HM3-250')).docs).toHaveLength(2)
    expect((await choices(101, 'HM3-250')).totalDocs).toBe(202)
  })
})
