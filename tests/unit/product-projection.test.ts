import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAttachment, toProductCategoryRows, toProductDetail, toProductRow } from '@/content/projection/product'
import type { DocumentFile } from '@/contract/documents'
import type { Picture } from '@/contract/picture'
import { SUMMARY_MARKER } from '@/contract/prod-api/summary-marker'
import type { Product } from '@/contract/products'
import { noSeo } from '../support/no-seo'

const picture = (name: string, alt = ''): Picture => ({ src: `/media/${name}.webp`, width: 800, height: 800, alt, sources: [] })

const manual: DocumentFile = {
  id: 1071,
  name: 'HM3-250 安装使用说明书',
  url: '/files/manual-hm3-250.pdf',
  ext: 'pdf',
  size: 1_310_720,
  sizeText: '1.25MB',
  kind: '使用说明书',
  note: '2026 版',
  categoryId: 84,
  isViewable: true,
}

const full: Product = {
  id: '153',
  title: 'HM3-250 塑壳断路器',
  model: 'HM3-250',
  cover: picture('cover'),
  turntable: '/media/turntables-mccb-250-3p.mp4',
  isNew: false,
  isHot: true,
  categoryId: 12,
  categoryName: '塑壳断路器',
  parentCategoryId: 1,
  parentCategoryName: '配电类',
  summary: '250 A 壳架。',
  keyFigures: [{ value: '250', unit: 'A', label: '壳架等级电流' }],
  mainParameters: [
    { name: '额定电流 In', value: '16–250 A' },
    { name: '极数', value: '3P、4P' },
  ],
  gallery: [picture('one'), picture('two')],
  coreFunctions: [
    { title: '双断点', content: '3 ms 内斥开。' },
    { title: '整定', content: 'Ir < In & 可读' },
  ],
  parameterImage: picture('parameters', '外形"尺寸" <图>'),
  parameterGroups: [],
  startCode: null,
  description: '<p>说明</p>',
  documents: [manual],
  seo: noSeo,
  relations: [],
  selectivity: { below: [], above: [] },
  stories: [
    {
      id: 301,
      title: '云栖数据中心',
      excerpt: '',
      cover: picture('story'),
      categoryId: 9,
      categoryName: '数据中心',
      isRecommended: true,
      projectAddress: '',
    },
  ],
}

const bare: Product = {
  ...full,
  cover: null,
  mainParameters: [],
  gallery: [],
  coreFunctions: [],
  parameterImage: null,
  documents: [],
  stories: [],
  seo: noSeo,
}

const detailOf = (product: Partial<Product>) => toProductDetail({ ...full, ...product }).details.data

/** How the legacy client reads `content`: the first picture, and a pair in each paragraph. */
function readContent(content: string) {
  const decode = (text: string) =>
    text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '')
  const paragraphs = [...content.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text]) => decode(text ?? ''))
  return { image: /<img[^>]*src="([^"]*)"/.exec(content)?.[1] ?? null, paragraphs }
}

describe('a product in a legacy list', () => {
  it('has a text as number and figures as flags', () => {
    expect(toProductRow(full)).toEqual({
      articleId: '153',
      title: 'HM3-250 塑壳断路器',
      cover: '/media/cover.webp',
      isNew: 0,
      isHot: 1,
      categoryId: 12,
      categoryName: '塑壳断路器',
      parentCategoryId: 1,
    })
  })

  it('has null for a missing picture', () => {
    expect(toProductRow(bare).cover).toBeNull()
  })
})

