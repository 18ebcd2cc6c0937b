import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductCategoryTree } from '@/contract/products'
import { chosenWishes, productFilterOf } from '@/views/goods-list/chosen'
import {
  chooseChild,
  everything,
  parseListState,
  toggleFlag,
  toHref,
  unchooseParent,
  wishesOf,
  withWishes,
} from '@/views/goods-list/list-state'
import { titleOf } from '@/views/goods-list/trail'
import { filter, filters, wishes } from './filters'

const child = (id: number, name: string) => ({ id, name, productCount: 3 })
const tree: ProductCategoryTree = [
  { ...child(1, '配电类'), icon: null, description: '', children: [child(11, '万能式断路器'), child(12, '塑壳断路器')] },
  { ...child(3, '终端类'), icon: null, description: '', children: [child(31, '小型断路器')] },
]
/** One more holds for one category alone. */
const known = [...filters, filter({ key: 'frame', categories: [12] })]

function stateOf(href: string) {
  const query = new URL(href, 'http://site.invalid').searchParams
  const params = Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
  return parseListState(params, tree, known)
}

describe('the address of a list that is filtered by attributes', () => {
  it('holds all that is wished, whichever page it is', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 99 }), (wished, pageNum) => {
        const state = { ...withWishes(chooseChild(everything, 12, tree), wished), pageNum }
        expect(stateOf(toHref(state))).toEqual(state)
      }),
    )
  })

  it('is written in one order, with the other parameters as they are', () => {
    expect(toHref(stateOf('/GoodsListView?pageNum=2&a.poles=4P,3P&id=12&a.in=200..&category=1'))).toBe(
      '/GoodsListView?category=1&id=12&a.in=200..&a.poles=3P,4P&pageNum=2',
    )
    expect(toHref(stateOf('/GoodsListView?category=1&a.nonsense=1&a.in=x'))).toBe('/GoodsListView?category=1')
  })

  it('knows wishes only where the chosen categories share the filter, and only of categories', () => {
    expect(wishesOf(stateOf('/GoodsListView?id=12&a.frame=250'))).toHaveLength(1)
    expect(wishesOf(stateOf('/GoodsListView?id=11,12&a.frame=250'))).toEqual([])
    for (const mode of ['hot=true', 'new=true', 'all=true', 'search=true&val=hm3', '']) {
      expect(toHref(stateOf(`/GoodsListView?${mode}&a.in=200`))).not.toContain('a.in')
    }
  })
})

describe('wishes', () => {
  const state = stateOf('/GoodsListView?id=12&a.in=200..&a.poles=3P,4P')

  it('stay when another category is chosen, and go with the last one, and in another mode', () => {
    expect(wishesOf(chooseChild(state, 31, tree))).toEqual(wishesOf(state))
    expect(unchooseParent(state, 1, tree)).toEqual(everything)
    expect(wishesOf(toggleFlag(state, 'hot'))).toEqual([])
  })

  it('are chips, each of which can be taken back', () => {
    const chips = chosenWishes(state, known)
    expect(chips.map(({ label }) => label)).toEqual(['In ≥ 200 A', '3P', '4P'])
    expect(chips.map(({ without }) => toHref(without))).toEqual([
      '/GoodsListView?category=1&id=12&a.poles=3P,4P',
      '/GoodsListView?category=1&id=12&a.in=200..&a.poles=4P',
      '/GoodsListView?category=1&id=12&a.in=200..&a.poles=3P',
    ])
  })

  it('are asked for, and change nothing of the title', () => {
    expect(productFilterOf(state, tree)).toEqual({ categoryIds: [12], wishes: wishesOf(state) })
    expect(titleOf(state, tree)).toBe('塑壳断路器')
  })
})
