import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFor, turnTo } from '@/components/filtered-list/list-state'
import type { ProductCategoryTree } from '../../src/contract/products'
import { chosenNames, productFilterOf } from '../../src/views/goods-list/chosen'
import {
  chooseChild,
  chooseParent,
  everything,
  type ListState,
  parseListState,
  toggleFlag,
  toHref,
  unchooseChild,
  unchooseParent,
} from '../../src/views/goods-list/list-state'
import { headingOf, titleOf, trailOf } from '../../src/views/goods-list/trail'

const child = (id: number, name: string) => ({ id, name, productCount: 3 })
const parent = (id: number, name: string, children: ReturnType<typeof child>[]) => ({
  ...child(id, name),
  icon: null,
  description: '',
  children,
})

const tree: ProductCategoryTree = [
  parent(1, '配电类', [child(12, '塑壳断路器'), child(11, '万能式断路器'), child(13, '隔离开关')]),
  parent(3, '终端类', [child(31, '微型断路器'), child(32, '隔离开关')]),
  parent(2, '控制自动化', []),
]

/** The state of an address, as a browser sends it. */
function stateOf(href: string): ListState {
  const query = new URL(href, 'http://site.invalid').searchParams
  return parseListState(Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])), tree)
}

const category = (parentIds: number[], childIds: number[] = [], pageNum = 1): ListState => ({
  mode: 'category',
  parentIds,
  childIds,
  pageNum,
})

const steps = fc.array(
  fc.oneof(
    fc.constantFrom(1, 2, 3).map((id) => (state: ListState) => chooseParent(state, id, tree)),
    fc.constantFrom(1, 2, 3).map((id) => (state: ListState) => unchooseParent(state, id, tree)),
    fc.constantFrom(11, 12, 13, 31, 32).map((id) => (state: ListState) => chooseChild(state, id, tree)),
    fc.constantFrom(11, 12, 13, 31, 32).map((id) => (state: ListState) => unchooseChild(state, id, tree)),
    fc.constantFrom('hot' as const, 'new' as const).map((flag) => (state: ListState) => toggleFlag(state, flag)),
    fc.string({ unit: 'grapheme' }).map((text) => () => searchFor(text)),
    fc.integer({ min: 1, max: 999_999_999 }).map((pageNum) => (state: ListState) => turnTo(state, pageNum)),
  ),
  { maxLength: 12 },
)

/** Any state that a visitor can reach. */
const reachable = steps.map((all) => all.reduce((state, step) => step(state), everything))

describe('the address of the product list', () => {
  it('holds the whole state', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        expect(stateOf(toHref(state))).toEqual(state)
      }),
    )
  })

  it('is read without error, whatever it says, and reading is stable', () => {
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('true', '1', '1,3', '11,31', ',,', '-1', '1e3'),
      fc.array(fc.string()),
    )
    const names = ['category', 'id', 'categoryName', 'subcategoryName', 'hot', 'new', 'all', 'search', 'val', 'pageNum', '__proto__']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (params) => {
        const state = stateOf(toHref(parseListState(params, tree)))
        expect(stateOf(toHref(state))).toEqual(state)
      }),
    )
  })

  it.each([
    ['/GoodsListView', everything],
    ['/GoodsListView?all=true', everything],
    ['/GoodsListView?hot=true', { mode: 'hot', pageNum: 1 }],
    ['/GoodsListView?new=true&pageNum=2', { mode: 'new', pageNum: 2 }],
    ['/GoodsListView?search=true&val=%20HM3-250%20', { mode: 'keyword', keyword: 'HM3-250', pageNum: 1 }],
    ['/GoodsListView?search=true&val=', everything],
    ['/GoodsListView?category=1', category([1])],
    ['/GoodsListView?category=3,1&id=13,%2012', category([1, 3], [12, 13])],
    ['/GoodsListView?id=31', category([3], [31])],
    ['/GoodsListView?category=1&categoryName=配电类&id=11&subcategoryName=万能式断路器', category([1], [11])],
  ])('%s', (href, state) => expect(stateOf(href)).toEqual(state))

  it('ignores categories that do not exist, and repeated ones', () => {
    expect(stateOf('/GoodsListView?category=1,99,1,x&id=12,12,98')).toEqual(category([1], [12]))
    expect(stateOf('/GoodsListView?category=99&id=98')).toEqual(everything)
  })

  it('takes the names of old links where ids are missing', () => {
    expect(stateOf('/GoodsListView?categoryName=配电类')).toEqual(category([1]))
    expect(stateOf('/GoodsListView?categoryName=终端类&subcategoryName=隔离开关')).toEqual(category([3], [32]))
    expect(stateOf('/GoodsListView?category=1&categoryName=终端类')).toEqual(category([1]))
  })

  it('starts at the first page when the number is none', () => {
    for (const pageNum of ['0', '-1', '1.5', 'x', '', '1e3', '9999999999'])
      expect(stateOf(`/GoodsListView?pageNum=${pageNum}`).pageNum).toBe(1)
  })

  it('leaves commas readable and escapes keywords', () => {
    expect(toHref(category([1, 3], [12, 31], 2))).toBe('/GoodsListView?category=1,3&id=12,31&pageNum=2')
    expect(stateOf(toHref(searchFor('100% & 50,5=+#')))).toEqual({ mode: 'keyword', keyword: '100% & 50,5=+#', pageNum: 1 })
  })
})

