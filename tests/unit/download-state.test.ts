import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnTo } from '@/components/filtered-list/list-state'
import {
  amongTabs,
  chooseCategory,
  everything,
  type ListState,
  parseListState,
  searchFor,
  toHref,
} from '../../src/views/downloads/list-state'

/** The state of an address, as a browser sends it. */
function stateOf(href: string): ListState {
  return parseListState(Object.fromEntries(new URL(href, 'http://site.invalid').searchParams))
}

describe('the address of the download list', () => {
  it('holds keyword, category and page; defaults are left out', () => {
    expect(stateOf('/Download?name=HM3&categoryId=82&pageNum=2')).toEqual({ keyword: 'HM3', categoryId: 82, pageNum: 2 })
    expect(toHref({ keyword: 'A&B', categoryId: 82, pageNum: 2 })).toBe('/Download?name=A%26B&categoryId=82&pageNum=2')
    expect(toHref(everything)).toBe('/Download')
  })

  it('falls back where it makes no sense', () => {
    for (const wrong of ['0', '-1', '1.5', 'x', '', '1e3', '9999999999']) {
      expect(parseListState({ categoryId: wrong, pageNum: wrong })).toEqual(everything)
    }
    expect(parseListState({ name: ['  塑壳 ', 'b'], categoryId: ['81', '82'] })).toEqual({ keyword: '塑壳', categoryId: 81, pageNum: 1 })
  })

  it('leads back to every state that a visitor can reach', () => {
    const reachable = fc
      .tuple(fc.string({ unit: 'grapheme' }), fc.option(fc.integer({ min: 1, max: 999_999_999 })), fc.integer({ min: 1, max: 999_999_999 }))
      .map(([text, categoryId, pageNum]) => turnTo(chooseCategory(searchFor(text), categoryId), pageNum))
    fc.assert(fc.property(reachable, (state) => void expect(stateOf(toHref(state))).toEqual(state)))
  })
})

describe('the download list', () => {
  const state: ListState = { keyword: 'HM3', categoryId: 82, pageNum: 3 }

  it('keeps the keyword when a category is chosen, and starts at the first page', () => {
    expect(chooseCategory(state, 81)).toEqual({ keyword: 'HM3', categoryId: 81, pageNum: 1 })
    expect(chooseCategory(state, null)).toEqual({ keyword: 'HM3', categoryId: null, pageNum: 1 })
  })

  it('lets the category go when it is searched; an empty keyword is the full list', () => {
    expect(searchFor(' 证书 ')).toEqual({ keyword: '证书', categoryId: null, pageNum: 1 })
    expect(searchFor('  ')).toEqual(everything)
  })

  it('counts a category without a tab as none', () => {
    expect(amongTabs(state, [{ id: 82 }])).toEqual(state)
    expect(amongTabs(state, [{ id: 81 }])).toEqual({ keyword: 'HM3', categoryId: null, pageNum: 3 })
  })
})
