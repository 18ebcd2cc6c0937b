'use client'

import { useEffect } from 'react'
import { TABLE_ID } from './table-id'

/** Tells the styles when the pictures have gone behind the header, and the names stick below it. */
export function WatchHead() {
  useEffect(() => {
    const table = document.getElementById(TABLE_ID)
    const pictures = table?.querySelector('[data-pictures]')
    if (!table || !pictures) return
    const observer = new IntersectionObserver(([entry]) => {
      table.toggleAttribute('data-stuck', entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(pictures)
    return () => observer.disconnect()
  })
  return null
}
