'use client'

import { type RefObject, useEffect, useState } from 'react'

/**
 * From the top of an element to the lower edge of the window, in pixels, while the page scrolls under its sticky parts;
 * null until it is measured.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const measure = () => {
      if (element.current) setHeight(Math.max(0, window.innerHeight - element.current.getBoundingClientRect().top))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    // It may be shown later, which changes nothing of the body.
    if (element.current) observer.observe(element.current)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])
  return height
}
