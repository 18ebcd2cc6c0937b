import { statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { engineLacks } from '../support/engine'
import { makeUser, rest, tokenOf } from './rest'
import { emptySite } from './support'

type Kind = 'media' | 'documents' | 'products' | 'news'

const wanted = { media: 6, documents: 60, products: 90, news: 20 }
const document = z.looseObject({ id: z.union([z.number(), z.string()]) })

let cms: Payload
let fill: typeof import('../../seed/synthetic/fill').fill

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '' })
  fill = (await import('../../seed/synthetic/fill')).fill
  await makeUser(cms, 'boss', 'admin')
})

const counts = async () => {
  const all = (Object.keys(wanted) as Kind[]).map(async (collection) => [collection, (await cms.db.count({ collection })).totalDocs])
  return Object.fromEntries(await Promise.all(all))
}

const nothing = { step: () => undefined }

const firstOf = async (collection: CollectionSlug, key: string, value: number | string) =>
  document.parse(await cms.db.findOne({ collection, where: { [key]: { equals: value } } }))

describe('what can not be done is said in a sentence', () => {
  it.each([
    [['--products', 'many'], '--products must be a whole number'],
    [['--news', '-5'], '--news'],
    [['--documents', '10000001'], '--documents must be a whole number from 0 to 10,000,000'],
    [[], 'Say how many'],
    [['--stories', '5'], '--stories'],
  ])('%j', async (args, sentence) => {
    const { parseOptions } = await import('../../seed/synthetic/options')
    expect(() => parseOptions(args)).toThrow(sentence)
  })

  it('another document has one of the numbers: nothing is written', async () => {
    const { richText, paragraph } = await import('../../seed/synthetic/rich-text')
    const data = { title: '真', content: richText(paragraph('真')), articleId: 500_000_007, publishedAt: '2020-01-01T00:00:00.000Z' }
    const { id } = await cms.db.create({ collection: 'news', data })
    await expect(fill(cms, { wanted, progress: nothing })).rejects.toThrow('1 of news have numbers or names of synthetic ones')
    await cms.db.deleteOne({ collection: 'news', where: { id: { equals: id } } })
    expect(await counts()).toEqual({ media: 0, documents: 0, products: 0, news: 0 })
  })

  it('products without any picture', async () => {
    const onlyProducts = { ...wanted, media: 0 }
    await expect(fill(cms, { wanted: onlyProducts, progress: nothing })).rejects.toThrow('Products need pictures')
  })
})

it('broken off again and again, it goes on: there are exactly as many as wanted, and old pages are not shown', async () => {
  const { readContentState } = await import('@/database/content-version')
  const before = await readContentState(cms)
  let breaks = 0
  for (let most = 1, isDone = false; !isDone; most += 1) {
    let steps = 0
    const step = () => {
      steps += 1
      if (steps === most) throw new Error('broken off')
    }
    isDone = await fill(cms, { wanted, progress: { step }, batch: 25 }).then(
      () => true,
      () => false,
    )
    breaks += isDone ? 0 : 1
  }
  expect(breaks).toBeGreaterThan(3)
  expect(await counts()).toEqual(wanted)
  // A site has nothing to read in files that thousands share.
  const { readLackingPages } = await import('@/finding/keep-pages')
  expect(await readLackingPages(cms, new AbortController().signal)).toBe(0)
  expect((await readContentState(cms)).version).toBeGreaterThan(before.version)
  // As after a night: the next one has nothing to put together.
  const { mergeWords } = await import('@/database/merge-words')
  expect(await mergeWords(cms)).toBe(0)
})

it('a transaction that is not committed leaves nothing, and the next run adds it; fewer are no reason to delete any', async () => {
  const more = { ...wanted, products: 100 }
  const progress = {
    step: (what: string) => {
      if (what === 'products') vi.spyOn(cms.db, 'commitTransaction').mockRejectedValueOnce(new Error('no'))
    },
  }
  await expect(fill(cms, { wanted: more, progress, batch: 4 })).rejects.toThrow('no')
  vi.restoreAllMocks()
  const { products } = await counts()
  expect(products).toBe(wanted.products)
  await fill(cms, { wanted: more, progress: nothing })
  expect(await counts()).toEqual(more)
  await fill(cms, { wanted, progress: nothing })
  expect(await counts()).toEqual(more)
})

