import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageRows } from '../../src/domain/page-at.mjs'
import { otherPlaces } from '../../src/domain/preview-places'

const namesOf = (...question: Parameters<typeof otherPlaces>) => otherPlaces(...question).map(({ name }) => name)

describe('where else a document is seen', () => {
  it('a category of products: on the home page, in the selection, and over each of its products', () => {
    expect(namesOf('product-categories', { categoryId: 12 }, '/GoodsListView')).toEqual(['首页', '产品选型', '产品详情'])
    expect(otherPlaces('product-categories', {}, '/GoodsListView').at(-1)?.example).toEqual({
      ...{ collection: 'products', number: 'articleId', by: ['category', 'category.parent'] },
    })
  })

  it('categories of stories and solutions: over each of theirs', () => {
    expect(namesOf('story-categories', {}, '/ExampleView')).toEqual(['案例详情'])
    expect(namesOf('solution-categories', {}, '/ResultView')).toEqual(['方案详情'])
  })

  it('what has a page of its own: in its list', () => {
    expect(namesOf('news', {}, '/NewsDetail')).toEqual(['新闻中心'])
    expect(namesOf('products', {}, '/GoodsInfoView')).toEqual(['产品中心'])
  })

  it('a header of pages: on all that it names and that exist', () => {
    const row = { pages: [{ page: '/News' }, { page: '/Download' }, { page: '/nowhere' }, null] }
    expect(namesOf('page-headers', row, '/News')).toEqual(['下载中心'])
    expect(namesOf('page-headers', {}, '/News')).toEqual([])
  })

  it('what is said of the company: on every page that says it in its own part, not in header and footer alone', () => {
    const told = otherPlaces('site-information', {}, '/').map(({ path }) => path)
    const folder = 'src/app/(site)'
    const showing = pageRows
      .filter(({ path }) => existsSync(`${folder}${path}/page.tsx`))
      .filter(({ path }) => {
        const route = readFileSync(`${folder}${path}/page.tsx`, 'utf8')
        return /site=\{site\}|\bsite\.\w|\bsite,/.test(route)
      })
    // What shows one document has it under that; the home page is its preview.
    const lists = showing.filter(({ path, shows }) => !shows && path !== '/').map(({ path }) => path)
    expect(lists).toContain('/Consult')
    expect(told).toEqual(lists)
  })

  it('a banner, the home page, what is no content: nowhere else', () => {
    for (const slug of ['banners', 'home-page', 'users']) expect(namesOf(slug, { placement: 'home' }, '/')).toEqual([])
  })
})
