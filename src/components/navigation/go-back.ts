/** So long a browser may take to set out. */
const PATIENCE_MS = 1000

/**
 * One page back. Not every browser says whether there is one, and what has lain over a page counts among its entries (spec:
 * common-parts/going-back): whoever stays where he is has none before it.
 *
 * @param otherwise what is done when there is none
 */
export function goBack(otherwise: () => void): void {
  const isKnown = 'navigation' in window
  const isFirst = isKnown ? !window.navigation.canGoBack : window.history.length === 1
  if (isFirst) {
    otherwise()
    return
  }
  if (!isKnown) unlessLeaving(otherwise)
  window.history.back()
}

function unlessLeaving(then: () => void) {
  const waiting = setTimeout(then, PATIENCE_MS)
  for (const sign of ['popstate', 'pagehide']) window.addEventListener(sign, () => clearTimeout(waiting), { once: true })
}
