import { LISTS_KEY } from '../../domain/selection-list/glance'
import { noLists, readSaved, type SavedLists, writeSaved } from '../../domain/selection-list/saved-lists'
import { deviceStore, type Keeping } from '../../lib/device-store'

/**
 * The selection lists of this device (spec: selection-list/kept): the same in all of its tabs.
 *
 * @param storage may throw, or have no room: then they live as long as the page's scripts
 */
export function listStore(storage: Keeping<SavedLists>['storage'], now: () => number = Date.now) {
  const store = deviceStore({ key: LISTS_KEY, nothing: noLists, parse: readSaved, write: writeSaved, storage })
  return {
    ...store,
    /** Changes what is there now, and notes when: what another tab has done meanwhile stays. */
    change: (change: (now: SavedLists) => SavedLists) =>
      store.change((saved) => {
        const changed = change(saved)
        return changed === saved ? saved : { ...changed, savedAt: now() }
      }),
  }
}
