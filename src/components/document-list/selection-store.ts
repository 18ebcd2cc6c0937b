import { isSelected, noSelection, type Selection } from './selection'

/** Loads what understands stored selections: few pages need it. */
const loadParser = () => import('./kept-selection').then(({ parseSelection }) => parseSelection)

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What is ticked, by list: it outlives the list's page, and in the tab's storage a reload, too (spec: common-parts/ticking).
 *
 * @param storage may throw: then what is ticked lives as long as the page's scripts
 */
export function selectionStore(storage: () => Storage, load: typeof loadParser = loadParser) {
  const selections = new Map<string, Selection>()
  /** What was kept before the page was loaded and could not be understood yet. It stays kept beside what is ticked meanwhile. */
  const unread = new Map<string, readonly unknown[]>()
  const listeners = new Set<() => void>()

  const read = (list: string): Selection => selections.get(list) ?? noSelection

  function unreadOf(list: string): readonly unknown[] {
    const entries = unread.get(list) ?? entriesIn(attempt(() => storage().getItem(keyOf(list))))
    unread.set(list, entries)
    return entries
  }
  /** @param rest is not understood yet; of what is ticked or taken back now, the choice of now counts */
  function put(list: string, selection: Selection, rest: readonly unknown[]) {
    selections.set(list, selection)
    unread.set(list, rest)
    const all = [...rest, ...selection]
    attempt(() => (all.length > 0 ? storage().setItem(keyOf(list), JSON.stringify(all)) : storage().removeItem(keyOf(list))))
    for (const listener of listeners) listener()
  }

  /**
   * Reads what was kept before the page was loaded, once; what has been ticked meanwhile stays ticked. When what understands it
   * doesn't arrive nothing is lost: it is asked for again with the next change, and whenever this is called.
   */
  async function restore(list: string) {
    if (unreadOf(list).length === 0) return
    const understand = await load().catch(() => null)
    if (!understand || unreadOf(list).length === 0) return
    put(list, [...understand(unreadOf(list)), ...read(list)], [])
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read,
    change(list: string, change: (current: Selection) => Selection) {
      const changed = change(read(list))
      const rest = unreadOf(list).filter((entry) => !isOneOf(entry, changed))
      put(list, changed, rest)
      void restore(list)
    },
    restore,
  }
}

const keyOf = (list: string) => `ticked:${list}`

/** Nothing where the storage holds something else. */
function entriesIn(text: string | null): readonly unknown[] {
  const kept: unknown = attempt(() => JSON.parse(text ?? '[]'))
  return Array.isArray(kept) ? kept : []
}

/** Is what was kept a document that is ticked now? */
function isOneOf(entry: unknown, selection: Selection): boolean {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return false
  return typeof entry.id === 'number' && isSelected(selection, { id: entry.id })
}

/** Storage may be forbidden or full. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
