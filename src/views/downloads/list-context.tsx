'use client'

import { createContext, type ReactNode, use } from 'react'
import { type ListNavigation, useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { type ListState, toHref } from './list-state'

const ListContext = createContext<ListNavigation<ListState> | null>(null)

/** Carries the state of the list to its controls. */
export function ListProvider({ state, children }: { state: ListState; children: ReactNode }) {
  return <ListContext value={useListNavigation({ state, toHref })}>{children}</ListContext>
}

/** The list's state and the ways to change it. */
export function useList(): ListNavigation<ListState> {
  const value = use(ListContext)
  if (!value) throw new Error('useList is for children of ListProvider')
  return value
}
