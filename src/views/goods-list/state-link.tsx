'use client'

import type { ComponentProps } from 'react'
import { FilterLink } from '@/components/filtered-list/filter-link'
import { useList } from './list-context'
import { type ListState, toHref } from './list-state'

type Props = Omit<ComponentProps<typeof FilterLink>, 'href' | 'follow'> & { to: ListState }

/** A control that leads to another state of the list. */
export function StateLink({ to, ...props }: Props) {
  const { go } = useList()
  return <FilterLink {...props} href={toHref(to)} follow={() => go(to)} />
}
