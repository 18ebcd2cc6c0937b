import { noSelection, type Selection } from './selection'

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
  const listeners = new Set<() => void>()

  function write(list: string, selection: Selection) {
    selections.set(list, selection)
    for (const listener of listeners) listener()
  }
  function keep(list: string, selection: Selection) {
    attempt(() => (selection.length > 0 ? storage().setItem(keyOf(list), JSON.stringify(selection)) : storage().removeItem(keyOf(list))))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: (list: string): Selection => selections.get(list) ?? noSelection,
    change(list: string, change: (current: Selection) => Selection) {
      write(list, change(selections.get(list) ?? noSelection))
      keep(list, selections.get(list) ?? noSelection)
    },
    /** Reads what was kept before the page was loaded, once; what has been ticked meanwhile stays ticked. */
    async restore(list: string) {
      const text = selections.has(list) ? null : attempt(() => storage().getItem(keyOf(list)))
      if (!text) return
      const kept = (await load().catch(() => null))?.(text)
      if (!kept) return
      const ticked = selections.get(list) ?? noSelection
      const all = [...kept.filter(({ id }) => !ticked.some((other) => other.id === id)), ...ticked]
      write(list, all)
      keep(list, all)
    },
  }
}

const keyOf = (list: string) => `ticked:${list}`

/** Storage may be forbidden or full. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
