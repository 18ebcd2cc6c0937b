import { type RefObject, useEffect, useState } from 'react'
import { useBackCloses } from '@/components/dialog/use-back-closes'

/**
 * Shows an element on the whole screen; where the browser has no such thing for elements (iPhone), over the whole window.
 *
 * @returns how it fills at the moment, and what changes it
 */
export function useFillScreen(element: RefObject<HTMLElement | null>) {
  const [fills, setFills] = useState<'screen' | 'window' | null>(null)
  useBackCloses(fills === 'window', () => setFills(null))
  useEffect(() => {
    const follow = () => setFills(document.fullscreenElement === element.current && element.current ? 'screen' : null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  function toggle() {
    if (fills === 'screen') return void document.exitFullscreen()
    if (fills === 'window') return setFills(null)
    const request = document.fullscreenEnabled ? element.current?.requestFullscreen() : undefined
    if (!request) return setFills('window')
    request.catch(() => setFills('window'))
  }
  return { fills, toggle, leave: () => setFills((now) => (now === 'window' ? null : now)) }
}
