'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageTargets } from '../click-to-edit/use-page-targets'
import type { Typed } from './begin'
import { frameOf, lookOf, spotOf } from './spot'

type Shown = { typed: Typed; targets: PageTargets; scale: number; text: string; taken: string | null; onEnd: () => void }

/** So long a line stands over the page at most, until the page shows it itself. */
const SHOWN_MS = 3000
/** What is said below a line. */
const NOTE_HEIGHT = 64
const NOTE_WIDTH = 180

/** Where it stands and how it looks, also when the page was scrolled or drawn anew; its end, when the page shows the line. */
export function useBox(input: RefObject<HTMLTextAreaElement | null>, { typed, targets, scale, text, taken, onEnd }: Shown) {
  const spot = useRef(typed.spot)
  const { source } = typed.target
  const find = (value: string) =>
    targets
      .all()
      .filter((target) => target.source.document === source.document && target.source.path === source.path)
      .map(({ element }) => spotOf(element, source, value))
      .find((found) => found?.checkVisibility())
  if (!spot.current.isConnected) spot.current = find(taken ?? typed.value) ?? spot.current
  const [look] = useState(() => lookOf(typed.spot, scale))
  const last = useRef(new DOMRect())
  if (spot.current.isConnected) last.current = frameOf(spot.current).getBoundingClientRect()
  const { left, top, width, height } = last.current
  const [typedHeight, setTypedHeight] = useState(0)

  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [input])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as the text in that width
  useLayoutEffect(() => {
    if (!input.current) return
    input.current.style.height = 'auto'
    const needed = Math.max(input.current.scrollHeight, height * scale)
    input.current.style.height = `${needed}px`
    setTypedHeight(needed)
  }, [input, text, width, height, scale])
  const isShown = taken !== null && (taken === '' || find(taken) !== undefined)
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (taken === null) return
    const timer = setTimeout(() => latest.current(), isShown ? 0 : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [taken, isShown])

  const isAlone = frameOf(spot.current) !== spot.current || !getComputedStyle(spot.current).display.startsWith('inline')
  const view = spot.current.ownerDocument.defaultView
  const room = { width: (view?.innerWidth ?? 0) * scale, height: (view?.innerHeight ?? 0) * scale }
  const [start, end] = [Math.max(0, left * scale), (left + width) * scale]
  return {
    look,
    isLow: top * scale + typedHeight + NOTE_HEIGHT > room.height,
    place: { left: left * scale, top: top * scale, minWidth: width * scale, maxWidth: isAlone ? width * scale : room.width - start },
    note: room.width - start < NOTE_WIDTH ? { right: 0, left: 'auto', maxWidth: end } : { maxWidth: room.width - start },
  }
}