describe('a product in full', () => {
  it('has what a legacy page reads of it', () => {
    const { baseInfo, caseList, details } = toProductDetail(full)
    expect(baseInfo).toEqual({
      categoryId: 12,
      parentCategoryId: 1,
      categoryName: '塑壳断路器',
      title: 'HM3-250 塑壳断路器',
      cover: '/media/cover.webp',
      articleId: '153',
      isNew: 0,
    })
    expect(caseList).toEqual([{ articleId: 301, title: '云栖数据中心', cover: '/media/story.webp' }])
    expect(details.data.thumbnail).toBe('/media/cover.webp')
    expect(details.data.lorePhotoVOS).toEqual([{ url: '/media/one.webp' }, { url: '/media/two.webp' }])
    expect(details.data.loreAttchmentVOS).toEqual([
      { id: 1071, name: 'HM3-250 安装使用说明书', url: '/files/manual-hm3-250.pdf', ext: 'pdf', sizeCn: '1.25MB', typeName: '使用说明书' },
    ])
  })

  it('has null and empty lists for what is missing, never a key less', () => {
    const { caseList, details } = toProductDetail(bare)
    expect(caseList).toEqual([])
    expect(details.data).toEqual({
      summary: `250 A 壳架。${SUMMARY_MARKER}`,
      content: '',
      thumbnail: null,
      lorePhotoVOS: [],
      loreAttchmentVOS: [],
      parameters: [],
    })
  })
})

describe('the legacy summary', () => {
  it('is the short text, the marker and the main parameters', () => {
    expect(SUMMARY_MARKER).toBe('重要参数')
    expect(detailOf({}).summary.split('重要参数')).toEqual(['250 A 壳架。', '额定电流 In：16–250 A\n极数：3P、4P'])
  })

  it('can always be cut at the marker, also when there are no parameters', () => {
    expect(detailOf({ mainParameters: [] }).summary.split('重要参数')).toEqual(['250 A 壳架。', ''])
  })
})

describe('the legacy content', () => {
  it('shows what editors wrote as text, whatever it looks like', () => {
    const { content } = detailOf({
      coreFunctions: [{ title: '<b>双断点</b>', content: '<img src=x onerror="alert(1)"> & Ir < In' }],
      parameterImage: null,
    })
    expect(content).toBe('<p>&lt;b&gt;双断点&lt;/b&gt;：&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Ir &lt; In</p>')
  })

  it('has the parameter picture as its first picture, and a core function in each paragraph', () => {
    expect(readContent(detailOf({}).content)).toEqual({
      image: '/media/parameters.webp',
      paragraphs: ['双断点：3 ms 内斥开。', '整定：Ir < In & 可读'],
    })
  })

  it('has no picture when there is none', () => {
    expect(readContent(detailOf({ parameterImage: null }).content).image).toBeNull()
  })

  it('gives back any texts that an editor types', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !value.includes('：'))
    const functions = fc.array(fc.record({ title: text, content: fc.string({ unit: 'grapheme' }) }), { maxLength: 3 })
    fc.assert(
      fc.property(functions, fc.string(), (coreFunctions, alt) => {
        const { content } = detailOf({ coreFunctions, parameterImage: picture('parameters', alt) })
        expect(readContent(content)).toEqual({
          image: '/media/parameters.webp',
          paragraphs: coreFunctions.map(({ title, content: inner }) => `${title}：${inner}`),
        })
      }),
    )
  })
})

describe('the legacy category tree', () => {
  it('has the same four keys on both levels', () => {
    const child = { id: 12, name: '塑壳断路器', productCount: 7 }
    const tree = [{ id: 1, name: '配电类', productCount: 19, icon: null, description: '', children: [child] }]
    expect(toProductCategoryRows(tree)).toEqual([
      {
        categoryId: 1,
        categoryName: '配电类',
        productCount: 19,
        childrenCategoryList: [{ categoryId: 12, categoryName: '塑壳断路器', productCount: 7, childrenCategoryList: [] }],
      },
    ])
  })
})

describe('an attachment', () => {
  it('has its size as text and its kind as type name, and nothing that legacy clients do not know', () => {
    expect(Object.keys(toAttachment(manual)).sort()).toEqual(['ext', 'id', 'name', 'sizeCn', 'typeName', 'url'])
  })
})
