import { flattenAllFields } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { markSources } from '@/content/mark-sources'
import { deepWithoutMarks, hasMarks, markedPieces } from '@/lib/source-marks'
import { Products } from '../../../collections/products'
import { SinglePages } from '../../../collections/single-pages'

const config = { slug: 'products', flattenedFields: flattenAllFields({ fields: Products.fields }) }

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const row = {
  id: 153,
  articleId: '153',
  title: 'HM3-250 塑壳断路器',
  summary: '第一行\n\n第二行',
  cover: 12,
  gallery: [12, 13],
  category: 4,
  isHot: true,
  kbsId: 'KBS-1',
  mainParameters: [{ id: 'a', name: '额定电流 In', value: '250 A' }],
  seo: { title: '给搜索引擎的标题' },
  description: {
    root: { type: 'root', children: [paragraph('一'), { type: 'upload', relationTo: 'media', value: 14, fields: {} }, paragraph('')] },
  },
}
const marked = markSources(config, row, 153)

/** The paths that the texts within a value say they come from. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return markedPieces(value).map(({ source }) => source.path)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

describe('a row that says where its texts come from', () => {
  it('has a mark behind each text that pages show, line by line and paragraph by paragraph', () => {
    expect(pathsIn(marked).sort()).toEqual([
      'description#0',
      'mainParameters.0.name',
      'mainParameters.0.value',
      'summary',
      'summary',
      'title',
    ])
    expect(marked.title.startsWith(row.title)).toBe(true)
  })

  it('leaves numbers, choices, links, codes, relations and what only search engines read as they are', () => {
    const { articleId, category, isHot, kbsId, seo } = marked
    expect({ articleId, category, isHot, kbsId, seo }).toEqual({ articleId: '153', category: 4, isHot: true, kbsId: 'KBS-1', seo: row.seo })
  })

  it('says of pictures which place shows them', () => {
    expect(marked.gallery[1]).toEqual({ id: 13, from: 'products.153:gallery.1' })
    expect(marked.description.root.children[1]).toMatchObject({ value: { id: 14, from: 'products.153:description#1' } })
  })

  it('is the same row without its marks', () => {
    expect(deepWithoutMarks({ ...marked, cover: 12, gallery: [12, 13], description: 0 })).toEqual({ ...row, description: 0 })
  })

  it('is left alone where its kind has no page', () => {
    const attributes = { slug: 'attributes', flattenedFields: config.flattenedFields }
    expect(hasMarks(JSON.stringify(markSources(attributes, row, 1)))).toBe(false)
  })

  it('keeps a relation to one of several collections', () => {
    const page = { slug: 'single-pages', flattenedFields: flattenAllFields({ fields: SinglePages.fields }) }
    const attachment = { relationTo: 'documents', value: 7 }
    expect(markSources(page, { title: '下载说明', attachment }, 5).attachment).toMatchObject(attachment)
  })
})
