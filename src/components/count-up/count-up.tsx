'use client'

import { useEffect, useRef } from 'react'
import styles from './count-up.module.css'
import { countedValue } from './counted-value'

/** The figure has been in view for so long before it starts (spec: common-parts/counting-figures). */
const DELAY_MS = 200
const DURATION_MS = 1200

/**
 * A figure that counts up when it is scrolled into view. Its final value is in the served HTML and keeps its place; the
 * counting is laid over it (spec: common-parts/counting-figures). What is in view from the start has been read and stands still,
 * as everything does with reduced motion.
 */
export function CountUp({ value }: { value: string }) {
  const whole = useRef<HTMLSpanElement>(null)
  const counting = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = whole.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return whenScrolledIntoView(element, () => count(value, counting.current))
  }, [value])

  return (
    <span className={styles.figure}>
      <span ref={counting} className={styles.counting} aria-hidden="true" />
      <span ref={whole} className={styles.whole}>
        {value}
      </span>
    </span>
  )
}

/** Calls once when an element that was outside of the window has come into it, and stayed for a moment. */
function whenScrolledIntoView(element: Element, start: () => () => void): () => void {
  let isFirst = true
  let stop = () => {}
  const observer = new IntersectionObserver(([entry]) => {
    const isInView = entry?.isIntersecting ?? false
    const wasRead = isFirst && isInView
    isFirst = false
    if (!isInView) return
    observer.disconnect()
    if (!wasRead) stop = start()
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop()
  }
}

function count(value: string, element: HTMLElement | null): () => void {
  if (!element) return () => {}
  const startedAt = performance.now() + DELAY_MS
  const show = (now: number) => {
    const passed = Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS))
    element.textContent = passed < 1 ? countedValue(value, 1 - (1 - passed) ** 3) : ''
    if (passed < 1) frame = requestAnimationFrame(show)
  }
  let frame = requestAnimationFrame(show)
  return () => {
    cancelAnimationFrame(frame)
    element.textContent = ''
  }
}
