'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useOptimistic, useRef, useTransition } from 'react'
import type { ProductCategoryTree } from '@/contract/products'
import { type ListState, toHref, turnTo } from './list-state'

type ListContextValue = {
  tree: ProductCategoryTree
  /** What is chosen, at once: the list itself follows when it has been loaded. */
  state: ListState
  isPending: boolean
  /** Shows the list of another state in place. */
  go: (next: ListState) => void
  /** Turns the page and goes to the top (specification 1, section 4). */
  turn: (pageNum: number) => void
  /** Where the focus goes when what had it is gone: a removed chip, a turned page. */
  countRef: React.RefObject<HTMLParagraphElement | null>
}

const ListContext = createContext<ListContextValue | null>(null)

type Props = { state: ListState; tree: ProductCategoryTree; children: ReactNode }

/** Carries the state of the list to its controls. The address is the truth; a choice is shown while it is being loaded. */
export function ListProvider({ state, tree, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(state)
  const countRef = useRef<HTMLParagraphElement>(null)
  const hasTurned = useRef(false)

  function navigate(next: ListState, scroll: boolean) {
    startTransition(() => {
      show(next)
      router.push(toHref(next), { scroll })
    })
  }

  function turn(pageNum: number) {
    hasTurned.current = true
    navigate(turnTo(shown, pageNum), true)
  }

  useEffect(() => {
    if (isPending || !hasTurned.current) return
    hasTurned.current = false
    countRef.current?.focus({ preventScroll: true })
  }, [isPending])

  const value = { tree, state: shown, isPending, go: (next: ListState) => navigate(next, false), turn, countRef }
  return <ListContext value={value}>{children}</ListContext>
}

/** The list's state and the ways to change it. */
export function useList(): ListContextValue {
  const value = use(ListContext)
  if (!value) throw new Error('useList is for children of ListProvider')
  return value
}
