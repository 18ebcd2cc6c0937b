import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CategoryPlaces, mapProductCategories } from '@/legacy-import/map/categories'
import { mapDocument } from '@/legacy-import/map/documents'
import { webLink } from '@/legacy-import/map/links'
import { plainText } from '@/legacy-import/map/plain-text'
import { pointsOf } from '@/legacy-import/map/points'
import { readContent, readSummary } from '@/legacy-import/map/product-content'
import { mapProduct } from '@/legacy-import/map/products'
import { mapBanner } from '@/legacy-import/map/site'
import { withSortNumbers } from '@/legacy-import/map/sort-numbers'
import type { Remark } from '@/legacy-import/map/wanted'
import type { LegacyProduct } from '@/legacy-import/source/shapes'

describe('the summary of a legacy product', () => {
  it.each([
    [
      '短短重要参数额定电流：250 A\n极数：3P',
      {
        short: '短短',
        parameters: [
          { name: '额定电流', value: '250 A' },
          { name: '极数', value: '3P' },
        ],
        leftOver: [],
      },
    ],
    ['没有标记', { short: '没有标记', parameters: [], leftOver: [] }],
    ['短重要参数：比值:1:2\n无冒号', { short: '短', parameters: [{ name: '比值', value: '1:2' }], leftOver: ['无冒号'] }],
  ])('%s', (summary, parts) => expect(readSummary(summary)).toEqual(parts))
})

it('a banner of a legacy site has its words in its picture, and gets no headline', () => {
  const given = { placement: 'home', title: '海沃电气', taken: new Set<string>() } as const
  const { fields, remarks } = mapBanner({ image: '/a.png', url: '/News' }, given)
  expect(fields).toMatchObject({ headline: '', url: '/News', image: { $medium: { address: '/a.png', alt: '海沃电气' } } })
  expect(remarks).toEqual([])
})

describe('the content of a legacy product', () => {
  it('gives its first picture, its core functions, and what else it says', () => {
    const content = '<p>分断：<b>70 kA</b></p><p><img src="/a.png" alt="外形"></p><p>别的话</p><p><img src="/b.png"></p>'
    expect(readContent(content)).toEqual({
      parameterImage: { address: '/a.png', alt: '外形' },
      coreFunctions: [{ title: '分断', content: '70 kA' }],
      rest: '<p></p><p>别的话</p><p><img src="/b.png"></p>',
    })
  })

  it('keeps what is longer or more than a page shows', () => {
    const { coreFunctions, rest } = readContent(`${'<p>一：二</p>'.repeat(4)}<p>标题：${'长'.repeat(201)}</p>`)
    expect(coreFunctions).toHaveLength(3)
    expect(rest).toBe(`<p>一：二</p><p>标题：${'长'.repeat(201)}</p>`)
  })
})

const tree = [{ id: 1, name: '配电', children: [{ id: 11, name: '塑壳' }] }]

const product = (more: Partial<LegacyProduct> = {}): LegacyProduct => ({
  ...{ id: '153', title: 'HM3-250 塑壳断路器', cover: '/c.png', isNew: true, isHot: false },
  ...{ categoryId: 11, categoryName: '塑壳', parentCategoryId: 1, detail: null },
  ...more,
})

describe('a legacy product', () => {
  it('keeps its number, its flags and its category, and has the model of its title', () => {
    const { product: wanted, category } = mapProduct(product(), new CategoryPlaces(tree))
    expect(wanted).toMatchObject({
      place: 'products',
      key: '153',
      fields: { articleId: '153', model: 'HM3-250', isNew: true, isHot: false },
    })
    expect(wanted.fields.category).toEqual({ $document: { collection: 'product-categories', key: '11' } })
    expect(category).toBeNull()
  })

  it.each([
    ['in a parent category is put below it', { categoryId: 1 }, 'made:1:配电'],
    ['of a category that the tree lacks gets one', { categoryId: 99, categoryName: '新' }, '99'],
    ['without a category is put where it can be found', { categoryId: null, categoryName: '' }, 'made:1:其他产品'],
  ])('%s', (_, more, key) => {
    const { product: wanted, category } = mapProduct(product(more), new CategoryPlaces(tree))
    expect(wanted.fields.category).toEqual({ $document: { collection: 'product-categories', key } })
    expect(category?.key).toBe(key)
    expect(wanted.remarks.map(({ kind }) => kind)).toContain('other-category')
  })

  it('with a summary that is too long keeps all of it in its description', () => {
    const detail = { summary: '长'.repeat(300), content: '', thumbnail: null, gallery: [], attachments: [], parameters: [], stories: [] }
    const { product: wanted } = mapProduct(product({ detail }), new CategoryPlaces(tree))
    expect(wanted.fields.description).toEqual({ $html: { html: `<p>${'长'.repeat(300)}</p>`, alt: 'HM3-250 塑壳断路器' } })
  })
})

