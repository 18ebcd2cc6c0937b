import { describe, expect, it } from 'vitest'
import type { ProductCategoryTree } from '../../src/contract/products'
import { openAtFirst, openChosen, toggleOpen } from '../../src/views/goods-list/open-categories'

const category = (id: number) => ({ id, name: `类别 ${id}`, productCount: 1, icon: null, description: '', children: [] })
const tree: ProductCategoryTree = [category(1), category(2), category(3)]

describe('the categories of the filter', () => {
  it('stand open at first where they are chosen, else the first one does', () => {
    expect(openAtFirst([], tree).open).toEqual([1])
    expect(openAtFirst([2, 3], tree).open).toEqual([2, 3])
    expect(openAtFirst([], []).open).toEqual([])
  })

  it('open when they are chosen, and do not close when another one is', () => {
    const first = openAtFirst([], tree)
    const second = openChosen(first, [2])
    expect(second.open).toEqual([1, 2])
    expect(openChosen(second, []).open).toEqual([1, 2])
    expect(openChosen(openChosen(second, []), [3]).open).toEqual([1, 2, 3])
  })

  it('are opened and closed by hand, and stay so while the choice does', () => {
    const closed = toggleOpen(openAtFirst([2], tree), 2)
    expect(closed.open).toEqual([])
    expect(openChosen(closed, [2]).open).toEqual([])
    expect(openChosen(closed, [2, 3]).open).toEqual([3])
    expect(toggleOpen(closed, 2).open).toEqual([2])
  })
})
