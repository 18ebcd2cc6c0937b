import { useSyncExternalStore } from 'react'

export type Layout = 'grid' | 'table'

const KEY = 'media-layout'
const CHANGED = 'media-layout-changed'

/** How this browser shows the library: what somebody has chosen once, on this device. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'grid'), choose]
}

function read(): Layout {
  try {
    return window.localStorage.getItem(KEY) === 'table' ? 'table' : 'grid'
  } catch {
    return 'grid'
  }
}

function choose(layout: Layout): void {
  try {
    window.localStorage.setItem(KEY, layout)
  } catch {
    // A browser that keeps nothing shows the grid.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell)
  window.addEventListener('storage', tell)
  return () => {
    window.removeEventListener(CHANGED, tell)
    window.removeEventListener('storage', tell)
  }
}
