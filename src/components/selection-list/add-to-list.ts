import type { ListedItem } from '@/domain/selection-list/list'
import { dismissMissing, tellMissing } from '../lazy-part/missing-scripts'

const load = () => import('./add-now')

/** Loads what adds, for whom the pointer or the focus is on its button. */
export const prepareToAdd = (): void => void load().catch(() => undefined)

/** Adds to the open list; what does it is loaded with the first (spec: selection-list/adding). */
export function addToList(items: readonly ListedItem[], name: string): void {
  load().then(
    ({ addNow }) => {
      dismissMissing()
      addNow(items, name)
    },
    () => tellMissing(() => addToList(items, name)),
  )
}