describe('choosing', () => {
  it('goes to the first page with every change of the filter', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        const changes = [
          chooseParent(state, 1, tree),
          unchooseParent(state, 1, tree),
          chooseChild(state, 31, tree),
          unchooseChild(state, 31, tree),
        ]
        for (const next of [...changes, toggleFlag(state, 'hot'), toggleFlag(state, 'new'), searchFor('x'), searchFor('')])
          expect(next.pageNum).toBe(1)
      }),
    )
  })

  it('of one mode clears the others and the left selections', () => {
    const chosen = category([1], [12])
    expect(toggleFlag(chosen, 'hot')).toEqual({ mode: 'hot', pageNum: 1 })
    expect(toggleFlag(toggleFlag(chosen, 'hot'), 'new')).toEqual({ mode: 'new', pageNum: 1 })
    expect(searchFor('断路器')).toEqual({ mode: 'keyword', keyword: '断路器', pageNum: 1 })
    expect(chooseChild({ mode: 'hot', pageNum: 4 }, 12, tree)).toEqual(chosen)
  })

  it('takes several children, each with its parent', () => {
    const state = [13, 31, 12].reduce((before, id) => chooseChild(before, id, tree), everything)
    expect(state).toEqual(category([1, 3], [12, 13, 31]))
  })

  it('of a parent covers the children that were chosen', () => {
    expect(chooseParent(category([1, 3], [12, 31]), 1, tree)).toEqual(category([1, 3], [31]))
  })

  it('toggles back to the full list', () => {
    expect(toggleFlag({ mode: 'new', pageNum: 3 }, 'new')).toEqual(everything)
  })
})

describe('taking back', () => {
  it('a child leaves its parent while others of it remain', () => {
    expect(unchooseChild(category([1, 3], [12, 13]), 12, tree)).toEqual(category([1, 3], [13]))
  })

  it('the last child takes its parent with it', () => {
    expect(unchooseChild(category([1, 3], [12]), 12, tree)).toEqual(category([3]))
    expect(unchooseChild(category([1], [12]), 12, tree)).toEqual(everything)
  })

  it('a parent takes its children with it', () => {
    expect(unchooseParent(category([1, 3], [12, 31]), 1, tree)).toEqual(category([3], [31]))
  })

  it('never leaves a chosen child without its parent', () => {
    fc.assert(
      fc.property(reachable, (state) => {
        if (state.mode !== 'category') return
        const parents = tree.filter(({ children }) => children.some(({ id }) => state.childIds.includes(id))).map(({ id }) => id)
        expect(state.parentIds).toEqual(expect.arrayContaining(parents))
        expect(state.parentIds.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('what is shown and asked for', () => {
  it('is headed by up to two names, else by their number', () => {
    expect(headingOf(everything, tree)).toBeNull()
    expect(titleOf(everything, tree)).toBe('产品中心')
    expect(headingOf({ mode: 'hot', pageNum: 1 }, tree)).toBeNull()
    expect(headingOf(category([1]), tree)).toBe('配电类')
    expect(headingOf(category([1], [12, 13]), tree)).toBe('塑壳断路器，隔离开关')
    expect(titleOf(category([1, 3], [12, 13]), tree)).toBe('塑壳断路器，隔离开关等 3 类产品')
  })

  it('stands below its parent, where it has one', () => {
    const trail = (state: ListState) => trailOf(state, tree).slice(2)
    expect(trail(category([1], [12, 13]))).toEqual([
      { label: '配电类', href: '/GoodsListView?category=1' },
      { label: '塑壳断路器，隔离开关' },
    ])
    expect(trail(category([1]))).toEqual([{ label: '配电类' }])
    expect(trail(category([1, 3], [12]))).toEqual([{ label: '塑壳断路器，终端类' }])
    expect(trail({ mode: 'hot', pageNum: 1 })).toEqual([{ label: '热销' }])
  })

  it('is the parent alone, or its chosen children', () => {
    const state = category([1, 3], [12, 13])
    expect(productFilterOf(state, tree)).toEqual({ categoryIds: [12, 13, 3] })
    expect(chosenNames(state, tree)).toBe('塑壳断路器，隔离开关，终端类')
  })

  it('is one flag or the keyword in the other modes', () => {
    expect(productFilterOf({ mode: 'hot', pageNum: 1 }, tree)).toEqual({ isHot: true })
    expect(productFilterOf({ mode: 'new', pageNum: 1 }, tree)).toEqual({ isNew: true })
    expect(productFilterOf(searchFor('HM3'), tree)).toEqual({ title: 'HM3' })
    expect(productFilterOf(everything, tree)).toEqual({})
  })
})
