import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOfPages } from '../support/pdf-of-pages'
import { emptySite } from './support'

let cms: Payload

beforeAll(async () => {
  cms = await emptySite({})
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
})
