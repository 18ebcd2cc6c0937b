'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useOptimistic, useRef, useTransition } from 'react'
import { navigateAsList } from '../navigation/transitions'

type Options<State> = {
  state: State
  toHref: (state: State) => string
  /** Another page of a list that stands low on its page begins at the list, not at the top of the window. */
  isLowOnPage?: boolean
}

export type ListNavigation<State> = {
  /** What is chosen, at once: the list itself follows when it has been loaded. */
  state: State
  /** What the list shows. */
  loaded: State
  isPending: boolean
  /** Shows the list of another state in place. */
  go: (next: State) => void
  /** Shows another page of the list, from its top (spec: common-parts/turning). */
  turn: (next: State) => void
  /** Where the focus goes when what had it is gone: a removed chip, a turned page. */
  countRef: RefObject<HTMLParagraphElement | null>
}

/**
 * Moves a list through its states. The address is the truth; a choice is shown while it is being loaded, and is taken back
 * when it can't be (spec: common-parts/cut-line).
 */
export function useListNavigation<State>({ state, toHref, isLowOnPage = false }: Options<State>): ListNavigation<State> {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(state)
  const countRef = useRef<HTMLParagraphElement>(null)
  /** The address of the page that is being turned; null while none is. */
  const turnedFrom = useRef<string | null>(null)
  const address = toHref(state)

  function navigate(next: State, scroll: boolean, retry: () => void) {
    startTransition(() => {
      show(next)
      navigateAsList(() => router.push(toHref(next), { scroll }), retry)
    })
  }

  function go(next: State) {
    turnedFrom.current = null
    navigate(next, false, () => go(next))
  }

  function turn(next: State) {
    turnedFrom.current = address
    navigate(next, !isLowOnPage, () => turn(next))
  }

  useEffect(() => {
    if (isPending || turnedFrom.current === null) return
    const hasTurned = turnedFrom.current !== address
    turnedFrom.current = null
    if (!hasTurned) return
    countRef.current?.focus({ preventScroll: true })
    if (isLowOnPage) countRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isPending, address, isLowOnPage])

  return { state: shown, loaded: state, isPending, go, turn, countRef }
}
