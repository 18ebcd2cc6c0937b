'use client'

import { useEffect, useState } from 'react'
import { askAttributes, type KnownAttributes } from './known-attributes'

/** Without them nothing is said of rows: the form works as well, and says on saving what is wrong. */
export function useKnownAttributes(): KnownAttributes | null {
  const [known, setKnown] = useState<KnownAttributes | null>(null)
  useEffect(() => {
    let isGone = false
    askAttributes().then(
      (answer) => {
        if (!isGone) setKnown(answer)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return known
}
