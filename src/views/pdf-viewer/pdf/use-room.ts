import { type RefObject, useEffect, useState } from 'react'
import type { Room } from './zoom'

/** While a window is being resized, pages are laid out anew so often at most. */
const PAUSE_MS = 120

/**
 * The room for pages in the reading area, kept up to date; null before it is measured.
 *
 * @param gap left free on all sides, in CSS pixels
 */
export function useRoom(area: RefObject<HTMLElement | null>, gap: number): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth - 2 * gap, height: element.clientHeight - 2 * gap })
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, PAUSE_MS)
    })
    measure()
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [area, gap])
  return room
}
