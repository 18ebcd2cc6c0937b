import { useCallback, useEffect, useState } from 'react'

const KEY = 'preview-share'

/** How much of the room beside one another the preview takes, in per cent; the style sheet keeps both from becoming unusable. */
export const SHARES = { least: 30, most: 75, usual: 60 }

export const withinShares = (share: number): number => Math.min(SHARES.most, Math.max(SHARES.least, Math.round(share)))

/** The preview's share of the room as it was left on this device, and how it is set. */
export function usePanelShare(): [number, (share: number) => void] {
  const [share, setShare] = useState(SHARES.usual)
  useEffect(() => setShare(read()), [])
  const set = useCallback((wanted: number) => {
    const next = withinShares(wanted)
    setShare(next)
    keep(next)
  }, [])
  return [share, set]
}

function read(): number {
  try {
    return withinShares(Number(window.localStorage.getItem(KEY) ?? SHARES.usual) || SHARES.usual)
  } catch {
    return SHARES.usual
  }
}

function keep(share: number): void {
  try {
    window.localStorage.setItem(KEY, String(share))
  } catch {
    // A browser that keeps nothing begins with the usual share.
  }
}
