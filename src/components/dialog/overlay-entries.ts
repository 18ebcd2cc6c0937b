/** What the entries of overlays need of a window. */
export type Browser = {
  history: Pick<History, 'state' | 'pushState' | 'go' | 'scrollRestoration'>
  location: { readonly href: string }
  addEventListener: (type: 'popstate', listener: (event: PopStateEvent) => void, capture: true) => void
}

type Overlay = { close: () => void }

/**
 * One history entry for each open overlay, so that going back closes the topmost one and leaves the page in its place
 * (spec: common-parts/going-back). An entry is a copy of the page's own: the same address, the router's state, and how
 * many overlays lie over the page. Whoever opens or closes an overlay says only that; the entries follow.
 */
export function overlayEntries({ history, location, addEventListener }: Browser) {
  const open: Overlay[] = []
  /** As many entries lie above the page's own at the moment. */
  let entries = depthOf(history.state)
  let address = location.href
  let isTravelling = false
  let isPlanned = false

  function follow() {
    isPlanned = false
    if (isTravelling) return
    // A link within the overlay has led away: its entry lies below the new page.
    if (location.href !== address) entries = depthOf(history.state)
    address = location.href
    while (entries < open.length) push()
    if (entries > open.length) travel(open.length - entries)
  }
  function push() {
    // The page stays where it is: coming back, the browser would scroll to where it was while it stood still.
    history.scrollRestoration = 'manual'
    entries += 1
    history.pushState({ ...history.state, overlays: entries }, '')
    history.scrollRestoration = 'auto'
  }
  function travel(by: number) {
    isTravelling = true
    history.go(by)
  }
  /** Once for all that opens and closes at the same time. */
  function followSoon() {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(follow)
  }

  function onPopState(event: PopStateEvent) {
    const isSamePage = location.href === address
    const isOwn = isTravelling && isSamePage
    isTravelling = false
    entries = depthOf(event.state)
    address = location.href
    history.scrollRestoration = 'auto'
    // To the router this is no change, and it would give up what it is loading.
    if (isOwn || (isSamePage && open.length > entries)) event.stopImmediatePropagation()
    if (!isOwn) for (const overlay of open.splice(entries).reverse()) overlay.close()
    // Forward, or back to where a link led out of an overlay: nothing lies over the page there, and no step is lost on it.
    followSoon()
  }
  addEventListener('popstate', onPopState, true)
  // After a reload nothing is open.
  followSoon()

  return {
    /**
     * An overlay has opened.
     *
     * @param close called when the visitor goes back
     * @returns tells that it has closed; more than once does no harm
     */
    opened(close: () => void): () => void {
      const overlay = { close }
      open.push(overlay)
      followSoon()
      return () => {
        const at = open.indexOf(overlay)
        if (at < 0) return
        open.splice(at, 1)
        followSoon()
      }
    },
  }
}

function depthOf(state: unknown): number {
  const isMarked = typeof state === 'object' && state !== null && 'overlays' in state
  return isMarked && typeof state.overlays === 'number' ? state.overlays : 0
}
