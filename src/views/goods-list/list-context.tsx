'use client'

import { createContext, type ReactNode, use } from 'react'
import { type ListNavigation, useListNavigation } from '@/components/filtered-list/use-list-navigation'
import type { ProductCategoryTree } from '@/contract/products'
import type { FilterAttribute } from '@/domain/facets/filter-attribute'
import { type ListState, toHref } from './list-state'

type ListContextValue = ListNavigation<ListState> & Known

type Known = { tree: ProductCategoryTree; filters: readonly FilterAttribute[] }

const ListContext = createContext<ListContextValue | null>(null)

type Props = Known & { state: ListState; children: ReactNode }

/** Carries the state of the list to its controls. */
export function ListProvider({ state, tree, filters, children }: Props) {
  return <ListContext value={{ ...useListNavigation({ state, toHref }), tree, filters }}>{children}</ListContext>
}

/** The list's state and the ways to change it. */
export function useList(): ListContextValue {
  const value = use(ListContext)
  if (!value) throw new Error('useList is for children of ListProvider')
  return value
}
