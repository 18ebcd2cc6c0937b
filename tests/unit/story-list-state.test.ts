import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFor, turnTo } from '@/components/filtered-list/list-state'
import type { CountedStoryCategory } from '../../src/contract/stories'
import { chosenOf, storyFilterOf } from '../../src/views/story-list/chosen'
import { everything, type ListState, parseListState, toggleGlobal, toggleIndustry, toHref } from '../../src/views/story-list/list-state'
import { headerOf, titleOf, trailOf } from '../../src/views/story-list/trail'
import { noSeo } from '../support/no-seo'

const picture = { src: '/media/rail.webp', width: 1920, height: 800, alt: '站台', sources: [] }
const category = (id: number, name: string): CountedStoryCategory => ({
  id,
  name,
  storyCount: 3,
  subTitle: `${name}的一句话`,
  banner: id === 11 ? picture : null,
  cover: null,
  seo: noSeo,
})

/** As editors order them, the global cases last. */
const categories = [
  category(9, '数据中心'),
  category(11, '轨道交通'),
  category(12, '新能源'),
  category(74, '医疗与教育'),
  category(23, '全球案例'),
]
const industryIds = [9, 11, 12, 74]

/** The state of an address, as a browser sends it. */
function stateOf(href: string): ListState {
  const query = new URL(href, 'http://site.invalid').searchParams
  return parseListState(Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])), categories)
}

const industries = (...ids: number[]): ListState => ({ mode: 'industry', ids, pageNum: 1 })
const globalCases: ListState = { mode: 'global', pageNum: 1 }
const keyword = (text: string): ListState => ({ mode: 'keyword', keyword: text, pageNum: 1 })

const steps = fc.array(
  fc.oneof(
    fc.constantFrom(...industryIds).map((id) => (state: ListState) => toggleIndustry(state, id, categories)),
    fc.constant((state: ListState) => toggleGlobal(state)),
    fc.string({ unit: 'grapheme' }).map((text) => () => searchFor(text)),
    fc.integer({ min: 1, max: 999_999_999 }).map((pageNum) => (state: ListState) => turnTo(state, pageNum)),
  ),
  { maxLength: 12 },
)

/** Any state that a visitor can reach. */
const reachable = steps.map((all) => all.reduce((state, step) => step(state), everything))

describe('the address of the story list', () => {
  it('holds the whole state', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        expect(stateOf(toHref(state))).toEqual(state)
      }),
    )
  })

  it('is read without error, whatever it says, and reading is stable', () => {
    const values = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('true', '9', '9,23', ',,', '-1', '1e3'), fc.array(fc.string()))
    const names = ['id', 'index', 'name', 'all', 'search', 'val', 'pageNum', '__proto__']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (params) => {
        const state = stateOf(toHref(parseListState(params, categories)))
        expect(stateOf(toHref(state))).toEqual(state)
      }),
    )
  })

  it.each([
    ['/ExampleView', everything],
    ['/ExampleView?all=true', everything],
    ['/ExampleView?all=true&id=9', everything],
    ['/ExampleView?id=11', industries(11)],
    ['/ExampleView?id=12,%209,12', industries(9, 12)],
    ['/ExampleView?id=23', globalCases],
    ['/ExampleView?id=23&name=全球案例', globalCases],
    ['/ExampleView?id=9,23', globalCases],
    ['/ExampleView?search=true&val=%20地铁%20', keyword('地铁')],
    ['/ExampleView?search=true&val=', everything],
    ['/ExampleView?id=9&pageNum=2', { ...industries(9), pageNum: 2 }],
  ])('%s', (href, state) => expect(stateOf(href)).toEqual(state))

  it.each([
    [0, industries(9)],
    [1, industries(11)],
    [2, industries(12)],
    [7, industries(74)],
    // Tabs of categories that are not published here.
    [3, everything],
    [8, everything],
    ['x', everything],
  ])('index %s is the tab of a legacy category', (index, state) => expect(stateOf(`/ExampleView?index=${index}`)).toEqual(state))

  it('counts the id more than the index, and both more than the name', () => {
    expect(stateOf('/ExampleView?id=12&index=0&name=轨道交通')).toEqual(industries(12))
    expect(stateOf('/ExampleView?index=0&name=轨道交通')).toEqual(industries(9))
  })

  it('takes a name alone as that of a category, or as a keyword', () => {
    expect(stateOf('/ExampleView?name=轨道交通')).toEqual(industries(11))
    expect(stateOf('/ExampleView?name=轨道交通，数据中心')).toEqual(industries(9, 11))
    expect(stateOf('/ExampleView?name=全球案例')).toEqual(globalCases)
    expect(stateOf('/ExampleView?name=地铁')).toEqual(keyword('地铁'))
  })

  it('keeps a keyword that is also the name of a category a keyword', () => {
    expect(stateOf(toHref(searchFor('数据中心')))).toEqual(keyword('数据中心'))
  })

  it('ignores categories that do not exist', () => {
    expect(stateOf('/ExampleView?id=9,999,x')).toEqual(industries(9))
    expect(stateOf('/ExampleView?id=999')).toEqual(everything)
  })

  it('leaves commas readable', () => {
    expect(toHref({ ...industries(9, 12), pageNum: 2 })).toBe('/ExampleView?id=9,12&pageNum=2')
    expect(toHref(everything)).toBe('/ExampleView')
  })
})

