'use client'

import { createContext, type ReactNode, use } from 'react'
import { type ListNavigation, useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { type SearchState, toHref } from './search-state'

/** `state` is what the visitor asked for, `loaded` what the lists show. */
type SearchContextValue = ListNavigation<SearchState> & { loaded: SearchState }

const SearchContext = createContext<SearchContextValue | null>(null)

/** Carries the state of the search to its controls. */
export function SearchProvider({ state, children }: { state: SearchState; children: ReactNode }) {
  return <SearchContext value={{ ...useListNavigation({ state, toHref }), loaded: state }}>{children}</SearchContext>
}

/** The state of the search and the ways to change it. */
export function useSearch(): SearchContextValue {
  const value = use(SearchContext)
  if (!value) throw new Error('useSearch is for children of SearchProvider')
  return value
}
