import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '@/content/viewer'
import type { DocumentId } from '@/lib/document-id'
import { editorSteps, takeStep } from './editor-steps'
import { completeProduct, makeCategories, makeCover } from './product-parts'
import { makeUser } from './rest'
import { emptySite } from './support'

let cms: Payload
let user: Extract<Viewer, { kind: 'staff' }>['user']
/** Database ids. */
const categories: DocumentId[] = []
let cover: DocumentId = 0

const system = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  cms = await emptySite({})
  user = { ...(await makeUser(cms, 'li', 'editor')), collection: 'users' }
  categories.push(...(await makeCategories(cms, ['断路器', '接触器', '仪表'])))
  cover = await makeCover(cms)
})

const product = fc.record({
  title: fc.constantFrom('断路器', '接触器', '断路器附件', 'H1'),
  isHot: fc.boolean(),
  category: fc.nat(2),
  sortOrder: fc.nat(2),
  day: fc.integer({ min: 1, max: 3 }),
})
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never

const toData = (one: Product) => completeProduct(one, { cover, categories })

const filter = fc.record({
  keyword: fc.constantFrom(undefined, '断路', 'h1'),
  categories: fc.option(fc.subarray([0, 1, 2]), { nil: undefined }),
  flags: fc.record({ isHot: fc.option(fc.boolean(), { nil: undefined }) }),
})
type Filter = typeof filter extends fc.Arbitrary<infer T> ? T : never

type Row = { id: DocumentId; title?: string | null }

/** All that somebody sees who sees the drafts of these, in the editors' order. */
async function lookAtAll(drafts: (id: DocumentId) => boolean): Promise<Row[]> {
  const { inOrder } = await import('@/content/shared-draft')
  const { editorsOrder } = await import('@/content/viewer')
  const latest = await cms.find({ collection: 'products', draft: true, pagination: false, ...system })
  const where = { _status: { equals: 'published' as const } }
  const published = await cms.find({ collection: 'products', where, pagination: false, ...system })
  const rows = [...latest.docs.filter(({ id }) => drafts(id)), ...published.docs.filter(({ id }) => !drafts(id))]
  return rows.filter(({ title }) => Boolean(title)).sort(inOrder(editorsOrder))
}

/** Each page of a list as the site answers it, what it counts, and what is in each category. */
async function asPreviewed(viewer: Viewer, { categories: chosen, ...others }: Filter) {
  const { countList, countListByCategory, listPage } = await import('@/content/list-page')
  const asked = { ...others, categories: chosen?.map((index) => categories[index] ?? -1) }
  const pageOf = (pageNum: number) => listPage(viewer, 'products', asked, { pageNum, pageSize: 2 }, async (ids) => [...ids])
  const first = await pageOf(1)
  const rest = await Promise.all(Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) => pageOf(index + 2)))
  const byCategory = await countListByCategory(viewer, 'products', { keyword: others.keyword })
  return {
    pages: [first, ...rest].map(({ rows }) => rows),
    counted: [first.total, await countList(viewer, 'products', asked)],
    byCategory: categories.map((id) => byCategory.get(id) ?? 0),
  }
}

async function asLookedAt(all: readonly Row[], { categories: chosen, ...others }: Filter) {
  const { isListed } = await import('@/content/previewed-lists')
  const meant = { ...others, categories: chosen?.map((index) => categories[index] ?? -1) }
  const ids = all.filter((row) => isListed(row, 'title', meant)).map(({ id }) => id)
  const pages = Array.from({ length: Math.max(1, Math.ceil(ids.length / 2)) }, (_, page) => ids.slice(page * 2, page * 2 + 2))
  const inCategory = (id: DocumentId) => all.filter((row) => isListed(row, 'title', { keyword: others.keyword, categories: [id] })).length
  return { pages, counted: [ids.length, ids.length], byCategory: categories.map(inCategory) }
}

describe('lists in previews', () => {
  it('are what a look at every document says, with the drafts that somebody sees, whatever was done to them', async () => {
    let most = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(editorSteps(product), { minLength: 6, maxLength: 12 }),
        fc.array(filter, { minLength: 4, maxLength: 4 }),
        async (steps, asked) => {
          for (const one of steps) await takeStep(cms, one, toData)
          const { docs } = await cms.find({ collection: 'products', draft: true, pagination: false, ...system })
          most = Math.max(most, docs.filter(({ _status }) => _status === 'draft').length)
          const shared = docs.at(-1)
          const staff: Viewer = { kind: 'staff', user, document: null, isMarked: true }
          const byLink: Viewer = { kind: 'shared', document: { slug: 'products', id: String(shared?.id ?? 0) }, expires: Date.now() + 1000 }
          const all = await lookAtAll(() => true)
          const published = await lookAtAll((id) => id === shared?.id)
          for (const one of asked) {
            expect(await asPreviewed(staff, one), JSON.stringify(one)).toEqual(await asLookedAt(all, one))
            expect(await asPreviewed(byLink, one), JSON.stringify(one)).toEqual(await asLookedAt(published, one))
          }
        },
      ),
      { numRuns: process.env.TEST_LONG ? 100 : 8 },
    )
    expect(most).toBeGreaterThan(2)
  })
})