describe('choosing', () => {
  it('takes several industries, and the last one taken back leaves the full list', () => {
    const two = toggleIndustry(toggleIndustry(everything, 12, categories), 9, categories)
    expect(two).toEqual(industries(9, 12))
    expect(toggleIndustry(two, 12, categories)).toEqual(industries(9))
    expect(toggleIndustry(industries(9), 9, categories)).toEqual(everything)
  })

  it('of the global cases excludes the industries, and the other way round', () => {
    expect(toggleGlobal(industries(9, 12))).toEqual(globalCases)
    expect(toggleIndustry(globalCases, 9, categories)).toEqual(industries(9))
    expect(toggleGlobal(globalCases)).toEqual(everything)
  })

  it('of a keyword excludes the categories; an empty one restores all stories', () => {
    expect(toggleIndustry(keyword('地铁'), 9, categories)).toEqual(industries(9))
    expect(searchFor('  ')).toEqual(everything)
  })

  it('goes to the first page with every change', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        for (const next of [toggleIndustry(state, 9, categories), toggleGlobal(state), searchFor('x'), searchFor('')])
          expect(next.pageNum).toBe(1)
      }),
    )
  })
})

describe('what is asked for and shown', () => {
  it('leaves the global cases out of 全部, but not out of a search', () => {
    expect(storyFilterOf(everything, categories)).toEqual({ categoryIds: industryIds })
    expect(storyFilterOf(globalCases, categories)).toEqual({ categoryIds: [23] })
    expect(storyFilterOf(industries(9, 12), categories)).toEqual({ categoryIds: [9, 12] })
    expect(storyFilterOf(keyword('地铁'), categories)).toEqual({ title: '地铁' })
  })

  it('can be taken back chip by chip', () => {
    expect(chosenOf(industries(9, 12), categories)).toEqual([
      { key: '9', label: '数据中心', without: industries(12) },
      { key: '12', label: '新能源', without: industries(9) },
    ])
    expect(chosenOf(globalCases, categories)).toEqual([{ key: '23', label: '全球案例', without: everything }])
    expect(chosenOf(keyword('地铁'), categories)).toEqual([{ key: 'keyword', label: '“地铁”', without: everything }])
    expect(chosenOf(everything, categories)).toEqual([])
  })

  it('names what is chosen, joined by a full-width comma', () => {
    expect(trailOf(industries(9, 12), categories).map(({ label }) => label)).toEqual(['首页', '客户案例', '数据中心，新能源'])
    expect(trailOf(everything, categories).map(({ label }) => label)).toEqual(['首页', '客户案例'])
    expect(titleOf(industries(9), categories)).toBe('数据中心案例')
    expect(titleOf(industries(9, 11, 12), categories)).toBe('数据中心，轨道交通等 3 个行业案例')
    expect(titleOf(globalCases, categories)).toBe('全球案例')
    expect(titleOf(keyword('地铁'), categories)).toBe('客户案例')
  })

  it('opens with the banner of a category that is chosen alone', () => {
    const own = { title: '客户案例', line: '一句话', image: null, tone: 'light' } as const
    expect(headerOf(industries(11), categories, own)).toEqual({
      title: '轨道交通案例',
      line: '轨道交通的一句话',
      image: picture,
      tone: 'dark',
    })
    expect(headerOf(industries(9), categories, own)).toMatchObject({ title: '数据中心案例', line: '数据中心的一句话', tone: 'light' })
    expect(headerOf(industries(9, 11), categories, own)).toEqual({ ...own, title: '数据中心，轨道交通案例' })
    expect(headerOf(everything, categories, null)).toMatchObject({ title: '客户案例' })
  })
})
