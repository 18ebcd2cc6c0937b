import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSqlite } from '@/database/is-sqlite'
import type { ListFilter, ListReader } from '@/database/lists/list'
import type { DocumentId } from '@/lib/document-id'
import { richText } from '../support/rich-text'
import { editorSteps, takeStep } from './editor-steps'
import { completeProduct, makeCategories, makeCover } from './product-parts'
import { emptySite } from './support'

let cms: Payload
let lists: ListReader
/** Database ids. */
const categories: DocumentId[] = []
let cover: DocumentId = 0

const system = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  cms = await emptySite({})
  const { listReader } = await import('@/database/lists/reader')
  lists = listReader(cms)
  categories.push(...(await makeCategories(cms, ['断路器', '接触器', '仪表'])))
  cover = await makeCover(cms)
})

/** Letters of several alphabets, characters that mean something to a database, and few of each, so that words meet. */
const character = fc.constantFrom(
  '断',
  '路',
  '器',
  'H',
  'h',
  '1',
  '-',
  '%',
  '_',
  '"',
  '\\',
  "'",
  '*',
  'É',
  'é',
  'Ω',
  'ω',
  ' ',
  'Я',
  'я',
  '😀',
)
const text = (min: number, max: number) => fc.array(character, { minLength: min, maxLength: max }).map((characters) => characters.join(''))

const product = fc.record({
  title: text(1, 8),
  isHot: fc.boolean(),
  isNew: fc.boolean(),
  category: fc.nat(2),
  sortOrder: fc.nat(2),
  day: fc.integer({ min: 1, max: 3 }),
})
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never

const step = editorSteps(product)

const filter = fc.record({
  keyword: fc.oneof(fc.constantFrom(undefined, '断\0', '断路\0器'), text(1, 4)),
  categories: fc.option(fc.subarray([0, 1, 2]), { nil: undefined }),
  flags: fc.record({ isHot: fc.option(fc.boolean(), { nil: undefined }), isNew: fc.option(fc.boolean(), { nil: undefined }) }),
  /** Places of documents, whichever of them are in the list. */
  except: fc.array(fc.nat(20), { maxLength: 3 }),
})

type Changed = { id: DocumentId; articleId: string; updatedAt: string }

const toData = (one: Product) => completeProduct(one, { cover, categories })

/** From any place on, however it is named. */
async function expectChanges(byAge: readonly Changed[]) {
  const all = byAge.map(({ id, articleId, updatedAt }) => ({ id, number: articleId, changedAt: updatedAt }))
  expect(await lists.changes('products', 'articleId', { offset: 1 }, 5)).toEqual(all.slice(1, 6))
  for (const [index, { id }] of all.entries())
    expect(await lists.changes('products', 'articleId', { after: id }, 2)).toEqual(all.slice(index + 1, index + 3))
}

describe('lists', () => {
  it('find what is named much like a word', async () => {
    const common = { model: 'HM3', summary: '断路器', cover, description: richText('正文'), category: categories[0] ?? 0, sortOrder: 1 }
    const make = (title: string, _status: 'published' | 'draft') => {
      const data = { ...common, title, publishedAt: new Date().toISOString(), _status }
      return cms.create({ collection: 'products', data, ...system })
    }
    const [near] = [
      await make('HM3-250 塑壳断路器', 'published'),
      await make('HC1-65 接触器', 'published'),
      await make('HM3-250 草稿', 'draft'),
    ]
    expect([await lists.similar('products', 'hm3-25O', 10), await lists.similar('products', 'HM', 10)]).toEqual([[near.id], []])
    for (const { id } of (await cms.find({ collection: 'products', pagination: false, draft: true, ...system })).docs) {
      await cms.delete({ collection: 'products', id, ...system })
    }
  })

  it('are what a look at every document says, whatever was done to them, and whatever is asked', async () => {
    const { isListed } = await import('@/content/previewed-lists')
    const { editorsOrder } = await import('@/content/viewer')
    let most = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 10 }),
        fc.array(filter, { minLength: 12, maxLength: 12 }),
        async (steps, asked) => {
          for (const one of steps) await takeStep(cms, one, toData)
          const where = { _status: { equals: 'published' }, deletedAt: { exists: false } }
          const { docs } = await cms.db.find<{ id: DocumentId }>({
            collection: 'products',
            where,
            sort: editorsOrder,
            limit: 0,
            pagination: false,
          })
          most = Math.max(most, docs.length)
          const byAge = (await cms.db.find<Changed>({ collection: 'products', where, sort: 'id', limit: 0, pagination: false })).docs
          await expectChanges(byAge)
          const lastChanges = await lists.lastChanges('products')
          for (const category of categories) {
            const ofCategory = byAge.filter((row) => isListed(row, 'title', { categories: [category] })).map(({ updatedAt }) => updatedAt)
            expect(lastChanges.get(category)).toBe(ofCategory.sort().at(-1))
          }
          for (const { categories: chosen, except: places, ...others } of asked) {
            const except = places.flatMap((place) => docs[place % Math.max(docs.length, 1)]?.id ?? [])
            const meant: ListFilter = { ...others, except, categories: chosen?.map((index) => categories[index] ?? -1) }
            const expected = docs.filter((row) => isListed(row, 'title', meant)).map(({ id }) => id)
            const { ids, total } = await lists.page('products', meant, { offset: 0, limit: 1000 })
            const count = await lists.count('products', meant)
            expect([ids, total ?? count, count], JSON.stringify(meant)).toEqual([expected, expected.length, expected.length])
            expect((await lists.page('products', meant, { offset: 1, limit: 2 })).ids).toEqual(expected.slice(1, 3))
            expect(await lists.first('products', meant, 2)).toEqual(expected.slice(0, 2))
            const inCategories = await lists.countByCategory('products', others)
            for (const category of categories) {
              const within = docs.filter((row) => isListed(row, 'title', { keyword: others.keyword, categories: [category] }))
              expect(inCategories.get(category) ?? 0, JSON.stringify(others)).toBe(within.length)
            }
          }
        },
      ),
      { numRuns: process.env.TEST_LONG ? 200 : 12 },
    )
    expect(most).toBeGreaterThan(3)
  })
})

