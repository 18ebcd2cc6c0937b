'use client'

import { useEffect, useEffectEvent } from 'react'
import { whenOnline } from '../lazy-part/missing-scripts'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'
import type { ViewedProduct } from './viewed-products'
import { hasViewed, isDraft, noteFirst } from './viewed-storage'

const viewedRow = lazyPart(() => import('./viewed-row').then(({ ViewedRow }) => ViewedRow))

/**
 * The products that were looked at on this device (spec: products/recently-viewed). What it needs is loaded when the page
 * is at rest, and only where there is anything to show.
 *
 * @param props.current the product of this page, which is kept and not shown
 */
export function RecentlyViewed({ current = null }: { current?: ViewedProduct | null }) {
  const { Part: ViewedRow, want } = useLazyPart(viewedRow, whenOnline)
  const begin = useEffectEvent((viewed: ViewedProduct | null) => {
    if (hasViewed()) want()
    else if (viewed && !isDraft()) noteFirst(viewed)
  })
  // Who goes from one product to another stays on the same page.
  useEffect(() => whenAtRest(() => begin(current)), [current])
  return ViewedRow && <ViewedRow key={current?.id} current={current} />
}

/** After the page and what it loads, and when nothing else is to be done. */
function whenAtRest(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 2000)
    return () => clearTimeout(timer)
  }
  let handle = 0
  const wait = () => {
    handle = requestIdleCallback(then, { timeout: 5000 })
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdleCallback(handle)
  }
}
