'use client'

import { createContext, type ReactNode, use } from 'react'
import { type ListNavigation, useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { type SearchState, toHref } from './search-state'

const SearchContext = createContext<ListNavigation<SearchState> | null>(null)

/** Carries the state of the search to its controls. */
export function SearchProvider({ state, children }: { state: SearchState; children: ReactNode }) {
  return <SearchContext value={useListNavigation({ state, toHref })}>{children}</SearchContext>
}

/** The state of the search and the ways to change it. */
export function useSearch(): ListNavigation<SearchState> {
  const value = use(SearchContext)
  if (!value) throw new Error('useSearch is for children of SearchProvider')
  return value
}
