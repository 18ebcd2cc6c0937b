import { type UIEvent, useRef, useState, type WheelEvent } from 'react'
import { scrollBehavior } from '@/lib/scroll-behavior'

/**
 * Which item of a horizontally snapping row is shown, and how to show another. While it moves by itself to a chosen
 * item, the items that pass by don't count.
 */
export function useSnapIndex(count: number) {
  const stage = useRef<HTMLUListElement>(null)
  const target = useRef<number | null>(null)
  const [index, setIndex] = useState(0)

  function goTo(next: number, behavior = scrollBehavior()) {
    const element = stage.current
    const bounded = Math.min(count - 1, Math.max(0, next))
    if (!element || bounded === index) return
    target.current = bounded
    setIndex(bounded)
    element.scrollTo({ left: bounded * element.clientWidth, behavior })
  }

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const shown = Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1))
    if (target.current === null) setIndex(shown)
    else if (Math.abs(currentTarget.scrollLeft - target.current * currentTarget.clientWidth) < 2) target.current = null
  }

  /** The visitor takes over. */
  const onPointerDown = () => {
    target.current = null
  }

  /** So does a wheel that is turned or a touchpad that is swiped to the side; up and down moves the page. */
  const onWheel = ({ deltaX, shiftKey }: WheelEvent<HTMLElement>) => {
    if (deltaX !== 0 || shiftKey) target.current = null
  }

  return { stage, index, goTo, handlers: { onScroll, onPointerDown, onWheel } }
}
