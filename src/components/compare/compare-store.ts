import { MOST_COLUMNS } from '../../domain/comparison/compare-address'

/** A product that is collected to be compared; `entry` is its number or an order code, `picture` may be empty. */
export type Collected = { entry: string; name: string; picture: string }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the device keeps what is collected. */
export const COMPARE_KEY = 'compare'

const nothing: readonly Collected[] = []

/**
 * What is collected to be compared (spec: comparison/collecting): kept on the device, and the same in all of its tabs.
 *
 * @param storage may throw: then it lives as long as the page's scripts
 */
export function compareStore(storage: () => Storage) {
  let collected = nothing
  let text: string | null = null
  let isKept = true
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** Reads what another tab, or an earlier visit, has left. What can't be kept is not overwritten by nothing. */
  function refresh() {
    if (!isKept) return
    try {
      const kept = storage().getItem(COMPARE_KEY)
      if (kept === text) return
      text = kept
      collected = entriesIn(kept)
    } catch {
      isKept = false
    }
  }

  function put(changed: readonly Collected[]) {
    collected = changed
    try {
      if (changed.length > 0) storage().setItem(COMPARE_KEY, JSON.stringify(changed))
      else storage().removeItem(COMPARE_KEY)
      text = changed.length > 0 ? JSON.stringify(changed) : null
      isKept = true
    } catch {
      isKept = false
    }
    tell()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The same list until it changes. */
    read: (): readonly Collected[] => collected,
    /** False when the browser forbids to keep it, or has no room. */
    isKept: (): boolean => isKept,
    /** Takes over what the device has. */
    refresh() {
      const before = collected
      refresh()
      if (collected !== before) tell()
    },
    /** Collects a product, or takes back that one. @returns false when there is no room for one more */
    toggle(product: Collected, most: number): boolean {
      refresh()
      const others = collected.filter(({ entry }) => entry !== product.entry)
      if (others.length === collected.length && collected.length >= most) return false
      put(others.length < collected.length ? others : [...collected, product])
      return true
    },
    remove(entry: string) {
      refresh()
      put(collected.filter((one) => one.entry !== entry))
    },
    /** Collects these in the place of all others. */
    replace: put,
  }
}

/** Nothing where the storage holds something else. */
function entriesIn(kept: string | null): readonly Collected[] {
  try {
    const entries: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(entries) ? entries.filter(isCollected).slice(0, MOST_COLUMNS.desktop) : nothing
  } catch {
    return nothing
  }
}

function isCollected(one: unknown): one is Collected {
  if (typeof one !== 'object' || one === null) return false
  const texts = ['entry', 'name', 'picture'].map((key) => Reflect.get(one, key))
  // A picture of the site is at an address of the site.
  return texts.every((text) => typeof text === 'string') && texts[0] !== '' && /^$|^\/(?!\/)/.test(String(texts[2]))
}
