'use client'

import { type ReactNode, useEffect } from 'react'

const WATCHED: MutationObserverInit = {
  ...{ childList: true, subtree: true, characterData: true, attributes: true },
  attributeFilter: ['aria-label', 'aria-roledescription', 'title'],
}

/**
 * Puts Chinese where Payload writes English that no translation reaches (texts.ts), and names where it has none (nameless.ts): a part of its own, which no form waits for
 * (record 0086).
 */
export function UntranslatedTexts({ children }: { children: ReactNode }) {
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    // Without a line the page stays as Payload has it.
    void import('./mend').then(
      ({ mend }) => {
        if (!isGone) stop = watch(mend)
      },
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return children
}

/** Mends now, and once for each frame in which something changed, because menus and dialogs come and go. @returns what ends it */
function watch(mend: () => void): () => void {
  let frame = 0
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      mend()
    })
  })
  observer.observe(document.body, WATCHED)
  mend()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
