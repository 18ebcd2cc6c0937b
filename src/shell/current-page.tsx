'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Marks what leads to the page now shown: elements with `data-pages`, a list of paths. It does so after hydration, so
 * that the markup of the shell is the same on every page.
 */
export function CurrentPage() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-pages]')) {
      if (element.dataset.pages?.split(' ').includes(pathname)) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
    }
    // Who scrolls while the page is becoming alive stays there.
    if (shown.current === pathname) return
    shown.current = pathname
    // Next leaves the page where it is when its top is in view, which it is under the sticky header.
    if (window.scrollY > 0 && window.scrollY < HEADER_HEIGHT && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  return null
}

/** More than the header is high on any screen, in real pixels. */
const HEADER_HEIGHT = 200
