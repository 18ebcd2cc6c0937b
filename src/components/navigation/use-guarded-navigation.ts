'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useReducer, useTransition } from 'react'
import { dismissMessage, notifyError } from '../toast/notify'
import { causeOf } from './cause-of'
import { type Failure, guardFetch } from './guard-fetch'
import { listenToTransitions, type Transition } from './transitions'

const failures = { list: '列表加载失败，请重试', page: '页面打开失败，请重试' } as const

/**
 * Keeps the visitor on his page when the next one does not arrive (spec: common-parts/cut-line).
 *
 * @returns whether a page is on its way
 */
export function useGuardedNavigation(): boolean {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [, joinTransition] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    let current: Transition | null = null

    function start(transition: Transition) {
      current = transition
      for (const message of Object.values(failures)) dismissMessage(message)
      // Of the same event as the router's own change of state, and so over when that has been drawn or given up.
      startTransition(joinTransition)
    }
    function fail({ transition: { href, kind, list }, status }: Failure) {
      current = null
      takeBackNavigation()
      const again = () => (kind === 'replace' ? router.replace(href) : router.push(href))
      const action = { label: '重试', onClick: list?.retry ?? again }
      void notifyError(list ? failures.list : failures.page, action, causeOf(status))
    }

    const original = window.fetch
    window.fetch = guardFetch({ fetcher: original.bind(window), current: () => current, onFailure: fail })
    const stopListening = listenToTransitions(start)
    return () => {
      window.fetch = original
      stopListening()
    }
  }, [router])

  return isPending
}

/**
 * The address and what is shown are still those of the page that was to be left. The router follows the browser's own
 * `replaceState`: it gives up what it is waiting for, and restores what stands in the entry of the history.
 */
function takeBackNavigation() {
  // A call with the router's mark it would take for one of its own, and pass over.
  history.replaceState({ ...history.state, __NA: undefined }, '', location.href)
}