it('categories come parents first, with their numbers', () => {
  expect(mapProductCategories(tree).map(({ key, fields }) => [key, fields.parent])).toEqual([
    ['1', null],
    ['11', { $document: { collection: 'product-categories', key: '1' } }],
  ])
})

it('an attachment has one of the kinds of this site, and says so when it had none of them', () => {
  const attachment = { id: 5, name: '手册', url: '/profile/upload/a%20b.pdf', extension: 'pdf', sizeText: '', categoryId: 3 }
  expect(mapDocument({ ...attachment, kind: '说明书' })).toMatchObject({
    fields: { kind: '使用说明书' },
    file: { name: 'a b.pdf' },
    remarks: [],
  })
  expect(mapDocument({ ...attachment, kind: '别的' }).remarks).toEqual([{ kind: 'unknown-kind', about: '别的' }])
})

it('points without a title or a text get what they lack', () => {
  const remarks: Remark[] = []
  const points = [
    { title: '甲', content: '一' },
    { title: '', content: '二' },
    { title: '丙', content: '' },
  ]
  expect(pointsOf(points, remarks)).toEqual([
    { title: '甲', content: '一' },
    { title: '要点 2', content: '二' },
    { title: '要点 3', content: '丙' },
  ])
  expect(remarks).toHaveLength(2)
})

it('text fields lose their HTML, and nothing of their words', () => {
  expect(plainText('<p>一&amp;二</p><p>三<br>四</p>', [])).toBe('一&二\n三\n四')
  expect(plainText('1 < 2 且 3 > 2', [])).toBe('1 < 2 且 3 > 2')
})

it.each([
  ['https://a.example/x', 'https://a.example/x', 0],
  ['http://a.example/x', 'https://a.example/x', 0],
  ['/News', '/News', 0],
  ['#', '', 0],
  ['javascript:alert(1)', '', 1],
  ['/\\evil.example', '', 1],
])('the link %s', (written, link, said) => {
  const remarks: Remark[] = []
  expect([webLink(written, remarks), remarks.length]).toEqual([link, said])
})

type Item = { key: string; date: string | null }

async function numbers(items: readonly Item[], before: Record<string, number> = {}): Promise<Record<string, number>> {
  const result: Record<string, number> = {}
  for await (const { item, sortNumber } of withSortNumbers(items, (one) => one, new Map(Object.entries(before))))
    result[item.key] = sortNumber
  return result
}

const undated = (...keys: string[]) => keys.map((key) => ({ key, date: null }))

describe('sort numbers', () => {
  it('count on where there are no dates', async () => {
    expect(await numbers(undated('a', 'b', 'c'))).toEqual({ a: 1000, b: 1010, c: 1020 })
  })

  it('are the same where the date says the order', async () => {
    const items = [
      { key: 'pinned', date: '2020' },
      { key: 'new', date: '2025' },
      { key: 'old', date: '2021' },
    ]
    expect(await numbers(items)).toEqual({ pinned: 100, new: 110, old: 110 })
  })

  it('stay when others come between', async () => {
    expect(await numbers(undated('x', 'a', 'y', 'b'), { a: 1000, b: 1010 })).toEqual({ x: 990, a: 1000, y: 1005, b: 1010 })
    expect(await numbers(undated('a', 'b', 'z'), { a: 1000, b: 1010 })).toEqual({ a: 1000, b: 1010, z: 1020 })
    const dated = [
      { key: 'n', date: '2026' },
      { key: 'a', date: '2025' },
      { key: 'b', date: '2024' },
    ]
    expect(await numbers(dated, { a: 100, b: 100 })).toEqual({ n: 100, a: 100, b: 100 })
  })

  it('put any list in its order, whatever was before', async () => {
    const date = fc.option(fc.constantFrom('2020', '2021', '2022', '2023'), { nil: null })
    const list = fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdefghij'), date }), { selector: ({ key }) => key })
    const before = fc.dictionary(fc.constantFrom(...'abcdefghij'), fc.nat(3000))
    await fc.assert(
      fc.asyncProperty(list, before, async (items, known) => {
        const given = await numbers(items, known)
        const shown = items.every((item, index) => {
          const next = items[index + 1]
          if (!next) return true
          const [one = 0, other = 0] = [given[item.key], given[next.key]]
          return one < other || (one === other && item.date !== null && next.date !== null && item.date > next.date)
        })
        expect([shown, Object.values(given).every((number) => Number.isInteger(number) && number >= 0)]).toEqual([true, true])
      }),
      { numRuns: Number(process.env.RUNS ?? 500) },
    )
  })
})
