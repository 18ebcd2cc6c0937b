/** Where the device keeps what was looked at. */
export const VIEWED_KEY = 'viewed-products'

/** Whether anything is kept: only then the rest is loaded. */
export function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null
  } catch {
    return false
  }
}

/** Keeps the first product. Without storage, nothing is kept. */
export function noteFirst(viewed: object): void {
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify([viewed]))
  } catch {
    // A full or forbidden storage: the site works without.
  }
}

/** A draft is no page that leads anywhere later. */
export const isDraft = (): boolean => new URLSearchParams(location.search).has('draft')
