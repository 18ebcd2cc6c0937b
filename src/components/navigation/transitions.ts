/** A way to another page that the router has set out on. */
export type Transition = {
  href: string
  kind: 'push' | 'replace' | 'traverse'
  /** A list changes in place: it goes there again in its own way, and its page is never left for another document. */
  list?: { retry: () => void }
}

type Listener = (transition: Transition) => void

let listener: Listener | null = null
let announced: Transition['list']

/** Who is told of each transition, at its start; one at a time. */
export function listenToTransitions(next: Listener): () => void {
  listener = next
  return () => {
    listener = null
  }
}

/** The router sets out (called by `src/instrumentation-client.ts`). */
export const transitionStarted = (href: string, kind: Transition['kind']): void => listener?.({ href, kind, list: announced })

/** Marks the navigation that `navigate` starts as one of a list, which `retry` would start again. */
export function navigateAsList(navigate: () => void, retry: () => void): void {
  announced = { retry }
  try {
    navigate()
  } finally {
    announced = undefined
  }
}
