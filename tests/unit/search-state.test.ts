import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/contract/paging'
import type { ProductCard } from '../../src/contract/product-cards'
import { excerptOf } from '../../src/views/search-result/excerpt'
import { productHref } from '../../src/views/search-result/product-href'
import { grandTotal, type Results, toNewsResult, withAnsweredPages } from '../../src/views/search-result/results'
import {
  chooseTab,
  currentTab,
  isOnItsWay,
  kinds,
  parseSearchState,
  type SearchState,
  searchFor,
  toHref,
  turnTo,
} from '../../src/views/search-result/search-state'

/** The state of an address, as a browser sends it. */
function stateOf(href: string): SearchState {
  const query = new URL(href, 'http://site.invalid').searchParams
  return parseSearchState(Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])))
}

const pages = (product = 1, news = 1, document = 1) => ({ product, news, document })

describe('the address of a search', () => {
  it('holds keyword, tab and the page of each list', () => {
    expect(stateOf('/SearchResult?val=%E5%A1%91%E5%A3%B3&search=true&tab=news&productPage=2&newsPage=1&documentPage=3')).toEqual({
      keyword: '塑壳',
      tab: 'news',
      pages: pages(2, 1, 3),
    })
  })

  it('leaves out first pages and a tab that was not chosen', () => {
    expect(toHref(searchFor('塑壳 A&B'))).toBe('/SearchResult?val=%E5%A1%91%E5%A3%B3+A%26B&search=true')
    expect(toHref(turnTo(searchFor('a'), 'document', 3))).toBe('/SearchResult?val=a&search=true&tab=document&documentPage=3')
    expect(toHref(searchFor('  '))).toBe('/SearchResult')
  })

  it('falls back where it makes no sense', () => {
    const wrong = ['0', '-1', '1.5', 'x', '', '1e3', '9999999999', ' 2']
    for (const page of wrong) expect(parseSearchState({ val: 'a', productPage: page }).pages).toEqual(pages())
    for (const tab of ['products', '', '__proto__', 'NEWS']) expect(parseSearchState({ val: 'a', tab }).tab).toBeNull()
    expect(parseSearchState({})).toEqual(searchFor(''))
    expect(parseSearchState({ val: ['a', 'b'], newsPage: ['2', '3'] })).toEqual({ keyword: 'a', tab: null, pages: pages(1, 2) })
  })

  it('takes the keyword trimmed and at most 100 characters long, never through one', () => {
    expect(parseSearchState({ val: '  塑壳  ' }).keyword).toBe('塑壳')
    expect(parseSearchState({ val: '🎉'.repeat(150) }).keyword).toBe('🎉'.repeat(100))
  })

  it('leads back to every state that a visitor can reach', () => {
    const reachable = fc
      .tuple(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 999_999_999 }), fc.boolean())),
      )
      .map(([text, steps]) => {
        const start = searchFor(text)
        return steps.reduce((state, [kind, page, isTurn]) => (isTurn ? turnTo(state, kind, page) : chooseTab(state, kind)), start)
      })
      .filter(({ keyword }) => keyword !== '')
    fc.assert(fc.property(reachable, (state) => void expect(stateOf(toHref(state))).toEqual(state)))
  })
})

describe('the tab in front', () => {
  it('is the first with results, unless one was chosen', () => {
    const state = searchFor('a')
    expect(currentTab(state, pages(3, 2, 1))).toBe('product')
    expect(currentTab(state, pages(0, 2, 1))).toBe('news')
    expect(currentTab(state, pages(0, 0, 1))).toBe('document')
    expect(currentTab(state, pages(0, 0, 0))).toBe('product')
    expect(currentTab(chooseTab(state, 'news'), pages(3, 0, 1))).toBe('news')
  })

  it('changes nothing else', () => {
    const state = turnTo(searchFor('a'), 'product', 2)
    expect(chooseTab(state, 'news')).toEqual({ ...state, tab: 'news' })
  })
})

