'use client'

import { useEffect } from 'react'

/** Says that the page is alive: what was pressed and typed before is done again then (src/server/deferred-hydration). Stands last. */
export function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated')
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