function sqliteClient() {
  const adapter: { name: string } = cms.db
  if (!isSqlite(adapter)) throw new Error('This is no database with plans')
  return adapter.client
}

/** MongoDB tells its plans in another way. */
describe.runIf(!process.env.TEST_DATABASE_URI)('of the embedded database, lists', () => {
  it('are read in the order of an index, and no further than their page', async () => {
    const { sqliteLists } = await import('@/database/lists/sqlite')
    const client = sqliteClient()
    const plans: string[] = []
    let version = 0
    const changing = async () => ++version
    const explain = async (statement: { sql: string; args: (string | number)[] }) => {
      const { rows } = await client.execute({ ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` })
      plans.push(rows.map((row) => String(row.detail)).join('; '))
      return client.execute(statement)
    }
    const explaining = sqliteLists({ execute: explain }, changing)
    const page = { offset: 18, limit: 9 }
    for (const collection of ['products', 'news', 'stories', 'trainings', 'documents'] as const) {
      await explaining.page(collection, {}, page)
      await explaining.count(collection, {})
    }
    await explaining.page('products', { categories }, page)
    await explaining.page('products', { flags: { isHot: true } }, page)
    await explaining.page('news', { flags: { isNew: false }, hasCover: true }, page)
    await explaining.page('news', { except: [1, 2, 3] }, page)
    await explaining.count('products', { categories, flags: { isNew: false } })
    const before = plans.length
    await explaining.count('products', { keyword: '断路器' })
    await explaining.count('products', { keyword: '断路', categories })
    await explaining.countByCategory('documents', { keyword: '断路' })
    await explaining.similar('products', '断路器', 10)
    // However many documents there are: only those with the keyword are looked at.
    expect(plans.slice(before).filter((plan) => /(SCAN|SEARCH) (?!\w+ VIRTUAL TABLE|listed_counts |CONSTANT ROW)/.test(plan))).toEqual([])
    await explaining.lastChanges('products')
    // More categories than one statement has branches.
    const many = Array.from({ length: 600 }, (_, index) => index + 1_000_000)
    expect((await sqliteLists(client, changing).page('products', { categories: many }, page)).ids).toEqual([])
    expect(plans.filter((plan) => /SCAN (?!\w+ (USING COVERING INDEX|VIRTUAL TABLE)|CONSTANT ROW|\(subquery|SUBQUERY)/.test(plan))).toEqual(
      [],
    )
    expect(plans.filter((plan) => /USE TEMP B-TREE FOR (ORDER|RIGHT)/.test(plan))).toEqual([])
  })

  it('count the documents of a keyword by category once until one of them changes', async () => {
    const { sqliteLists } = await import('@/database/lists/sqlite')
    const client = sqliteClient()
    let asked = 0
    let version = 1
    const count = (statement: { sql: string; args: (string | number)[] }) => {
      asked += 1
      return client.execute(statement)
    }
    const counting = sqliteLists({ execute: count }, async () => version)
    const first = await counting.countByCategory('documents', { keyword: '断路' })
    expect(await counting.countByCategory('documents', { keyword: '断路' })).toEqual(first)
    expect(asked).toBe(1)
    version += 1
    await counting.countByCategory('documents', { keyword: '断路' })
    expect(asked).toBe(2)
  })
})