describe('paging', () => {
  it('turns one list and leaves the others', () => {
    const state = turnTo(turnTo(searchFor('a'), 'product', 2), 'document', 3)
    expect(state).toEqual({ keyword: 'a', tab: 'document', pages: pages(2, 1, 3) })
  })

  it('loads only the list that is turned, a new keyword all of them, and another tab none', () => {
    const loaded = turnTo(searchFor('a'), 'product', 2)
    const onTheirWay = (shown: SearchState) => kinds.filter((kind) => isOnItsWay(kind, shown, loaded))
    expect(onTheirWay(turnTo(loaded, 'news', 2))).toEqual(['news'])
    expect(onTheirWay(searchFor('b'))).toEqual([...kinds])
    expect(onTheirWay(chooseTab(loaded, 'document'))).toEqual([])
  })
})

describe('the results', () => {
  const page = (total: number, pageNum = 1): Page<never> => ({ rows: [], total, pageNum, pageCount: Math.ceil(total / 9) })
  const results: Results = { product: page(25, 3), news: page(6), document: page(16, 2), marked: () => [], correctedTo: null }

  it('are counted over all three lists', () => {
    expect(grandTotal(results)).toBe(47)
  })

  it('say which pages were answered', () => {
    const asked = turnTo(turnTo(searchFor('a'), 'product', 99), 'document', 2)
    expect(withAnsweredPages(asked, results).pages).toEqual(pages(3, 1, 2))
  })

  it('lead a product to its page with the names of its categories', () => {
    const product: ProductCard = {
      id: '160_2',
      title: 'HM3 & 塑壳',
      model: 'HM3',
      cover: null,
      isNew: false,
      isHot: false,
      categoryId: 12,
      categoryName: '塑壳断路器',
      parentCategoryId: 1,
      parentCategoryName: '配电类',
    }
    const query = Object.fromEntries(new URL(productHref(product), 'http://site.invalid').searchParams)
    expect(query).toEqual({ id: '160_2', hot: 'true', categoryName: '配电类', subcategoryName: '塑壳断路器', name: 'HM3 & 塑壳' })
    expect(productHref(product, true)).toBe(`${productHref(product)}&hash=true`)
  })

  it('show an article by its date and plain text', () => {
    const article = { banner: null, cover: null, isNew: false, officialAccountsUrl: '', updatedAt: '2026-11-18 09:00:00' }
    expect(toNewsResult({ ...article, id: 7, title: '塑壳', content: '<p>塑壳&amp;<b>断路器</b></p>' }, () => ['塑壳'])).toEqual({
      id: 7,
      title: '塑壳',
      excerpt: '塑壳& 断路器',
      date: '2026-11-18',
    })
  })
})

describe('an excerpt', () => {
  const long = '电'.repeat(300)

  it('is the whole of a short text, and the beginning of a long one without a match', () => {
    expect(excerptOf('短文', '断路器')).toBe('短文')
    expect(excerptOf(long, '断路器')).toBe(`${'电'.repeat(140)}…`)
  })

  it('starts with the sentence of the match, or shortly before the match', () => {
    expect(excerptOf(`${long}。新的断路器${long}`, '断路器')).toMatch(/^…新的断路器电+…$/)
    expect(excerptOf(`${long}断路器${long}`, '断路器')).toMatch(/^…电{40}断路器电+…$/)
    expect(excerptOf(`${long}断路器`, '断路器')).toMatch(/^…电{137}断路器$/)
  })

  it('never cuts through a character', () => {
    expect(excerptOf('🎉'.repeat(300), '断路器')).toBe(`${'🎉'.repeat(140)}…`)
    expect(excerptOf(`${'🎉'.repeat(300)}hm3${'🎉'.repeat(300)}`, 'HM3')).toMatch(/^…(🎉){40}hm3(🎉){97}…$/u)
  })
})
