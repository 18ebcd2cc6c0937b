'use client'

import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Which panel of a header is open (spec: navigation/menu-panels): its own button closes it, another one switches, and
 * Escape, a click or the focus elsewhere and a followed link close it.
 *
 * @param root holds the buttons and their panels
 */
export function useOpenPanel(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const toggle = useCallback((key: string) => setOpen((current) => (current === key ? null : key)), [])

  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing) return
      root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('click', closeOnLink, { signal })
    return () => listeners.abort()
  }, [open, close, root])

  return { open, toggle, close }
}
