'use client'

import { useMemo } from 'react'

const LED_MS = 600

/** While the page leads to a field, it stays where it is; forms are told of the focus a moment later. */
export function useLed() {
  return useMemo(() => {
    let leads = 0
    const begin = () => {
      leads += 1
    }
    const end = () =>
      setTimeout(() => {
        leads -= 1
      }, LED_MS)
    const forAMoment = () => {
      begin()
      end()
    }
    return { begin, end, forAMoment, isLed: () => leads > 0 }
  }, [])
}
