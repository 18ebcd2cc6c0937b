/**
 * The page of this site that the visitor came from: its path, and the number of what it shows (spec: service/asked-about).
 * Empty where browsers don't tell.
 */
export function pageBefore(): string {
  const before = entriesBefore().find(({ pathname }) => pathname !== location.pathname)
  if (!before) return ''
  const id = before.searchParams.get('id')
  return id ? `${before.pathname}?id=${id}` : before.pathname
}

/** The nearest first. The browser only tells of this site's own pages. */
function entriesBefore(): URL[] {
  if (!('navigation' in window)) return referrer()
  const { currentEntry } = window.navigation
  const earlier = window.navigation.entries().filter(({ index }) => index < (currentEntry?.index ?? 0))
  return earlier.reverse().flatMap(({ url }) => (url ? [new URL(url)] : []))
}

function referrer(): URL[] {
  return document.referrer.startsWith(`${location.origin}/`) ? [new URL(document.referrer)] : []
}
