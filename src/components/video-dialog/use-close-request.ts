import { useEffect, useEffectEvent } from 'react'

/** What TypeScript doesn't know yet (HTML, close requests). */
declare global {
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
  }
}

/**
 * Escape, wherever the focus is: the native controls of a video keep their key presses to themselves, but the browser
 * knows that the visitor wants to close something. Browsers without `CloseWatcher` tell the page of the key (spec: common-parts/closing-by-key).
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
