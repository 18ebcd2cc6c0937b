import { type RefObject, useLayoutEffect } from 'react'

/** Design pixels that a list needs, and that stay free beside it. */
const LEAST = 800
const MARGIN = 16

/**
 * Puts a list under its form, within the window, wherever the form scrolls to: some forms stand in what cuts off all that is larger.
 *
 * @param isPlaced whether it is seen, and over the page
 */
export function useBelow(list: RefObject<HTMLElement | null>, isPlaced: boolean): void {
  useLayoutEffect(() => {
    const element = list.current
    const form = element?.closest('form')
    if (!isPlaced || !element || !form) return
    function place() {
      if (!element || !form) return
      const pixel = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 192
      const { left, right, width, bottom } = form.getBoundingClientRect()
      const margin = MARGIN * pixel
      const room = document.documentElement.clientWidth - 2 * margin
      const wide = Math.min(Math.max(width, LEAST * pixel), room)
      element.style.width = `${wide}px`
      // On the right side of the page it ends where the form ends.
      const begin = left + right > room + 2 * margin ? right - wide : left
      element.style.left = `${Math.max(margin, Math.min(begin, margin + room - wide))}px`
      element.style.top = `${bottom + margin / 2}px`
      element.style.maxHeight = `${Math.max(window.innerHeight - bottom - 2 * margin, 10 * margin)}px`
    }
    place()
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('scroll', place, { signal, capture: true, passive: true })
    window.addEventListener('resize', place, { signal })
    return () => listeners.abort()
  }, [list, isPlaced])
}

/** While it is seen, a list does not become smaller: what is below it stays where it is. */
export function useNeverSmaller(list: RefObject<HTMLElement | null>, isSeen: boolean): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (isSeen) element.style.minHeight = `${element.offsetHeight}px`
    else element.style.removeProperty('min-height')
  })
}
