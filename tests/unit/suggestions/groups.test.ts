import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf, piecesOf } from '@/components/suggestions/groups'
import type { Suggestion } from '@/contract/suggestions'

const of = (kind: Suggestion['kind'], url: string): Suggestion => ({ kind, title: url, url, cover: '', code: '', matched: [] })

describe('groups of suggestions', () => {
  const all = [of('news', '/n'), of('story', '/s'), of('document', '/d'), of('category', '/c'), of('product', '/p'), of('code', '/k')]

  it('have a fixed order, with documents before categories on a phone, and none that is empty', () => {
    const names = (isPhone: boolean) => groupsOf(all, isPhone).map(({ name }) => name)
    expect(names(false)).toEqual(['订货型号', '产品', '类别', '文档', '方案与案例', '新闻'])
    expect(names(true)).toEqual(['订货型号', '产品', '文档', '类别', '方案与案例', '新闻'])
    expect(groupsOf([of('news', '/n')], false).map(({ name }) => name)).toEqual(['新闻'])
  })

  it('show the best of each kind, and an address once', () => {
    const codes = [1, 2, 2, 3, 4, 5].map((number) => of('code', `/${number}`))
    expect(groupsOf(codes, false).flatMap(({ suggestions }) => suggestions.map(({ url }) => url))).toEqual(['/1', '/2', '/3', '/4'])
  })
})

describe('products among suggestions', () => {
  it('are three below order codes, and six without any', () => {
    const products = [1, 2, 3, 4, 5, 6, 7].map((number) => of('product', `/${number}`))
    const shown = (all: Suggestion[]) => groupsOf(all, false).find(({ name }) => name === '产品')?.suggestions.length
    expect(shown([of('code', '/k'), ...products])).toBe(3)
    expect(shown(products)).toBe(6)
  })
})

describe('what was asked for in a title', () => {
  it('is marked in its spelling', () => {
    expect(piecesOf('HM3-250 H 3 D 200 F', ['HM3-250', '200'])).toEqual([
      { text: 'HM3-250', isMatch: true },
      { text: ' H 3 D ', isMatch: false },
      { text: '200', isMatch: true },
      { text: ' F', isMatch: false },
    ])
  })

  it('never changes the title', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (title, matched) => {
        expect(
          piecesOf(title, matched)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title)
      }),
    )
  })
})
