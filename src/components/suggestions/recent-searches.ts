const KEY = 'recent-searches'
const MOST = 10

/** What was searched on this device, the last one first. Without storage, nothing (spec: search/recent). */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a search in front of the others; a blank one is none. */
export function noteRecent(text: string): void {
  const searched = text.trim().slice(0, 100)
  if (searched) keep([searched, ...readRecent().filter((other) => other !== searched)].slice(0, MOST))
}

/** Forgets one of them. @returns those that are left */
export function forgetRecent(text: string): string[] {
  const others = readRecent().filter((other) => other !== text)
  keep(others)
  return others
}

/** Forgets all of them. */
export const clearRecent = (): void => keep([])

function keep(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(KEY, JSON.stringify(texts))
    else localStorage.removeItem(KEY)
  } catch {
    // A full or forbidden storage: the field works without.
  }
}
