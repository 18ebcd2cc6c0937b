import type { Payload, QueryDraftsArgs } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
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
})