describe('a synthetic document', () => {
  /** What the first of a transaction has, which the adapter has stored, and what another one has. */
  const keysOf = (value: unknown, name = ''): string[] => {
    if (Array.isArray(value)) return value.slice(0, 1).flatMap((one) => keysOf(one, `${name}[]`))
    if (value === null || typeof value !== 'object') return [`${name}: ${value === null ? 'null' : typeof value}`]
    return Object.entries(value).flatMap(([key, one]) => keysOf(one, `${name}.${key}`))
  }

  it.each([
    ['media', 'filename', 'synthetic-00000001.webp', 'synthetic-00000005.webp'],
    ['documents', 'attachmentId', 500_000_001, 500_000_008],
    ['products', 'articleId', '500000001', '500000002'],
    ['news', 'articleId', 500_000_001, 500_000_002],
  ] as const)('of %s is stored as Payload stores it', async (collection, key, first, other) => {
    await fill(cms, { wanted: { ...wanted, products: 100 }, progress: nothing })
    const rows = [await firstOf(collection, key, first), await firstOf(collection, key, other)]
    const [byAdapter, inBulk] = rows.map((row) => keysOf(row).sort())
    expect(inBulk).toEqual(byAdapter)
    if (collection === 'media') return
    const versions = await Promise.all(
      rows.map(({ id }) => cms.db.findVersions({ collection, where: { parent: { equals: id } }, pagination: false })),
    )
    expect(versions.map(({ docs }) => docs.length)).toEqual([1, 1])
    const [versionByAdapter, versionInBulk] = versions.map(({ docs }) => keysOf(docs[0]).sort())
    expect(versionInBulk).toEqual(versionByAdapter)
    expect(versions[1]?.docs[0]).toMatchObject({ latest: true, parent: rows[1]?.id, version: { _status: 'published' } })
  })

  it('is what visitors read: lists in the editors’ order, by category and keyword, and its page with pictures and files', async () => {
    const [{ getProduct, listProducts }, { getNewsArticle, listNews }, { listDocuments }] = await Promise.all([
      import('@/content/products'),
      import('@/content/news'),
      import('@/content/documents'),
    ])
    const all = await listProducts({}, { pageNum: 1, pageSize: 100 })
    const product = await getProduct('500000031')
    expect([all.total, all.rows.length]).toEqual([100, 100])
    expect(new Set(all.rows.map(({ title }) => title)).size).toBe(100)
    expect(product).toMatchObject({ id: '500000031', documents: expect.anything(), cover: { sources: expect.anything() } })
    const found = await listProducts({ title: product?.title ?? '' }, { pageNum: 1, pageSize: 9 })
    expect(found.rows.map(({ id }) => id)).toEqual(['500000031'])
    expect((await listNews({}, { pageNum: 1, pageSize: 5 })).total).toBe(20)
    expect((await getNewsArticle(500_000_004))?.content).toMatch(/<figure><img[^>]+synthetic-\d{8}\.webp/)
    const files = await listDocuments({ name: '说明书' }, { pageNum: 1, pageSize: 9 })
    expect(files.total).toBeGreaterThan(5)
    expect(files.rows[0]?.url).toMatch(/^\/files\/synthetic-5\d{8}\.pdf$/)
  })

  it('has its files, which take room once, and no width is lacking', async () => {
    const { findLackingPictures } = await import('@/picture-widths/lacking-widths')
    const { findPublishedEdition } = await import('@/content/documents')
    const { documentFiles } = await import('@/storage/document-files')
    for await (const pictures of findLackingPictures(cms)) expect(pictures).toEqual([])
    const [one, next] = ['synthetic-00000001.webp', 'synthetic-00000005.webp'].map((name) =>
      statSync(path.join(process.env.DATA_DIR ?? '', 'media', name)),
    )
    expect(one?.ino).toBe(next?.ino)
    const editions = await Promise.all(['synthetic-500000001.pdf', 'synthetic-500000008.pdf'].map(findPublishedEdition))
    expect(editions[0]).toBe(editions[1])
    expect(await documentFiles.has(editions[0] ?? 'none')).toBe(true)
  })

  it('is found by its name, its order codes and what others write for it, as if an editor had published it', async () => {
    const [{ finderOf }, { orderCodeIndex }, { namedCodes }, { makeLexicon }, { readQuery }, { conditionOf }] = await Promise.all([
      import('@/database/finding/reader'),
      import('@/database/finding/order-code-index'),
      import('@/finding/named-codes'),
      import('@/domain/search/lexicon'),
      import('@/domain/search/query'),
      import('@/domain/search/condition'),
    ])
    const { id, title } = await firstOf('products', 'articleId', '500000040')
    const wanted = conditionOf(readQuery(String(title), makeLexicon([], [])), 'name', false)
    const found = await finderOf(cms).find('product', wanted, [], { offset: 0, limit: 9 })
    expect(found.map(({ number }) => number)).toEqual(['500000040'])
    expect(await orderCodeIndex(cms).count(id)).toBe(20)
    const [own] = await orderCodeIndex(cms).ofProduct(id, [], 1)
    expect(await namedCodes(cms, own?.code ?? '')).toEqual([{ product: id, code: own?.code, of: null }])
    expect(await namedCodes(cms, 'hx 500000040 a')).toMatchObject([{ product: id, of: 'HX500000040-A' }])
    expect(await namedCodes(cms, 'NW500000040／3300')).toMatchObject([{ product: id, of: 'NW500000040/3300', maker: '某某电气' }])
  })

  it('has in the indexes what they would be filled with', async () => {
    const [{ fillSearch }, { fillOrderCodes }, { fillAttributeValues }, { attributeValueIndex }, { finderOf }] = await Promise.all([
      import('@/finding/fill-search'),
      import('@/finding/fill-order-codes'),
      import('@/finding/fill-attribute-values'),
      import('@/database/finding/attribute-value-index'),
      import('@/database/finding/reader'),
    ])
    const { docs: categories } = await cms.find({ collection: 'product-categories', pagination: false, depth: 0, overrideAccess: true })
    const { docs: attributes } = await cms.find({ collection: 'attributes', pagination: false, depth: 0, overrideAccess: true })
    const ids = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id)
    const indexed = async () => {
      const tallies = await attributeValueIndex(cms).tally({ categories: ids(categories), attributes: ids(attributes), conditions: [] })
      const values = [...tallies].flatMap(([attribute, all]) => all.map((tally) => JSON.stringify({ attribute, ...tally }))).sort()
      const found = await finderOf(cms).find('product', [[{ field: 'details', text: '额定' }]], [], { offset: 0, limit: 500 })
      return { values, found }
    }
    const written = await indexed()
    expect(written.found.length).toBeGreaterThan(50)
    for (const key of ['search', 'order-codes', 'attribute-values']) await cms.kv.delete(key)
    await fillSearch(cms, () => undefined)
    await fillOrderCodes(cms)
    await fillAttributeValues(cms)
    expect(await indexed()).toEqual(written)
  })

  it('is known to use its pictures and files', async () => {
    const { fillReferences } = await import('@/usage/fill')
    const references = async () => (await cms.db.find({ collection: 'content-references', limit: 0, pagination: false, sort: 'id' })).docs
    const noted = await references()
    const { id } = await firstOf('products', 'articleId', '500000031')
    expect(noted.filter((row) => Reflect.get(row, 'holder') === `products/${id}`).length).toBeGreaterThan(2)
    // Who reads everything anew finds nothing to change.
    await cms.kv.delete('references')
    await fillReferences(cms, () => undefined)
    expect(await references()).toEqual(noted)
  })

  // A form reads all attributes beside other lists, in one transaction.
  it.skipIf(engineLacks('cursors side by side'))(
    'is found, opened, edited and published in the admin, and its files are in use',
    async () => {
      const token = await tokenOf('boss')
      const list = await rest('/products?draft=true&depth=0&limit=10&sort=sortOrder&where[title][like]=塑壳断路器', { token })
      expect(list.body.totalDocs).toBeGreaterThan(3)
      const { id } = await firstOf('products', 'articleId', '500000002')
      const { body: opened } = await rest(`/products/${id}?draft=true&depth=0`, { token })
      const saved = await rest(`/products/${id}?depth=0`, { method: 'PATCH', token, body: { ...opened, title: '改了名称' } })
      expect(saved.status, saved.text).toBe(200)
      expect(saved.body.doc).toMatchObject({ title: '改了名称', parameters: opened.parameters, documents: opened.documents })
      const versions = await rest(`/products/versions?depth=0&where[parent][equals]=${id}&sort=-updatedAt`, { token })
      expect(versions.body.docs).toMatchObject([{ latest: true, version: { title: '改了名称' } }, { version: { title: opened.title } }])
      const article = await firstOf('news', 'articleId', 500_000_002)
      const draft = await rest(`/news/${article.id}?draft=true&depth=0`, {
        method: 'PATCH',
        token,
        body: { title: '草稿', _status: 'draft' },
      })
      expect(draft.status, draft.text).toBe(200)
      const medium = await firstOf('media', 'filename', 'synthetic-00000001.webp')
      expect((await rest(`/media/${medium.id}`, { method: 'DELETE', token })).status, 'it is shown by others').toBe(409)
    },
  )

  it('does not take numbers from real ones', async () => {
    const token = await tokenOf('boss')
    const { richText, paragraph } = await import('../../seed/synthetic/rich-text')
    const body = { title: '真的新闻', content: richText(paragraph('正文')), _status: 'published' }
    const made = await rest('/news?depth=0', { method: 'POST', token, body })
    expect(made.body.doc).toMatchObject({ articleId: 1 })
  })
})
