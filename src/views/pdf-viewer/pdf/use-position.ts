import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Anchor, anchorAt, currentPage, nearPages, type PageLayout, scrollTopOf } from './page-geometry'

/** While the visitor scrolls, pages are drawn and dropped so often at most. */
const PAUSE_MS = 80

/** What is nearer to an edge of the view than this, in CSS pixels, is not well in view. */
const MARGIN = 80

/** A place, and how far to the right the middle of the view is, as a part of the width. */
type ReaderAnchor = Anchor & { centre: number }

/**
 * Where the visitor is: the page they are at, and the pages near it. When the layout changes (zoom, a resized window,
 * sizes of further pages), what stood at the upper edge stands there again.
 */
export function usePosition(area: RefObject<HTMLElement | null>, layout: PageLayout, gap: number) {
  const [position, setPosition] = useState({ page: 1, first: 1, last: 1 })
  const latest = useRef(layout)
  const anchor = useRef<ReaderAnchor>(undefined)

  const remember = useCallback((element: HTMLElement) => {
    const centre = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth
    anchor.current = { ...anchorAt(latest.current, element.scrollTop), centre }
  }, [])
  // Remembered at once: the layout may change before the scrolling is told, and would go back to where the visitor was.
  const scrollTo = useCallback(
    (element: HTMLElement, top: number) => {
      element.scrollTo({ top, behavior: 'instant' })
      remember(element)
    },
    [remember],
  )
  const update = useEffectEvent(({ scrollTop, clientHeight }: HTMLElement) => {
    if (layout.boxes.length === 0) return
    const { first, last } = nearPages(layout, scrollTop, clientHeight)
    setPosition((previous) => {
      const page = currentPage(layout, scrollTop, scrollTop + clientHeight, previous.page)
      const isSame = previous.page === page && previous.first === first && previous.last === last
      return isSame ? previous : { page, first, last }
    })
  })

  useLayoutEffect(() => {
    latest.current = layout
    const element = area.current
    if (!element) return
    if (anchor.current) {
      element.scrollTop = scrollTopOf(layout, anchor.current)
      element.scrollLeft = anchor.current.centre * element.scrollWidth - element.clientWidth / 2
    }
    update(element)
  }, [area, layout])

  useEffect(() => {
    const element = area.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      remember(element)
      timer ??= setTimeout(() => {
        timer = undefined
        update(element)
      }, PAUSE_MS)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [area, remember])

  // The same function for ever: links within the document keep the first one.
  const goTo = useCallback(
    (page: number) => {
      const [box, element] = [latest.current.boxes[page - 1], area.current]
      if (!box || !element) return
      setPosition((previous) => ({ ...previous, page }))
      scrollTo(element, box.top - gap)
    },
    [area, gap, scrollTo],
  )
  /** Brings a place of a page into the upper third of the view, unless it is well in view. */
  const show = useCallback(
    (page: number, fraction: number) => {
      const [box, element] = [latest.current.boxes[page - 1], area.current]
      if (!box || !element) return
      const below = box.top + fraction * box.height - element.scrollTop
      if (below > MARGIN && below < element.clientHeight - 2 * MARGIN) return
      scrollTo(element, element.scrollTop + below - element.clientHeight / 3)
    },
    [area, scrollTo],
  )
  /** Where the visitor is; undefined at the beginning. */
  const place = useCallback(() => anchor.current, [])
  /** Goes there when there are pages. */
  const returnTo = useCallback((to: ReaderAnchor) => {
    anchor.current = to
  }, [])
  return { ...position, goTo, show, place, returnTo }
}
