import type { ProductCategoryTree } from '@/contract/products'
import { chosenNames, chosenOf, onlyParentOf } from './chosen'
import { chooseParent, everything, type ListState, toHref } from './list-state'

/** Name of the page where editors have set none. */
export const PAGE_TITLE = '产品中心'

/** 首页 > 产品中心 > the parent of what is chosen > what is chosen (spec: products/list-trail). */
export function trailOf(state: ListState, tree: ProductCategoryTree) {
  const names = chosenNames(state, tree)
  const parent = onlyParentOf(state, tree)
  return [
    { label: '首页', href: '/' },
    { label: PAGE_TITLE, href: toHref(everything) },
    ...(parent ? [{ label: parent.name, href: toHref(chooseParent(everything, parent.id, tree)) }] : []),
    ...(names ? [{ label: names }] : []),
  ]
}

/** So many names make a heading. */
const MOST_NAMES = 2

/** The names of the chosen categories; null without any (spec: products/category-identity). */
export function headingOf(state: ListState, tree: ProductCategoryTree): string | null {
  if (state.mode !== 'category') return null
  const { length } = chosenOf(state, tree)
  const names = chosenOf(state, tree)
    .slice(0, MOST_NAMES)
    .map(({ label }) => label)
    .join('，')
  return length > MOST_NAMES ? `${names}等 ${length} 类产品` : names
}

/** The chosen categories, or the page's name. */
export const titleOf = (state: ListState, tree: ProductCategoryTree): string => headingOf(state, tree) ?? PAGE_TITLE
