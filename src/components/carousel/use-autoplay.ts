import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const NO_HOLD = { pointer: false, focus: false, touch: false }

type Options = {
  /** Milliseconds until the next slide; 0 for a carousel that only moves when asked. */
  intervalMs: number
  /** Can it move now: is the slider ready, in view, and nothing on top of it? */
  canRun: boolean
  /** The slide that is shown; a new one starts the time anew. */
  position: number
  advance: () => void
}

/** What a carousel that moves by itself offers its controls. */
export type Autoplay = ReturnType<typeof useAutoplay>

/**
 * Moves a carousel on by itself. It rests while the pointer or the keyboard focus is on it and goes on where it was;
 * the visitor can stop it for good, and it never starts by itself with reduced motion (WCAG 2.2.2),
 * nor in a preview, where an editor looks at one slide (`data-preview`).
 */
export function useAutoplay({ intervalMs, canRun, position, advance }: Options) {
  const staysStill = useStillness()
  const [choice, setChoice] = useState<boolean>()
  const [holds, setHolds] = useState(NO_HOLD)
  const remainingMs = useRef(intervalMs)

  const isPlaying = intervalMs > 0 && (choice ?? !staysStill)
  const isRunning = isPlaying && canRun && !holds.pointer && !holds.focus && !holds.touch

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the time anew
  useEffect(() => {
    remainingMs.current = intervalMs
  }, [intervalMs, position])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own timer
  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setTimeout(advance, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - startedAt))
    }
  }, [isRunning, position, advance])

  const hold = useCallback((change: Partial<typeof NO_HOLD>) => setHolds((before) => ({ ...before, ...change })), [])
  const holdHandlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold({ pointer: true }),
    onPointerLeave: () => hold({ pointer: false }),
    onTouchStart: () => hold({ touch: true }),
    onTouchEnd: () => hold({ touch: false }),
    onTouchCancel: () => hold({ touch: false }),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && hold({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) hold({ focus: false })
    },
  }

  /** Pressing play is an explicit wish: it counts more than the pointer that lies on the button. */
  const toggle = () => {
    setChoice(!isPlaying)
    setHolds(NO_HOLD)
  }

  return { isOffered: intervalMs > 0, isPlaying, isRunning, toggle, holdHandlers }
}

function useStillness(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(REDUCED_MOTION)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(REDUCED_MOTION).matches || document.documentElement.dataset.preview !== undefined,
    () => false,
  )
}
