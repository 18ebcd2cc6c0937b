import { MOST_COLUMNS } from '../../domain/comparison/compare-address'
import { deviceStore, type Keeping } from '../../lib/device-store'

/** A product that is collected to be compared; `entry` is its number or an order code, `picture` may be empty. */
export type Collected = { entry: string; name: string; picture: string }

/** Where the device keeps what is collected. */
export const COMPARE_KEY = 'compare'

const nothing: readonly Collected[] = []

/**
 * What is collected to be compared (spec: comparison/collecting): kept on the device, and the same in all of its tabs.
 *
 * @param storage may throw: then it lives as long as the page's scripts
 */
export function compareStore(storage: Keeping<readonly Collected[]>['storage']) {
  const write = (collected: readonly Collected[]) => (collected.length > 0 ? JSON.stringify(collected) : null)
  const { change, ...store } = deviceStore({ key: COMPARE_KEY, nothing, parse: entriesIn, write, storage })
  return {
    ...store,
    /** Collects a product, or takes back that one. @returns false when there is no room for one more */
    toggle(product: Collected, most: number): boolean {
      let isFull = false
      change((collected) => {
        const others = collected.filter(({ entry }) => entry !== product.entry)
        isFull = others.length === collected.length && collected.length >= most
        if (isFull) return collected
        return others.length < collected.length ? others : [...collected, product]
      })
      return !isFull
    },
    remove: (entry: string) => change((collected) => collected.filter((one) => one.entry !== entry)),
    /** Collects these in the place of all others. */
    replace: (collected: readonly Collected[]) => change(() => collected),
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
