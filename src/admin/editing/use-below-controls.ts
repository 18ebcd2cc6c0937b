import { type RefObject, useEffect, useState } from 'react'

/** A place below the bar with the buttons, over the whole width and always in sight; Payload offers none. */
export function useBelowControls(inside: RefObject<HTMLElement | null>): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const controls = inside.current?.closest('.doc-controls')
    if (!controls) return
    const element = document.createElement('div')
    element.className = 'editing-notices'
    controls.after(element)
    setPlace(element)
    return () => element.remove()
  }, [inside])
  return place
}
