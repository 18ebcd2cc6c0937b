import {
  idsIn,
  keywordQuery,
  listAddress,
  namesIn,
  pageNumIn,
  paramReader,
  type SearchParams,
} from '@/components/filtered-list/list-address'
import { GLOBAL_CASES } from '@/contract/global-cases'
import { toKeyword } from '@/lib/keyword'

/** Page size of the story list (spec: common-parts/page-size). */
export const PAGE_SIZE = 9

const PATH = '/ExampleView'

/** The categories behind the tab numbers 0 to 7 that old links carry as `index` (spec: stories/legacy-tabs). */
const LEGACY_TABS = [9, 11, 12, 13, 14, 15, 73, 74]

/** A category as the list's controls know it. */
export type CategoryChoice = { id: number; name: string; storyCount: number }

/** What the list shows. 全部, the global cases, industries and a keyword exclude each other (spec: stories/filter-excludes). */
export type Choice =
  /** 全部 is all industries: the global cases stand apart (spec: stories/global-cases). */
  | { mode: 'all' | 'global' }
  /** One or more, in the editors' order. */
  | { mode: 'industry'; ids: readonly number[] }
  /** Looks in the titles of all stories, the global cases among them. */
  | { mode: 'keyword'; keyword: string }

/** The state of the story list; its address holds all of it. */
export type ListState = Choice & { pageNum: number }

/** The full list from its first page. */
export const everything: ListState = { mode: 'all', pageNum: 1 }

/**
 * Reads the state out of an address (spec: stories/list-address):
 *
 * - `search=true&val=…` is a keyword (spec: addresses/list-parameters); `all=true` the full list;
 * - `id` is one or more category ids, comma-joined; 23 means the global cases, unknown ones are ignored;
 * - `index`, counted only without an `id`, is the number of a legacy tab;
 * - `name` is what links carry for the reader beside `id` or `index`, and then says nothing new. Alone, it chooses the
 *   categories of that name; any other text is a keyword.
 */
export function parseListState(params: SearchParams, categories: readonly CategoryChoice[]): ListState {
  const param = paramReader(params)
  return { ...readChoice(param, categories), pageNum: pageNumIn(param('pageNum')) }
}

function readChoice(param: (name: string) => string, categories: readonly CategoryChoice[]): Choice {
  const keyword = param('search') === 'true' ? toKeyword(param('val')) : ''
  if (keyword) return { mode: 'keyword', keyword }
  if (param('all') === 'true') return { mode: 'all' }
  const ids = idsIn(param('id'))
  if (ids.length > 0) return chosenAmong(ids, categories)
  const tab = /^[0-7]$/.test(param('index')) ? LEGACY_TABS[Number(param('index'))] : undefined
  if (tab !== undefined) return chosenAmong([tab], categories)
  return chosenByName(param('name'), categories)
}

/** A choice out of ids that may be unknown, in any order or repeated. The global cases exclude the industries. */
function chosenAmong(ids: readonly number[], categories: readonly CategoryChoice[]): Choice {
  const known = categories.map(({ id }) => id).filter((id) => ids.includes(id))
  if (known.length === 0) return { mode: 'all' }
  return known.includes(GLOBAL_CASES) ? { mode: 'global' } : { mode: 'industry', ids: known }
}

function chosenByName(text: string, categories: readonly CategoryChoice[]): Choice {
  const names = namesIn(text)
  const ids = categories.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const keyword = toKeyword(text)
  return ids.length === 0 && keyword ? { mode: 'keyword', keyword } : chosenAmong(ids, categories)
}

/** The address of a state. */
export const toHref = (state: ListState): string => listAddress(PATH, queryOf(state), state.pageNum)

function queryOf(choice: Choice): string[] {
  if (choice.mode === 'industry') return [`id=${choice.ids.join(',')}`]
  if (choice.mode === 'global') return [`id=${GLOBAL_CASES}`]
  return choice.mode === 'keyword' ? keywordQuery(choice.keyword) : []
}

/** The chosen industries; none in the other modes. */
export const chosenIndustries = (choice: Choice): readonly number[] => (choice.mode === 'industry' ? choice.ids : [])

/** Chooses one more industry, or takes it back; without any, the list is full again. */
export function toggleIndustry(state: ListState, id: number, categories: readonly CategoryChoice[]): ListState {
  const chosen = chosenIndustries(state)
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return { ...chosenAmong(ids, categories), pageNum: 1 }
}

/** Turns the list of global cases on, or back to the full list. */
export const toggleGlobal = (state: ListState): ListState => (state.mode === 'global' ? everything : { mode: 'global', pageNum: 1 })
