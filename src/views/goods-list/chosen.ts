import type { ProductCategoryTree } from '@/contract/products'
import type { FilterAttribute } from '@/domain/facets/filter-attribute'
import { toggleChoice, withoutWish } from '@/domain/facets/wish'
import { wishLabels } from '@/domain/facets/wording'
import {
  chosenCategoryIds,
  chosenChildren,
  chosenParents,
  everything,
  type ListState,
  unchooseChild,
  unchooseParent,
  wishesOf,
  withWishes,
} from './list-state'

/** Something that narrows the list, and the state without it. */
export type Chosen = { key: string; label: string; without: ListState }

/** What narrows the list, as chips and the breadcrumb name it: a parent only when the whole of it is chosen. */
export function chosenOf(state: ListState, tree: ProductCategoryTree): Chosen[] {
  if (state.mode === 'new') return [{ key: 'new', label: '新品', without: everything }]
  if (state.mode === 'hot') return [{ key: 'hot', label: '热销', without: everything }]
  if (state.mode === 'keyword') return [{ key: 'keyword', label: `“${state.keyword}”`, without: everything }]
  return tree
    .filter(({ id }) => chosenParents(state).includes(id))
    .flatMap((parent) => {
      const children = parent.children.filter(({ id }) => chosenChildren(state).includes(id))
      if (children.length === 0) return [{ key: `${parent.id}`, label: parent.name, without: unchooseParent(state, parent.id, tree) }]
      return children.map(({ id, name }) => ({ key: `${id}`, label: name, without: unchooseChild(state, id, tree) }))
    })
}

/** What is wished of attributes, as chips name it: each choice, and each range of numbers. */
export function chosenWishes(state: ListState, filters: readonly FilterAttribute[]): Chosen[] {
  const wishes = wishesOf(state)
  return wishes.flatMap((wish) => {
    const filter = filters.find(({ key }) => key === wish.key)
    if (!filter) return []
    return wishLabels(filter, wish).map(({ label, choice }) => ({
      key: `${wish.key} ${choice ?? ''}`,
      label,
      without: withWishes(state, choice === undefined ? withoutWish(wishes, wish.key) : toggleChoice(wishes, wish.key, choice)),
    }))
  })
}

/** The chosen names, joined by a full-width comma (spec: products/list-trail). */
export const chosenNames = (state: ListState, tree: ProductCategoryTree): string =>
  chosenOf(state, tree)
    .map(({ label }) => label)
    .join('，')

/** The number of the category that is chosen alone; null when none is, or several are. */
export function onlyCategoryOf(state: ListState, tree: ProductCategoryTree): number | null {
  const [first, ...others] = state.mode === 'category' ? chosenOf(state, tree) : []
  return first && others.length === 0 ? Number(first.key) : null
}

/** The parent of all that is chosen, where that is children of it. */
export function onlyParentOf(state: ListState, tree: ProductCategoryTree): ProductCategoryTree[number] | null {
  const [parent, ...others] = tree.filter(({ id }) => chosenParents(state).includes(id))
  return parent && others.length === 0 && chosenChildren(state).length > 0 ? parent : null
}

/** What the read side is asked for. */
export function productFilterOf(state: ListState, tree: ProductCategoryTree) {
  if (state.mode === 'hot') return { isHot: true }
  if (state.mode === 'new') return { isNew: true }
  if (state.mode === 'keyword') return { title: state.keyword }
  if (state.mode === 'all') return {}
  const wishes = wishesOf(state)
  return { categoryIds: chosenCategoryIds(state, tree), ...(wishes.length > 0 && { wishes }) }
}
