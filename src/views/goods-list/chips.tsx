'use client'

import { FilterChips } from '@/components/filtered-list/filter-chips'
import { chosenOf, chosenWishes } from './chosen'
import { useList } from './list-context'
import { everything, type ListState, toHref } from './list-state'

/** What narrows the list, each entry removable. */
export function Chips() {
  const { state, tree, filters, go, countRef } = useList()
  const targetOf = (to: ListState) => ({
    href: toHref(to),
    follow: () => {
      go(to)
      // The removed chip had the focus.
      countRef.current?.focus({ preventScroll: true })
    },
  })
  const all = [...chosenOf(state, tree), ...chosenWishes(state, filters)]
  const chosen = all.map(({ key, label, without }) => ({ key, label, ...targetOf(without) }))
  return <FilterChips chosen={chosen} clear={targetOf(everything)} />
}
