import { beforeAll, describe, expect, it } from 'vitest'
import { allRows, ask, list, one } from '../support/api'
import { get } from '../support/http'

type Product = {
  articleId: string
  title: string
  cover: string
  isNew: number
  isHot: number
  categoryId: number
  categoryName: string
  parentCategoryId: number
}
type Category = { categoryId: number; categoryName: string; productCount: number; childrenCategoryList: Category[] }
type Attachment = { id: number; name: string; url: string; ext: string; sizeCn: string; typeName: string }
type Detail = {
  baseInfo: Omit<Product, 'isHot'>
  caseList: { articleId: number; title: string; cover: string }[]
  details: {
    data: { summary: string; content: string; thumbnail: string; lorePhotoVOS: { url: string }[]; loreAttchmentVOS: Attachment[] }
  }
}

let products: Product[] = []
beforeAll(async () => {
  products = await allRows<Product>('/api/product/list')
})

describe('the product list', () => {
  it('is as long as a catalogue, with hot and new ones', () => {
    expect(products.length).toBeGreaterThanOrEqual(72)
    expect(products.filter(({ isHot }) => isHot === 1).length).toBeGreaterThanOrEqual(12)
    expect(products.filter(({ isNew }) => isNew === 1).length).toBeGreaterThanOrEqual(12)
  })

  it('has ids as texts, those with an underscore among them', () => {
    const ids = products.map(({ articleId }) => articleId)
    expect(ids).toEqual(expect.arrayContaining(['153', '160_2', '171_2']))
    expect(ids.every((id) => typeof id === 'string')).toBe(true)
  })

  it('does not know the reserved id', async () => {
    expect(products.map(({ articleId }) => articleId)).not.toContain('153_2')
    expect(await ask('/api/product/153_2')).toEqual({ code: 404, msg: '内容不存在或已下架' })
  })
})

describe('the category tree', () => {
  it('has the six parents with their children, in the order of the site', async () => {
    const { rows, total } = await list<Category>('/api/product/category/list')
    expect(rows.map(({ categoryId, categoryName }) => [categoryId, categoryName])).toEqual([
      [1, '配电类'],
      [2, '控制自动化'],
      [3, '终端类'],
      [4, '智能元件'],
      [5, '成套开关设备'],
      [6, 'UL认证'],
    ])
    expect(total).toBe(6)
    expect(rows.flatMap((row) => row.childrenCategoryList).length).toBeGreaterThanOrEqual(22)
  })

  it('counts the products of each child, and in a parent its own and its children’s', async () => {
    const { rows } = await list<Category>('/api/product/category/list')
    const own = (id: number) => products.filter(({ categoryId }) => categoryId === id).length
    for (const parent of rows) {
      for (const child of parent.childrenCategoryList) expect(child.productCount, child.categoryName).toBe(own(child.categoryId))
      const children = parent.childrenCategoryList.reduce((sum, child) => sum + child.productCount, 0)
      expect(parent.productCount, parent.categoryName).toBe(own(parent.categoryId) + children)
    }
    expect(rows.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(products.length)
  })

  it('is where every product says it stands', async () => {
    const { rows } = await list<Category>('/api/product/category/list')
    const places = new Map(rows.flatMap((parent) => parent.childrenCategoryList.map((child) => [child.categoryId, { parent, child }])))
    for (const { categoryId, categoryName, parentCategoryId } of products) {
      expect(places.get(categoryId)).toMatchObject({ parent: { categoryId: parentCategoryId }, child: { categoryName } })
    }
  })
})

describe('a product in full', () => {
  it.each(['153', '160_2', '171_2'])('%s says the same of itself as the list does', async (id) => {
    const { baseInfo } = await one<Detail>(`/api/product/${id}`)
    const { isHot, ...row } = products.find(({ articleId }) => articleId === id) ?? ({} as Product)
    expect(baseInfo).toEqual(row)
  })

  it('all have a summary that can be cut at 重要参数', async () => {
    for (const { articleId } of products) {
      const { summary } = (await one<Detail>(`/api/product/${articleId}`)).details.data
      const [short = '', main = '', ...more] = summary.split('重要参数')
      expect(short.trim(), articleId).not.toBe('')
      expect(main.split('\n').length, articleId).toBeGreaterThanOrEqual(4)
      for (const line of main.split('\n')) expect(line, articleId).toMatch(/^[^：]+：.+$/)
      expect(more).toEqual([])
    }
  })

  it('has the parameter picture first in its content, and a core function as title：content in each paragraph', async () => {
    const { content } = (await one<Detail>('/api/product/153')).details.data
    const src = /<img[^>]*\ssrc="([^"]+)"/.exec(content)?.[1] ?? ''
    expect(src).toMatch(/^\/media\/drawings-/)
    expect((await get(src)).status).toBe(200)
    const paragraphs = [...content.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text)
    expect(paragraphs).toHaveLength(3)
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[^：<]+：[^<]+$/)
  })

  it('shows everything that 153 has: pictures, stories and six kinds of documents', async () => {
    const { caseList, details } = await one<Detail>('/api/product/153')
    expect(caseList.length).toBeGreaterThanOrEqual(4)
    expect(details.data.lorePhotoVOS.length).toBeGreaterThanOrEqual(5)
    expect(details.data.thumbnail).toMatch(/^\/media\//)
    const kinds = new Set(details.data.loreAttchmentVOS.map(({ typeName }) => typeName))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['产品样本', '认证证书', '检测报告', '使用说明书', '3D模型图', '外形安装尺寸图', '外形安装尺寸图源文件']),
    )
  })

  it('lists its stories like the story list does', async () => {
    const { caseList } = await one<Detail>('/api/product/153')
    const stories = await allRows('/api/case/list')
    for (const { articleId, title, cover } of caseList) {
      expect(stories).toContainEqual(expect.objectContaining({ articleId, title, cover }))
    }
  })

  it('names attachments as the download list does', async () => {
    const { loreAttchmentVOS } = (await one<Detail>('/api/product/153')).details.data
    const files = await allRows<Attachment>('/api/attachment/list')
    expect(loreAttchmentVOS.length).toBeGreaterThan(0)
    for (const attachment of loreAttchmentVOS) expect(files).toContainEqual(expect.objectContaining(attachment))
  })
})
