import { type RefObject, useEffect } from 'react'

/** More than an edge of a slide. */
const SHOWN = 0.02

/** While a row of slides is scrolled: those outside of it can't be reached by keyboard or screen reader. */
export function useReachableSlides(viewport: RefObject<HTMLElement | null>, isScrolled: boolean) {
  useEffect(() => {
    const root = viewport.current
    if (!isScrolled || !root) return
    const mark = (entries: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of entries) target.toggleAttribute('inert', intersectionRatio < SHOWN)
    }
    const observer = new IntersectionObserver(mark, { root, threshold: [0, SHOWN] })
    for (const slide of root.querySelectorAll('.swiper-slide')) observer.observe(slide)
    // What it has marked stays: Swiper, which takes over, marks slides itself.
    return () => observer.disconnect()
  }, [viewport, isScrolled])
}
