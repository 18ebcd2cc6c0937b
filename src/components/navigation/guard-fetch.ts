import type { Transition } from './transitions'

/** Why a page did not arrive: the status of the answer, or null when the line was cut before its end. */
export type Failure = { transition: Transition; status: number | null }

type Options = {
  fetcher: typeof fetch
  /** The transition that is under way; null when there is none. */
  current: () => Transition | null
  /** What is under way has failed, and nothing newer has begun. */
  onFailure: (failure: Failure) => void
}

/** So long may a page take; the legacy client gave up then, too. */
const TIME_LIMIT_MS = 100_000

const COMPONENTS = 'text/x-component'

/**
 * Lets a page of the router arrive whole or not at all (spec: common-parts/cut-line). The router itself answers a failed
 * request with an ordinary page load, which ends on the browser's error page, and shows a page of which a part is
 * missing as broken. Other requests pass untouched: prefetched pages, refreshed ones, going back.
 *
 * @returns a `fetch` for the window. For a failed navigation its promise stays open: whoever hears of the failure takes
 *   the navigation back.
 */
export function guardFetch({ fetcher, current, onFailure }: Options): typeof fetch {
  return async (input, init) => {
    const transition = current()
    if (!transition || !isRequestOf(transition, input, init)) return fetcher(input, init)

    const fail = (status: number | null) => {
      if (current() === transition) onFailure({ transition, status })
      return new Promise<never>(() => {})
    }
    try {
      const response = await fetcher(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIME_LIMIT_MS) })
      // The copy is read to its end, so that the original can't be cut any more.
      await response.clone().arrayBuffer()
      return transition.list && !isPage(response) ? fail(response.status) : response
    } catch {
      return fail(null)
    }
  }
}

const isPage = (response: Response) => response.ok && (response.headers.get('content-type') ?? '').startsWith(COMPONENTS)

/** The router asks for the page of a transition by its address, with a parameter of its own. */
function isRequestOf({ href, kind }: Transition, input: RequestInfo | URL, init?: RequestInit): boolean {
  const headers = new Headers(init?.headers)
  if (kind === 'traverse' || !(input instanceof URL) || !headers.has('rsc') || headers.has('next-router-prefetch')) return false
  const asked = new URL(input)
  const wanted = new URL(href, asked)
  asked.searchParams.delete('_rsc')
  return asked.pathname === wanted.pathname && asked.searchParams.toString() === wanted.searchParams.toString()
}
