import { type RefObject, useEffect, useRef } from 'react'
import { scrollBehavior } from '@/lib/scroll-behavior'

/**
 * Slides a line under the entry of a list that has `aria-current` or `aria-selected`, and keeps that entry in view where
 * the list scrolls. `current` names the entry. The line is scaled to its width, so that only transform moves.
 */
export function useUnderline<Line extends HTMLElement = HTMLLIElement>(list: RefObject<HTMLElement | null>, current: string | undefined) {
  const underline = useRef<Line>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found in the document, `current` says that it changed
  useEffect(() => {
    const element = list.current
    if (!element) return
    const place = () => {
      const entry = currentEntry(element)
      if (entry && underline.current) {
        underline.current.style.transform = `translateX(${entry.offsetLeft}px) scaleX(${entry.offsetWidth / (underline.current.offsetWidth || 1)})`
      }
    }
    place()
    reveal(element)
    const observer = new ResizeObserver(place)
    observer.observe(element)
    element.addEventListener('focusin', followFocus)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', followFocus)
    }
  }, [list, current])

  return underline
}

const currentEntry = (list: HTMLElement) => list.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]')

function reveal(list: HTMLElement) {
  const entry = currentEntry(list)
  if (!entry || list.scrollWidth <= list.clientWidth) return
  // Whoever goes through it by keyboard would lose the entry that has the focus from sight.
  if (list.querySelector(':focus-visible')) return
  toMiddle(list, entry)
}

/** An entry of which a sliver can be seen is in sight for Chromium, which then moves nothing. */
function followFocus({ currentTarget: list, target: entry }: FocusEvent) {
  if (!(list instanceof HTMLElement) || !(entry instanceof HTMLElement) || !entry.matches(':focus-visible')) return
  toMiddle(list, entry)
}

function toMiddle(list: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement) {
  list.scrollTo({ left: offsetLeft - (list.clientWidth - offsetWidth) / 2, behavior: scrollBehavior() })
}
