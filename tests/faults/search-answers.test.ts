import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readWishes } from '@/domain/facets/wish'
import { orderingRule } from '@/domain/order-codes/rule'
import { entryOf } from '@/domain/search/entry'
import { makeLexicon } from '@/domain/search/lexicon'
import type { DocumentId } from '@/lib/document-id'
import { hostileQueries } from '../support/hostile-queries'
import { richText } from '../support/rich-text'
import { makeCategories, makeCover } from './product-parts'
import { emptySite } from './support'

const system = { overrideAccess: true, depth: 0 } as const
const common = { sortOrder: 1, publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' as const }
const paging = { pageNum: 1, pageSize: 12 }

let cms: Payload
let breaker: DocumentId

const rule = (prefix: string, currents: readonly string[]) =>
  orderingRule.parse({
    prefix,
    options: [{ key: 'rated-current', name: 'In（A）', values: currents.map((fragment) => ({ fragment, label: `${fragment} A` })) }],
  })

beforeAll(async () => {
  cms = await emptySite({})
  const [category = 0] = await makeCategories(cms, ['塑壳断路器'], [12])
  const cover = await makeCover(cms)
  const choices = ['3P', '4P'].map((value) => ({ value }))
  const poles = await cms.create({
    collection: 'attributes',
    data: { key: 'poles', name: '极数', kind: 'choice', match: 'equal', isFilter: true, sortOrder: 1, choices },
    ...system,
  })
  const make = async (model: string, value: string, currents: readonly string[]) => {
    const parameters = [{ group: '额定参数', name: '极数', value, attributes: [poles.id] }]
    const texts = { model, title: `${model} 断路器`, summary: '断路器', description: richText('正文'), parameters }
    const data = { ...common, ...texts, cover, category, orderingRule: rule(model, currents) }
    return (await cms.create({ collection: 'products', data, ...system })).id
  }
  breaker = await make('HM3-250', '3P', ['100', '160', '200'])
  await make('HM3-400', '3P、4P', ['315', '400'])
  const alias = { kind: 'replaced' as const, product: breaker, orderCode: 'HM3-250 200' }
  await cms.create({ collection: 'code-aliases', data: { ...alias, code: 'HM2-250L/3300 200A' }, ...system })
  await cms.create({ collection: 'code-aliases', data: { ...alias, code: 'KXM1-250S', kind: 'equivalent', maker: '开信' }, ...system })
})

async function resultsFor(text: string) {
  const { searchSite } = await import('@/content/search')
  const { visitor } = await import('@/content/viewer')
  return searchSite(text, { product: paging, news: paging, document: paging }, visitor)
}

const productsFor = async (text: string) => (await resultsFor(text)).product.rows.map(({ title }) => title)

async function suggestionsFor(text: string) {
  const { suggest } = await import('@/content/suggest')
  return (await suggest(text, 24)).map(({ kind, title, code, url }) => ({ kind, title, code, url }))
}

/** The same on both databases: what is expected stands here. */
describe('codes', () => {
  /** spec: search/ranking */
  it.each([
    ['as it is printed', 'HM3-250 200'],
    ['without separators', 'hm3250200'],
    ['in full width', 'ＨＭ３－２５０／２００'],
    ['of a product that was discontinued', 'hm2250l3300200a'],
    ['of another maker', 'KXM1 250S'],
  ])('%s lead to their product, before all else', async (_, text) => {
    expect((await productsFor(text))[0]).toBe('HM3-250 断路器')
  })

  it('are suggested with the product whose options they choose', async () => {
    const [first] = await suggestionsFor('hm3250/200')
    expect(first).toMatchObject({ kind: 'code', code: 'HM3-250 200', url: expect.stringContaining('code=HM3-250%20200') })
    const [other] = await suggestionsFor('HM2-250L 3300 200A')
    expect(other).toMatchObject({ kind: 'code', title: 'HM2-250L/3300 200A', code: 'HM3-250 200' })
    expect((await suggestionsFor('HM3-400')).filter(({ kind }) => kind === 'code').map(({ code }) => code)).toEqual([
      'HM3-400 315',
      'HM3-400 400',
    ])
  })

  it('are found as long as their product is public', async () => {
    const update = { collection: 'products', id: breaker, ...system } as const
    await cms.update({ ...update, data: { _status: 'draft' } })
    expect([await productsFor('HM3-250 200'), (await suggestionsFor('KXM1-250S')).filter(({ kind }) => kind === 'code')]).toEqual([
      expect.not.arrayContaining(['HM3-250 断路器']),
      [],
    ])
    await cms.update({ ...update, data: { _status: 'published' } })
    expect((await productsFor('HM3-250 200'))[0]).toBe('HM3-250 断路器')
  })
})

/** spec: search/literal */
describe('what was made to do harm is a text like any other', () => {
  it.each(hostileQueries)('%s', async (_, text) => {
    const { lookUpCodes } = await import('@/lookup/look-up-codes')
    const [{ product, news, document }, suggestions, { rows }] = await Promise.all([
      resultsFor(text),
      suggestionsFor(text),
      lookUpCodes([text]),
    ])
    const known = ['HM3-250 断路器', 'HM3-400 断路器']
    for (const { title } of product.rows) expect(known).toContain(title)
    expect([news.total, document.total]).toEqual([0, 0])
    expect(suggestions.length).toBeLessThanOrEqual(24)
    expect(rows).toHaveLength(1)
    expect(['near', 'unknown', 'found']).toContain(rows[0]?.status)
  })

  it.each(['%', '_', '*', '"', "'", '\\', '.*', '%_%', '。'])('%s alone finds nothing', async (text) => {
    expect([await productsFor(text), await suggestionsFor(text)]).toEqual([[], []])
  })

  it.each(hostileQueries)('%s, as a filter, chooses nothing', async (_, wish) => {
    const { getFacets } = await import('@/content/facets')
    const { getFilters } = await import('@/content/filter-attributes')
    const { visitor } = await import('@/content/viewer')
    const wishes = readWishes((name) => (name === 'a.poles' ? [wish] : []), await getFilters([12], visitor))
    const all = await getFacets([12], [])
    expect(all.filters.map(({ key }) => key)).toEqual(['poles'])
    expect(await getFacets([12], wishes)).toEqual(all)
  })
})

/** spec: search/paging */
it('what is beyond the hundred best comes on later pages, each once, in the editors’ order', async () => {
  const { writeEntries } = await import('@/database/finding/write')
  const { finderOf } = await import('@/database/finding/reader')
  const { inTransaction } = await import('@/database/transaction')
  const { interpret } = await import('@/finding/interpret')
  const { rankedList } = await import('@/finding/ranked-list')
  const numbers = Array.from({ length: 130 }, (_, index) => index + 1)
  await inTransaction(cms, async (req) => {
    const written = numbers.map((number) => {
      const described = { kind: 'news' as const, number: String(number), title: `断路器新闻 ${number}`, model: '' }
      const entry = entryOf({ ...described, names: [], details: [], quantities: [], texts: [] })
      return { document: number, entry: { entry, standing: { document: number, sortOrder: number, publishedAt: common.publishedAt } } }
    })
    await writeEntries({ ...req, payload: cms }, 'news', written)
  })
  const finder = finderOf(cms)
  const { hits, rest, total } = await rankedList(finder, 'news', await interpret('断路器', finder, makeLexicon([], [])), 100)
  const pages = await Promise.all([0, 12, 24].map((offset) => rest({ offset, limit: 12 })))
  const further = pages.flat().map(Number)
  const best = hits.map(({ document }) => Number(document))
  expect([best.length >= 100, total]).toEqual([true, 130])
  expect(further).toEqual(numbers.filter((number) => !best.includes(number)))
})
