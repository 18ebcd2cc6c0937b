import { type RefObject, useLayoutEffect } from 'react'

/** Keeps a form that fills the screen above the keyboard, where the keyboard lies over the page. */
export function useAboveKeyboard(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const form = field.current?.form
    if (!view || !form) return
    function follow() {
      if (!view || !form) return
      form.style.setProperty('--sheet-height', `${view.height}px`)
      form.style.setProperty('--sheet-top', `${view.offsetTop}px`)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    follow()
    view.addEventListener('resize', follow, { signal })
    view.addEventListener('scroll', follow, { signal })
    return () => listeners.abort()
  }, [field])
}
