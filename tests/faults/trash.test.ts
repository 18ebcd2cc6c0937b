import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { pdfOfPages } from '../support/pdf-of-pages'
import { makeCategories, makeCover } from './product-parts'
import { makeUser } from './rest'
import { emptySite } from './support'

let cms: Payload
let administrator: User

beforeAll(async () => {
  cms = await emptySite({})
  administrator = await makeUser(cms, 'admin', 'admin')
})

const system = { overrideAccess: true, depth: 0 }
const common = { publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1, _status: 'published' as const }
const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: '正文' }] }
const content = { root: { type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0, children: [paragraph] } }

const thrownAway = () => ({ deletedAt: new Date().toISOString() })

describe('what is in the trash', () => {
  it('is seen by nobody, and comes back with its number, which nobody got in the meantime', async () => {
    const { getNewsArticle, listNews } = await import('@/content/news')
    const { id, articleId } = await cms.create({ collection: 'news', data: { ...common, title: '甲', content }, ...system })
    await cms.update({ collection: 'news', id, data: thrownAway(), ...system })
    expect(await getNewsArticle(articleId ?? 0)).toBeNull()
    expect((await listNews({}, { pageNum: 1, pageSize: 10 })).total).toBe(0)

    // As after a loss of the counters: the next number comes from what there is.
    await cms.delete({ collection: 'counters', where: { name: { equals: 'news.articleId' } }, ...system })
    const next = await cms.create({ collection: 'news', data: { ...common, title: '乙', content }, ...system })
    expect(next.articleId).toBe(Number(articleId) + 1)

    await cms.update({ collection: 'news', id, data: { deletedAt: null, _status: 'published' }, trash: true, ...system })
    expect(await getNewsArticle(articleId ?? 0)).toMatchObject({ id: articleId, title: '甲' })
  })

  it('a document is counted nowhere, and its file is not served', async () => {
    const { findDocumentsByNumber, findPublishedEdition, listDocuments, listDownloadCategories } = await import('@/content/documents')
    const category = await cms.create({ collection: 'download-categories', data: { ...common, name: '样本' }, ...system })
    const data = pdfOfPages(1)
    const { id, attachmentId } = await cms.create({
      collection: 'documents',
      data: { ...common, name: '样本', kind: '产品样本', category: category.id },
      file: { name: 'catalogue.pdf', data, mimetype: 'application/pdf', size: data.length },
      ...system,
    })
    const counts = async () => [
      (await listDownloadCategories()).map(({ count }) => count),
      (await listDocuments({}, { pageNum: 1, pageSize: 10 })).total,
      (await findDocumentsByNumber([attachmentId ?? 0])).length,
      (await findPublishedEdition('catalogue.pdf')) !== null,
    ]
    expect(await counts()).toEqual([[1], 1, 1, true])
    await cms.update({ collection: 'documents', id, data: thrownAway(), ...system })
    expect(await counts()).toEqual([[0], 0, 0, false])
    await cms.update({ collection: 'documents', id, data: { deletedAt: null, _status: 'published' }, trash: true, ...system })
    expect(await counts()).toEqual([[1], 1, 1, true])
  })

  it('a product below another is told of nowhere, and what the table says of it comes back with it; so long it is not deleted for good', async () => {
    const { getProduct } = await import('@/content/products')
    const [category] = await makeCategories(cms, ['断路器'])
    const cover = await makeCover(cms)
    const make = (model: string, more: object = {}) =>
      cms.create({
        collection: 'products',
        data: { ...common, title: model, model, summary: '简介', cover, category: category ?? 0, ...more },
        ...system,
      })
    const below = await make('HM1-63')
    const other = await make('HM1-125')
    const row = (product: typeof below, limit: string) => ({ product: product.id, from: 250, upTo: 40, limit })
    const above = await make('HM3-250', { selectivity: [row(below, '12.5'), row(other, 'T')] })
    const shown = async () => (await getProduct(above.articleId ?? ''))?.selectivity.below.map(({ model }) => model)
    const saidAbove = async () => (await getProduct(below.articleId ?? ''))?.selectivity.above.map(({ model }) => model)
    const change = (data: object) => cms.update({ collection: 'products', id: below.id, data, trash: true, ...system })
    expect([await shown(), await saidAbove()]).toEqual([['HM1-63', 'HM1-125'], ['HM3-250']])

    await change({ _status: 'draft' })
    expect([await shown(), await saidAbove()]).toEqual([['HM1-125'], undefined])
    await change({ articleId: '900_1', _status: 'published' })
    below.articleId = '900_1'
    expect([await shown(), await saidAbove()]).toEqual([['HM1-63', 'HM1-125'], ['HM3-250']])
    await change(thrownAway())
    expect(await shown()).toEqual(['HM1-125'])
    await change({ deletedAt: null, _status: 'published' })
    expect([await shown(), await saidAbove()]).toEqual([['HM1-63', 'HM1-125'], ['HM3-250']])

    const gone = () => cms.delete({ collection: 'products', id: below.id, trash: true, ...system, user: administrator })
    await change(thrownAway())
    await expect(gone()).rejects.toThrow('正在使用，不能删除：产品“HM3-250”（下级产品）')
    await cms.update({ collection: 'products', id: above.id, data: { selectivity: [row(other, 'T')], _status: 'published' }, ...system })
    await gone()
    expect(await shown()).toEqual(['HM1-125'])
  })
})
