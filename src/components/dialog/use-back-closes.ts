import { useEffect, useEffectEvent } from 'react'
import { overlayEntries } from './overlay-entries'

let entries: ReturnType<typeof overlayEntries> | undefined

/**
 * Going back closes an overlay and leaves the page in its place (spec: common-parts/going-back). Closing it in another
 * way takes its history entry back, and a navigation that is on its way meanwhile goes on.
 *
 * @param isOpen whether the overlay lies over the page
 * @param onClose closes it; called when the visitor goes back
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    entries ??= overlayEntries({ history, location, addEventListener: window.addEventListener.bind(window) })
    if (isOpen) return entries.opened(() => close())
  }, [isOpen])
}
