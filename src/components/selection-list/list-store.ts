import { LISTS_KEY } from '../../domain/selection-list/glance'
import { noLists, readSaved, type SavedLists, writeSaved } from '../../domain/selection-list/saved-lists'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The selection lists of this device (spec: selection-list/kept): the same in all of its tabs.
 *
 * @param storage may throw, or have no room: then they live as long as the page's scripts
 */
export function listStore(storage: () => Storage, now: () => number = Date.now) {
  let saved = noLists
  let text: string | null = null
  let isKept = true
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** Reads what another tab, or an earlier visit, has left. What can't be kept is not overwritten by what was kept before. */
  function refresh() {
    if (!isKept) return
    try {
      const kept = storage().getItem(LISTS_KEY)
      if (kept === text) return
      text = kept
      saved = readSaved(kept)
    } catch {
      isKept = false
    }
  }

  function put(changed: SavedLists) {
    saved = { ...changed, savedAt: now() }
    const written = writeSaved(saved)
    try {
      if (written === null) storage().removeItem(LISTS_KEY)
      else storage().setItem(LISTS_KEY, written)
      text = written
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
    /** The same lists until they change. */
    read: (): SavedLists => saved,
    /** False when the browser forbids to keep them, or has no room. */
    isKept: (): boolean => isKept,
    /** Takes over what the device has. */
    refresh() {
      const before = saved
      refresh()
      if (saved !== before) tell()
    },
    /** Changes what is there now: what another tab has done meanwhile stays. */
    change(change: (now: SavedLists) => SavedLists) {
      refresh()
      const changed = change(saved)
      if (changed !== saved) put(changed)
    },
  }
}
