import { pageNumIn, paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { toKeyword } from '@/lib/keyword'

/** Page size of each of the three lists (spec: common-parts/page-size). */
export const PAGE_SIZE = 9

const PATH = '/SearchResult'

/** What is searched, in the order of the tabs. */
export const kinds = ['product', 'news', 'document'] as const
export type Kind = (typeof kinds)[number]

/** The words of the tabs (spec: search/tabs). */
export const tabLabels: Readonly<Record<Kind, string>> = { product: '产品中心', news: '新闻中心', document: '下载中心' }

/** The state of the search page; its address holds all of it. */
export type SearchState = {
  /** Empty: nothing has been searched yet. */
  keyword: string
  /** The tab that the visitor chose; null for the first one with results. */
  tab: Kind | null
  /** Each list pages independently (spec: search/paging). */
  pages: Readonly<Record<Kind, number>>
}

const firstPages: SearchState['pages'] = { product: 1, news: 1, document: 1 }

/** Looks for a keyword: all lists from their first page, at the first tab with results (spec: search/new-search). */
export const searchFor = (text: string): SearchState => ({ keyword: toKeyword(text), tab: null, pages: firstPages })

/** Reads the state out of an address; what makes no sense falls back to its default. `search=true` may be missing. */
export function parseSearchState(params: SearchParams): SearchState {
  const param = paramReader(params)
  const tab = kinds.find((kind) => kind === param('tab')) ?? null
  const page = (kind: Kind) => pageNumIn(param(pageParameter(kind)))
  return { ...searchFor(param('val')), tab, pages: { product: page('product'), news: page('news'), document: page('document') } }
}

const pageParameter = (kind: Kind) => `${kind}Page`

/** The address of a state, with its parameters in one order; first pages are left out. */
export function toHref({ keyword, tab, pages }: SearchState): string {
  if (keyword === '') return PATH
  const turned = kinds.filter((kind) => pages[kind] > 1)
  const query = new URLSearchParams([
    ['val', keyword],
    ['search', 'true'],
    ...(tab ? [['tab', tab]] : []),
    ...turned.map((kind) => [pageParameter(kind), String(pages[kind])]),
  ])
  return `${PATH}?${query}`
}

/** Another list comes to the front; nothing else changes (spec: search/tabs). */
export const chooseTab = (state: SearchState, tab: Kind): SearchState => ({ ...state, tab })

/** Another page of one list, which stays in front. */
export const turnTo = (state: SearchState, kind: Kind, pageNum: number): SearchState => ({
  ...state,
  tab: kind,
  pages: { ...state.pages, [kind]: pageNum },
})

/** The tab in front: the chosen one, else the first with results, else the first. */
export const currentTab = ({ tab }: Pick<SearchState, 'tab'>, totals: Readonly<Record<Kind, number>>): Kind =>
  tab ?? kinds.find((kind) => totals[kind] > 0) ?? kinds[0]

/** Is the list of a kind on its way, when `shown` is what the visitor asked for and `loaded` what is there? */
export const isOnItsWay = (kind: Kind, shown: SearchState, loaded: SearchState): boolean =>
  shown.keyword !== loaded.keyword || shown.pages[kind] !== loaded.pages[kind]
