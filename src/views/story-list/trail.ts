import type { PageHeader } from '@/contract/site'
import type { CountedStoryCategory } from '@/contract/stories'
import { withoutMarks } from '@/lib/source-marks'
import { chosenCategories, chosenOf } from './chosen'
import { type CategoryChoice, everything, type ListState, toHref } from './list-state'

/** Name of the page where editors have set none. */
const PAGE_TITLE = '客户案例'

/** So many names make a heading. */
const MOST_NAMES = 2

/** 首页 > 客户案例 > what is chosen, joined by a full-width comma. */
export function trailOf(state: ListState, categories: readonly CategoryChoice[]) {
  const names = joined(chosenOf(state, categories).map(({ label }) => label))
  return [{ label: '首页', href: '/' }, { label: PAGE_TITLE, href: toHref(everything) }, ...(names ? [{ label: names }] : [])]
}

/** The chosen categories' stories (数据中心案例), or the page's name. */
export function titleOf(state: ListState, categories: readonly CategoryChoice[]): string {
  const chosen = chosenCategories(state, categories).map(({ name }) => name)
  const names = joined(chosen.slice(0, MOST_NAMES))
  if (!names) return PAGE_TITLE
  if (chosen.length > MOST_NAMES) return `${names}等 ${chosen.length} 个行业案例`
  return withoutMarks(names).endsWith('案例') ? names : `${names}案例`
}

/**
 * What opens the page, headed by what is chosen (spec: stories/category-identity): the banner of a category that is chosen
 * alone, otherwise the page's own.
 */
export function headerOf(state: ListState, categories: readonly CountedStoryCategory[], own: PageHeader | null): PageHeader {
  const header = own ?? { title: PAGE_TITLE, line: '', image: null, tone: 'light' }
  const [category, ...others] = chosenCategories(state, categories)
  if (!category) return header
  if (others.length > 0) return { ...header, title: titleOf(state, categories) }
  const { banner, subTitle } = category
  return {
    title: titleOf(state, categories),
    line: subTitle || header.line,
    // A category says nothing of the tone of its picture; over the dark scrim white text is legible on any.
    ...(banner ? { image: banner, tone: 'dark' } : { image: header.image, tone: header.tone }),
  }
}

const joined = (names: readonly string[]) => names.join('，')
