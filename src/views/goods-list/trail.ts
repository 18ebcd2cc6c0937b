import type { ProductCategoryTree } from '@/contract/products'
import { chosenNames } from './chosen'
import { everything, type ListState, toHref } from './list-state'

/** Name of the page where editors have set none. */
export const PAGE_TITLE = '产品中心'

/** 首页 > 产品中心 > what is chosen (spec: products/list-trail). */
export function trailOf(state: ListState, tree: ProductCategoryTree) {
  const names = chosenNames(state, tree)
  return [{ label: '首页', href: '/' }, { label: PAGE_TITLE, href: toHref(everything) }, ...(names ? [{ label: names }] : [])]
}

/** The chosen categories, or the page's name. */
export const titleOf = (state: ListState, tree: ProductCategoryTree) =>
  (state.mode === 'category' && chosenNames(state, tree)) || PAGE_TITLE
