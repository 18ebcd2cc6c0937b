import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSqlite } from '@/database/is-sqlite'
import { costlySteps, stepsOf } from '../support/query-plans'
import { emptySite } from './support'

/**
 * How SQLite finds what it is asked, with the indexes of an empty database, which are those of a full one. A new question is a line in
 * `questions`: what is awaited there is asked for its plan. MongoDB has its own (src/database/mongodb-list-indexes.ts).
 */
describe.runIf(!process.env.TEST_DATABASE_URI)('without reading a whole table', () => {
  let cms: Payload
  let user: TypedUser

  beforeAll(async () => {
    cms = await emptySite({})
    const data = { name: '主管', email: 'admin@example.com', password: 'a-password-for-tests-only', role: 'admin' as const }
    user = { ...(await cms.create({ collection: 'users', data, overrideAccess: true })), collection: 'users' }
    // As visitors' pages read, of whose questions nothing may stay behind.
    for (const collection of ['products', 'news', 'documents', 'stories'] as const) await cms.db.find({ collection, limit: 1 })
  })

  /** As the admin's list asks, with the rights of an administrator. */
  const list = (collection: CollectionSlug, page: number, where: Where = {}) => {
    const sort = cms.collections[collection].config.defaultSort
    const options: object = { collection, sort, where, page, limit: 20, depth: 0, draft: true, user, overrideAccess: false }
    // Called by name: the compiler gives up on the union of all collections.
    return Reflect.apply(cms.find, cms, [options])
  }

  /** As the admin's search asks. */
  const searched = (collection: CollectionSlug): Where => {
    const fields = cms.collections[collection].config.admin.listSearchableFields ?? []
    return { or: fields.filter((field) => !/Id$/.test(field)).map((field) => ({ [field]: { like: '断路器' } })) }
  }

  const searchedIn = (collection: CollectionSlug, page = 1) => list(collection, page, searched(collection))

  /** As a relationship field asks for what can be chosen: by the name that it shows, beyond what is chosen already. */
  const picker = (collection: CollectionSlug, page: number, search = '') => {
    const { useAsTitle = 'id' } = cms.collections[collection].config.admin
    return list(collection, page, { and: [{ id: { not_in: [1, 2] } }, ...(search ? [{ [useAsTitle]: { like: search } }] : [])] })
  }

  /** As the list asks that is put in order by names. */
  const byName = (collection: CollectionSlug) => {
    const { useAsTitle = 'id' } = cms.collections[collection].config.admin
    const options: object = { collection, sort: useAsTitle, limit: 20, depth: 0, draft: true, user, overrideAccess: false }
    return Reflect.apply(cms.find, cms, [options])
  }

  /** As an export asks for a page behind the first. */
  const exported = (collection: CollectionSlug) => {
    const options: object = { collection, where: { id: { less_than: 1000 } }, sort: '-id', limit: 200, pagination: false, depth: 0 }
    return Reflect.apply(cms.find, cms, [{ ...options, draft: true, user, overrideAccess: false }])
  }

  const questions: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(
      (['products', 'news', 'documents', 'stories', 'solutions', 'trainings', 'questions'] as const).flatMap((collection) => [
        [`the list of ${collection}`, () => list(collection, 1)],
        [`the last page of ${collection}`, () => list(collection, 5000)],
        [`a search in ${collection}`, () => searchedIn(collection)],
        [`the last page of a search in ${collection}`, () => searchedIn(collection, 5000)],
        [`what can be chosen of ${collection}`, () => picker(collection, 1)],
        [`the last of what can be chosen of ${collection}`, () => picker(collection, 5000)],
        [`what can be chosen of ${collection} by its name`, () => picker(collection, 1, '断路器')],
        [`the list of ${collection} by name`, () => byName(collection)],
      ]),
    ),
    ...Object.fromEntries(
      (['media', 'service-requests', 'consultations', 'audit-log', 'page-views'] as const).flatMap((collection) => [
        [`the list of ${collection}`, () => list(collection, 1)],
        [`the last page of ${collection}`, () => list(collection, 5000)],
        [`a search in ${collection}`, () => searchedIn(collection)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries<Where>({
        unused: { isUsed: { equals: false } },
        'without a text': { altLater: { equals: true } },
        'of a folder': { folder: { equals: '产品图' } },
        'of some days': { createdAt: { greater_than: '2026-11-18T00:00:00.000Z' } },
        'that are wide': { width: { greater_than_equal: 1920 } },
        'that are large': { filesize: { greater_than: 5_000_000 } },
        'unused of a folder, of one kind and size': {
          and: [
            ...[{ isUsed: { equals: false } }, { folder: { equals: '产品图' } }],
            ...[{ mimeType: { contains: 'image/' } }, { width: { less_than: 800 } }],
          ],
        },
      }).flatMap(([name, where]) => [
        [`pictures ${name}`, () => list('media', 1, where)],
        [`the last pictures ${name}`, () => list('media', 5000, where)],
      ]),
    ),
    'the folders of pictures': async () => {
      const { readFolders } = await import('../../collections/endpoints/media-folders')
      await readFolders(cms)
    },
    'whether a picture is used': async () => {
      const { noteMediaUse } = await import('@/usage/media-use')
      await noteMediaUse({ payload: cms }, [1])
    },
    'an export of products': () => exported('products'),
    'an export of requests': () => exported('service-requests'),
    'the usages of a picture': async () => {
      const { findUsages } = await import('@/usage/find-usages')
      await findUsages({ payload: cms }, { slug: 'media', id: 1 }, true)
    },
    'order codes': async () => {
      const { orderCodeIndex } = await import('@/database/finding/order-code-index')
      const codes = orderCodeIndex(cms)
      await codes.exact(['hm3250m3d16f', 'hm3250m3d20f'])
      await codes.startingWith('hm3250', 20)
      await codes.ofProduct(1, ['250', 'f'], 20)
      await codes.count(1)
    },
    'codes of others': async () => {
      const { readCodeAliases } = await import('@/database/finding/code-aliases')
      await readCodeAliases(cms, 'nsx250')
    },
    'a list of codes': async () => {
      const { codeLists } = await import('@/database/finding/code-lists')
      const lists = codeLists(cms)
      await lists.byPrefix(['hm3250', 'hm3'])
      await lists.neighbours(['hm3250m3d16f', 'hm3250m3d20f'], 5)
    },
    'what refuses a deletion': async () => {
      const { findUsages } = await import('@/usage/find-usages')
      await findUsages({ payload: cms }, { slug: 'download-categories', id: 1 }, false)
    },
    'what is incomplete': async () => {
      const { loadIncomplete } = await import('@/admin/dashboard/incomplete/load-incomplete')
      await loadIncomplete({ payload: cms, user })
    },
    'what waits': async () => {
      const { loadWaiting } = await import('@/admin/dashboard/waiting/load-waiting')
      await loadWaiting({ payload: cms, user })
    },
    'what is viewed most': async () => {
      const { loadPageViews } = await import('@/admin/dashboard/page-views/load-page-views')
      await loadPageViews({ payload: cms, user })
    },
    'what is searched most': async () => {
      const { loadSearches } = await import('@/admin/dashboard/searches/load-searches')
      await loadSearches({ payload: cms, user })
    },
    'all that lacks one thing': async () => {
      const { loadIncompletePage } = await import('@/admin/dashboard/incomplete/load-incomplete')
      await loadIncompletePage({ payload: cms, user }, 'filters', 3)
    },
    'pictures that lack widths': async () => {
      const { completeWidths } = await import('@/picture-widths/complete-widths')
      const round = { signal: new AbortController().signal, tries: new Map() }
      await completeWidths(cms, round)
      await completeWidths(cms, { ...round, changedAfter: new Date() })
    },
  }

  it('what uses a picture is named by its own newest versions, not by looking at those of all', async () => {
    const { findUsages } = await import('@/usage/find-usages')
    const names = { address: null, shows: null, fields: 'cover', draftFields: 'cover', isTrashed: false, isShown: true, fault: null }
    for (const slug of ['products', 'news', 'documents', 'stories']) {
      await cms.db.create({ collection: 'content-references', data: { holder: `${slug}/7`, document: 'media/1', ...names } })
    }
    const steps = await stepsOf(cms, () => findUsages({ payload: cms }, { slug: 'media', id: 1 }, true))
    const ofVersions = steps.filter((step) => /(SCAN|SEARCH) _\w+_v\b/.test(step))
    expect(ofVersions).toHaveLength(4)
    expect(ofVersions.filter((step) => !step.includes('parent_id=?'))).toEqual([])
    await cms.db.deleteMany({ collection: 'content-references', where: { document: { equals: 'media/1' } } })
  })

  it('products that name another one are found from that one, and only they are put in order', async () => {
    const { productsNaming } = await import('@/content/products-naming')
    const names = { document: 'products/1', address: null, shows: null, isTrashed: false, isShown: true, fault: null }
    const fields = 'accessories,selectivity.product'
    await cms.db.create({ collection: 'content-references', data: { holder: 'products/2', fields, draftFields: fields, ...names } })
    const steps = await stepsOf(cms, () => productsNaming(1, { kind: 'visitor' }))
    expect(steps.filter((step) => step.includes('content_references_document_idx (document=?)'))).toHaveLength(1)
    expect(steps.filter((step) => step.includes('products_selectivity_parent_id_idx (_parent_id=?)'))).toHaveLength(1)
    // What that index has found of one product is gone through in its order.
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual(['SCAN products_selectivity'])
    await cms.db.deleteMany({ collection: 'content-references', where: { holder: { equals: 'products/2' } } })
  })

  it('of tens of thousands that name one product only some are looked at', async () => {
    const { productsNaming } = await import('@/content/products-naming')
    if (!isSqlite(cms.db)) throw new Error('This is no database with plans')
    await cms.db.drizzle.run(sql`INSERT INTO content_references (holder, document, fields, draft_fields, is_shown)
      WITH RECURSIVE numbers (n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM numbers WHERE n < 40000)
      SELECT 'products/' || n, 'products/9', 'accessories', 'accessories', 1 FROM numbers`)
    // More ids than SQLite takes in one statement.
    expect(await productsNaming(9, { kind: 'visitor' })).toEqual([])
    await cms.db.deleteMany({ collection: 'content-references', where: { document: { equals: 'products/9' } } })
  })

  it('what is named by numbers, or by what it refers to, is found by these and not among all that is published', async () => {
    const { findDocumentsByNumber } = await import('@/content/documents')
    const { readListedProducts } = await import('@/content/listed-products')
    const { find } = await import('@/content/find')
    const numbers = Array.from({ length: 200 }, (_, index) => 1000 + index)
    const referring = (limit: number, pagination: boolean) =>
      find({ kind: 'visitor' }, { collection: 'products', where: { documents: { in: numbers } }, limit, pagination })
    const named: Record<string, () => Promise<unknown>> = {
      documents: () => findDocumentsByNumber(numbers),
      products: () => readListedProducts(numbers.map(String), []),
      'products by both ids': () => readListedProducts(numbers.map(String), numbers),
      'products with one of these documents': () => referring(20, true),
    }
    for (const [what, ask] of Object.entries(named)) {
      const steps = await stepsOf(cms, ask)
      const among = steps.filter((step) => /^SCAN (products|documents)\b|__status_idx|_deleted_at_idx/.test(step))
      expect({ what, among }).toEqual({ what, among: [] })
    }
  })

  it('what is chosen is found by itself, and not among all in their order', async () => {
    for (const collection of ['products', 'news', 'documents', 'stories', 'solutions', 'trainings'] as const) {
      const steps = await stepsOf(cms, () => list(collection, 1, { id: { in: [1, 2] } }))
      const among = steps.filter((step) => step.includes(` _${collection}_v USING`) && !/\b(parent_id|rowid)=\?/.test(step))
      expect({ collection, among }).toEqual({ collection, among: [] })
    }
  })

  it('drafts are found by their state, however many documents are published', async () => {
    const steps = await stepsOf(cms, () =>
      cms.db.find({ collection: 'products', where: { _status: { equals: 'draft' } }, pagination: false }),
    )
    expect(steps.filter((step) => /^(SCAN|SEARCH) products\b/.test(step))).toEqual([expect.stringContaining('products__status_idx')])
  })

  it('those with a word in their name are counted by the names alone', async () => {
    for (const collection of ['products', 'news', 'documents', 'stories', 'solutions', 'trainings', 'questions'] as const) {
      const { useAsTitle = 'id' } = cms.collections[collection].config.admin
      const steps = await stepsOf(cms, () => list(collection, 1, { [useAsTitle]: { like: '断路器' } }))
      expect(steps.filter((step) => step.includes(`USING COVERING INDEX _${collection}_v_names_idx`))).toHaveLength(1)
    }
  })

  it('the database finds what the admin asks for', async () => {
    const costly: Record<string, string[]> = {}
    for (const [question, ask] of Object.entries(questions)) {
      const steps = await costlySteps(cms, ask)
      if (steps.length > 0) costly[question] = steps
    }
    expect(costly).toEqual({})
  })

  it('a question without an index is noticed', async () => {
    const ask = () => cms.find({ collection: 'media', sort: 'alt', depth: 0, overrideAccess: true })
    expect(await costlySteps(cms, ask)).not.toEqual([])
  })
})
