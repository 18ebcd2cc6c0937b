'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useOptimistic, useRef, useTransition } from 'react'

type Options<State> = { state: State; toHref: (state: State) => string }

export type ListNavigation<State> = {
  /** What is chosen, at once: the list itself follows when it has been loaded. */
  state: State
  isPending: boolean
  /** Shows the list of another state in place. */
  go: (next: State) => void
  /** Shows another page of the list, from its top (spec: common-parts/turning). */
  turn: (next: State) => void
  /** Where the focus goes when what had it is gone: a removed chip, a turned page. */
  countRef: RefObject<HTMLParagraphElement | null>
}

/** Moves a list through its states. The address is the truth; a choice is shown while it is being loaded. */
export function useListNavigation<State>({ state, toHref }: Options<State>): ListNavigation<State> {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(state)
  const countRef = useRef<HTMLParagraphElement>(null)
  const hasTurned = useRef(false)

  function navigate(next: State, scroll: boolean) {
    startTransition(() => {
      show(next)
      router.push(toHref(next), { scroll })
    })
  }

  function turn(next: State) {
    hasTurned.current = true
    navigate(next, true)
  }

  useEffect(() => {
    if (isPending || !hasTurned.current) return
    hasTurned.current = false
    countRef.current?.focus({ preventScroll: true })
  }, [isPending])

  return { state: shown, isPending, go: (next) => navigate(next, false), turn, countRef }
}
