import { listAddress, pageNumIn, paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { toKeyword } from '@/lib/keyword'

/** Page size of the download list (spec: common-parts/page-size). */
export const PAGE_SIZE = 9

const PATH = '/Download'

/** The state of the download centre; its address holds all of it. */
export type ListState = {
  /** Empty: files of any name. */
  keyword: string
  /** Null: files of any category. */
  categoryId: number | null
  pageNum: number
}

/** The full list from its first page. */
export const everything: ListState = { keyword: '', categoryId: null, pageNum: 1 }

/** Reads the state out of an address; what makes no sense falls back to its default. */
export function parseListState(params: SearchParams): ListState {
  const param = paramReader(params)
  const categoryId = /^[1-9]\d{0,8}$/.test(param('categoryId')) ? Number(param('categoryId')) : null
  return { keyword: toKeyword(param('name')), categoryId, pageNum: pageNumIn(param('pageNum')) }
}

/** A category that has no tab, because it is unknown or holds nothing of that name, counts as none. */
export const amongTabs = (state: ListState, tabs: readonly { id: number }[]): ListState =>
  tabs.some(({ id }) => id === state.categoryId) ? state : { ...state, categoryId: null }

/** The address of a state, with its parameters in one order. */
export function toHref({ keyword, categoryId, pageNum }: ListState): string {
  const query = [
    ...(keyword ? [new URLSearchParams({ name: keyword }).toString()] : []),
    ...(categoryId === null ? [] : [`categoryId=${categoryId}`]),
  ]
  return listAddress(PATH, query, pageNum)
}

/** Another category, or all of them: from the first page, combined with the keyword (spec: downloads/categories). */
export const chooseCategory = (state: ListState, categoryId: number | null): ListState => ({ ...state, categoryId, pageNum: 1 })

/** Looks for a name, in all categories; an empty one is the full list (spec: downloads/search). */
export const searchFor = (text: string): ListState => ({ ...everything, keyword: toKeyword(text) })
