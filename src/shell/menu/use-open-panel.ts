'use client'

import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Which panel of a header is open (spec: navigation/menu-panels): its own button closes it, another one switches, and
 * Escape, a click or the focus elsewhere and a followed link close it. Left by its button or by Escape, the focus goes on at the button.
 *
 * @param root holds the buttons and their panels
 */
export function useOpenPanel(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null)
  const close = useCallback(() => setOpen(null), [])
  // A press from before the scripts came, which is done again, does not bring the focus to the button.
  const leave = useCallback(() => {
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    close()
  }, [root, close])
  const toggle = useCallback((key: string) => (open === key ? leave() : setOpen(key)), [open, leave])

  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) leave()
    }
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('click', closeOnLink, { signal })
    return () => listeners.abort()
  }, [open, close, leave, root])

  return { open, toggle, close, leave }
}
