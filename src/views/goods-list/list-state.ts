import {
  idsIn,
  keywordQuery,
  listAddress,
  namesIn,
  pageNumIn,
  paramReader,
  type SearchParams,
} from '@/components/filtered-list/list-address'
import type { ProductCategoryTree } from '@/contract/products'
import { type FilterAttribute, sharedFilters } from '@/domain/facets/filter-attribute'
import { readWishes, type Wish, wishQuery } from '@/domain/facets/wish'
import { toKeyword } from '@/lib/keyword'

/** Page size of the product list (spec: common-parts/page-size). */
export const PAGE_SIZE = 9

const PATH = '/GoodsListView'

/** What the list shows. Choosing one mode clears the others and the left selections (spec: products/modes). */
export type Choice =
  | { mode: 'all' | 'hot' | 'new' }
  | { mode: 'keyword'; keyword: string }
  /**
   * A parent without chosen children stands for all of it; with chosen children, for those. Ids are in the tree's order. Wishes are what is
   * asked of attributes; absent where there are none.
   */
  | { mode: 'category'; parentIds: readonly number[]; childIds: readonly number[]; wishes?: readonly Wish[] }

/** The state of the product list; its address holds all of it (spec: addresses/list-parameters). */
export type ListState = Choice & { pageNum: number }

/** The full list from its first page. */
export const everything: ListState = { mode: 'all', pageNum: 1 }

/**
 * Reads the state out of an address. Unknown categories are ignored; `categoryName` and `subcategoryName` of old links
 * count where the ids are missing (spec: products/list-address, common-parts/names-in-addresses).
 *
 * @param attributes that are filters; what is wished counts for those of all chosen categories (spec: products/filter-address)
 */
export function parseListState(params: SearchParams, tree: ProductCategoryTree, attributes: readonly FilterAttribute[] = []): ListState {
  const param = paramReader(params)
  const choice = readChoice(param, tree)
  const filters = sharedFilters(attributes, chosenCategoryIds(choice, tree), tree)
  const wishes = readWishes((name) => [params[name] ?? []].flat(), filters)
  return { ...wishing(choice, wishes), pageNum: pageNumIn(param('pageNum')) }
}

/** Only categories have wishes. */
function wishing(choice: Choice, wishes: readonly Wish[]): Choice {
  if (choice.mode !== 'category') return choice
  const { mode, parentIds, childIds } = choice
  return { mode, parentIds, childIds, ...(wishes.length > 0 && { wishes }) }
}

function readChoice(param: (name: string) => string, tree: ProductCategoryTree): Choice {
  const isOn = (name: string) => param(name) === 'true'
  const keyword = isOn('search') ? toKeyword(param('val')) : ''
  if (keyword) return { mode: 'keyword', keyword }
  if (isOn('hot')) return { mode: 'hot' }
  if (isOn('new')) return { mode: 'new' }
  if (isOn('all')) return { mode: 'all' }
  const ids = [...idsIn(param('category')), ...idsIn(param('id'))]
  if (ids.length > 0) return chosenAmong(idsIn(param('category')), idsIn(param('id')), tree)
  return chosenByName(namesIn(param('categoryName')), namesIn(param('subcategoryName')), tree)
}

/** A category choice out of ids that may be unknown, in any order or repeated; a child brings its parent. */
function chosenAmong(parentIds: readonly number[], childIds: readonly number[], tree: ProductCategoryTree): Choice {
  const children = tree.flatMap(({ children }) => children.filter(({ id }) => childIds.includes(id)))
  const parents = tree.filter((parent) => parentIds.includes(parent.id) || parent.children.some((child) => children.includes(child)))
  if (parents.length === 0) return { mode: 'all' }
  return { mode: 'category', parentIds: parents.map(({ id }) => id), childIds: children.map(({ id }) => id) }
}

function chosenByName(parentNames: readonly string[], childNames: readonly string[], tree: ProductCategoryTree): Choice {
  const named = tree.filter(({ name }) => parentNames.includes(name))
  // The same child name can stand under two parents: the named parent decides.
  const children = (named.length > 0 ? named : tree).flatMap((parent) => parent.children.filter(({ name }) => childNames.includes(name)))
  return chosenAmong(
    named.map(({ id }) => id),
    children.map(({ id }) => id),
    tree,
  )
}

