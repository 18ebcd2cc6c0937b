'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { cleanLinks, findTargets, type Target } from './page-targets'

/** What can be edited in the previewed page, now. */
export type PageTargets = {
  all: () => readonly Target[]
  /** Changes whenever something may have moved. */
  version: number
}

/** @param page null while there is none */
export function usePageTargets(page: Document | null): PageTargets {
  const kept = useRef<readonly Target[] | null>(null)
  const [version, setVersion] = useState(0)

  useEffect(() => {
    const view = page?.defaultView
    if (!page || !view) return
    kept.current = null
    cleanLinks(page)
    let frame = 0
    const redraw = () => {
      view.cancelAnimationFrame(frame)
      frame = view.requestAnimationFrame(() => setVersion((now) => now + 1))
    }
    const changed = () => {
      kept.current = null
      cleanLinks(page)
      redraw()
    }
    const observer = new MutationObserver(changed)
    observer.observe(page.documentElement, { childList: true, subtree: true, characterData: true })
    const sizes = new ResizeObserver(redraw)
    sizes.observe(page.documentElement)
    view.addEventListener('scroll', redraw, { capture: true, passive: true })
    view.addEventListener('transitionend', redraw)
    redraw()
    return () => {
      observer.disconnect()
      sizes.disconnect()
      view.cancelAnimationFrame(frame)
      view.removeEventListener('scroll', redraw, { capture: true })
      view.removeEventListener('transitionend', redraw)
    }
  }, [page])

  const all = useCallback(() => {
    if (!page?.body) return []
    kept.current ??= findTargets(page)
    return kept.current
  }, [page])
  return { all, version }
}

/** The same place after the page was drawn anew; null when it is gone. */
export function stillThere(target: Target | null, targets: readonly Target[]): Target | null {
  if (!target || target.element.isConnected) return target
  const { document, path } = target.source
  return targets.find(({ source }) => source.document === document && source.path === path) ?? null
}
