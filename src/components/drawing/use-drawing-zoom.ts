import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { isShortcut } from '@/lib/is-shortcut'

/** Of the size in which all of it is seen. */
const STEPS = [1, 1.5, 2, 3, 4, 6, 8, 12]

/** Where in the drawing something stays in its place while it becomes larger; 0 to 1. */
type Anchor = { x: number; y: number; atX: number; atY: number }

/**
 * Makes a drawing larger within an area that scrolls: by steps, by + and −, by the wheel with Ctrl, which is what pinching on a touchpad says.
 * A mouse draws it along.
 */
export function useDrawingZoom() {
  const area = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const grabbed = useRef<{ x: number; y: number } | null>(null)
  const [value, setValue] = useState(1)

  function zoomTo(next: number | undefined, x?: number, y?: number) {
    const element = area.current
    if (!element || next === undefined) return
    anchor.current = anchorAt(element, x ?? element.clientWidth / 2, y ?? element.clientHeight / 2)
    setValue(next)
  }
  const nextStep = (direction: 1 | -1) => (direction === 1 ? STEPS.find((step) => step > value) : STEPS.findLast((step) => step < value))
  const step = (direction: 1 | -1, x?: number, y?: number) => zoomTo(nextStep(direction), x, y)

  useLayoutEffect(() => {
    const { current: element } = area
    const { current: kept } = anchor
    anchor.current = null
    if (!element || !kept || !value) return
    element.scrollTo({ left: kept.x * element.scrollWidth - kept.atX, top: kept.y * element.scrollHeight - kept.atY })
  }, [value])

  /** With Ctrl, which is what pinching on a touchpad says. @returns whether it was for the drawing */
  function wheel({ ctrlKey, deltaY, clientX, clientY }: WheelEvent): boolean {
    if (!ctrlKey || !area.current) return false
    const { left, top } = area.current.getBoundingClientRect()
    step(deltaY < 0 ? 1 : -1, clientX - left, clientY - top)
    return true
  }

  function letGo() {
    grabbed.current = null
  }
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (isShortcut(event)) return
      if (event.key === '+' || event.key === '=') step(1)
      if (event.key === '-') step(-1)
      if (event.key === '0') zoomTo(1)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0 || value === 1) return
      grabbed.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!grabbed.current) return
      area.current?.scrollBy(grabbed.current.x - clientX, grabbed.current.y - clientY)
      grabbed.current = { x: clientX, y: clientY }
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
  return {
    area,
    value,
    step,
    fit: () => zoomTo(1),
    isSmallest: nextStep(-1) === undefined,
    isLargest: nextStep(1) === undefined,
    wheel,
    handlers,
  }
}

export type DrawingZoom = ReturnType<typeof useDrawingZoom>

function anchorAt(element: HTMLElement, atX: number, atY: number): Anchor {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
  return { x: (scrollLeft + atX) / scrollWidth, y: (scrollTop + atY) / scrollHeight, atX, atY }
}