/** The address of a state, with its parameters in one order and commas left as they are. */
export const toHref = (state: ListState): string => listAddress(PATH, queryOf(state), state.pageNum)

/** Its parameters without the page, in one order. */
export function queryOf(choice: Choice): string[] {
  if (choice.mode === 'category') {
    const { parentIds, childIds, wishes = [] } = choice
    const ids = [`category=${parentIds.join(',')}`, ...(childIds.length > 0 ? [`id=${childIds.join(',')}`] : [])]
    return [...ids, ...wishQuery(wishes)]
  }
  if (choice.mode === 'keyword') return keywordQuery(choice.keyword)
  return choice.mode === 'all' ? [] : [`${choice.mode}=true`]
}

/** The chosen parents (a parent with chosen children is chosen too); none in the other modes. */
export const chosenParents = (choice: Choice): readonly number[] => (choice.mode === 'category' ? choice.parentIds : [])

/** The chosen sub-categories. */
export const chosenChildren = (choice: Choice): readonly number[] => (choice.mode === 'category' ? choice.childIds : [])

/** What is wished of attributes; nothing in the other modes. */
export const wishesOf = (choice: Choice): readonly Wish[] => (choice.mode === 'category' ? (choice.wishes ?? []) : [])

/** The same categories with other wishes, from the first page. */
export const withWishes = (state: ListState, wishes: readonly Wish[]): ListState => ({ ...wishing(state, wishes), pageNum: 1 })

/** The categories that the list shows: a parent only when the whole of it is chosen. */
export const chosenCategoryIds = (choice: Choice, tree: ProductCategoryTree): number[] =>
  tree
    .filter(({ id }) => chosenParents(choice).includes(id))
    .flatMap(({ id, children }) => {
      const chosen = children.filter((child) => chosenChildren(choice).includes(child.id))
      return chosen.length > 0 ? chosen.map((child) => child.id) : [id]
    })

const childIdsOf = (parentId: number, tree: ProductCategoryTree) =>
  tree.find(({ id }) => id === parentId)?.children.map(({ id }) => id) ?? []

/** Chooses the whole of a parent; children of it that were chosen are covered by it. */
export function chooseParent(state: ListState, parentId: number, tree: ProductCategoryTree): ListState {
  const covered = childIdsOf(parentId, tree)
  const childIds = chosenChildren(state).filter((id) => !covered.includes(id))
  return { ...wishing(chosenAmong([...chosenParents(state), parentId], childIds, tree), wishesOf(state)), pageNum: 1 }
}

/** Takes a parent back, and its children with it. */
export function unchooseParent(state: ListState, parentId: number, tree: ProductCategoryTree): ListState {
  const covered = childIdsOf(parentId, tree)
  const parentIds = chosenParents(state).filter((id) => id !== parentId)
  const childIds = chosenChildren(state).filter((id) => !covered.includes(id))
  return { ...wishing(chosenAmong(parentIds, childIds, tree), wishesOf(state)), pageNum: 1 }
}

/** Chooses one more sub-category, and its parent with it. */
export const chooseChild = (state: ListState, childId: number, tree: ProductCategoryTree): ListState => ({
  ...wishing(chosenAmong(chosenParents(state), [...chosenChildren(state), childId], tree), wishesOf(state)),
  pageNum: 1,
})

/** Takes a sub-category back; its parent goes with its last child (spec: products/category-filter). */
export function unchooseChild(state: ListState, childId: number, tree: ProductCategoryTree): ListState {
  const childIds = chosenChildren(state).filter((id) => id !== childId)
  const parent = tree.find(({ children }) => children.some(({ id }) => id === childId))
  const hasOthers = parent?.children.some(({ id }) => childIds.includes(id)) ?? true
  const parentIds = chosenParents(state).filter((id) => hasOthers || id !== parent?.id)
  return { ...wishing(chosenAmong(parentIds, childIds, tree), wishesOf(state)), pageNum: 1 }
}

/** Turns the list of new or of hot products on, or back to the full list. */
export const toggleFlag = (state: ListState, flag: 'hot' | 'new'): ListState =>
  state.mode === flag ? everything : { mode: flag, pageNum: 1 }
