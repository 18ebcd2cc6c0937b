import { GLOBAL_CASES } from '@/contract/global-cases'
import { type CategoryChoice, chosenIndustries, everything, type ListState, toggleIndustry } from './list-state'

/** Something that narrows the list, and the state without it. */
export type Chosen = { key: string; label: string; without: ListState }

/** The categories of 按行业: all but the global cases. */
export const industriesOf = <C extends { id: number }>(categories: readonly C[]): C[] => categories.filter(({ id }) => id !== GLOBAL_CASES)

/** The chosen categories; none for the full list and for a keyword. */
export function chosenCategories<C extends { id: number }>(state: ListState, categories: readonly C[]): C[] {
  const ids = state.mode === 'global' ? [GLOBAL_CASES] : chosenIndustries(state)
  return categories.filter(({ id }) => ids.includes(id))
}

/** What narrows the list, as its chips name it. */
export function chosenOf(state: ListState, categories: readonly CategoryChoice[]): Chosen[] {
  if (state.mode === 'keyword') return [{ key: 'keyword', label: `“${state.keyword}”`, without: everything }]
  return chosenCategories(state, categories).map(({ id, name }) => ({
    key: `${id}`,
    label: name,
    without: state.mode === 'industry' ? toggleIndustry(state, id, categories) : everything,
  }))
}

/** What the read side is asked for. 全部 names every industry, which leaves the global cases out (spec: stories/global-cases). */
export function storyFilterOf(state: ListState, categories: readonly CategoryChoice[]) {
  if (state.mode === 'keyword') return { title: state.keyword }
  const wanted = state.mode === 'all' ? industriesOf(categories) : chosenCategories(state, categories)
  return { categoryIds: wanted.map(({ id }) => id) }
}
