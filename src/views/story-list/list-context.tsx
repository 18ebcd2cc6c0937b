'use client'

import { createContext, type ReactNode, use } from 'react'
import { type ListNavigation, useListNavigation } from '@/components/filtered-list/use-list-navigation'
import { type CategoryChoice, type ListState, toHref } from './list-state'

type ListContextValue = ListNavigation<ListState> & { categories: readonly CategoryChoice[] }

const ListContext = createContext<ListContextValue | null>(null)

type Props = { state: ListState; categories: readonly CategoryChoice[]; children: ReactNode }

/** Carries the state of the list to its controls. */
export function ListProvider({ state, categories, children }: Props) {
  return <ListContext value={{ ...useListNavigation({ state, toHref }), categories }}>{children}</ListContext>
}

/** The list's state and the ways to change it. */
export function useList(): ListContextValue {
  const value = use(ListContext)
  if (!value) throw new Error('useList is for children of ListProvider')
  return value
}
