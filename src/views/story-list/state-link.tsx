'use client'

import type { ComponentProps } from 'react'
import { FilterLink } from '@/components/filtered-list/filter-link'
import { useList } from './list-context'
import { type ListState, toHref } from './list-state'

type Props = Omit<ComponentProps<typeof FilterLink>, 'href' | 'follow'> & { to: ListState }

/** A control that leads to another state of the list. 全部 leads nowhere when the list is full. */
export function StateLink({ to, ...props }: Props) {
  const { state, go } = useList()
  const href = toHref(to)
  return <FilterLink {...props} href={href} follow={() => href !== toHref(state) && go(to)} />
}
