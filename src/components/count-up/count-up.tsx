'use client'

import { useEffect, useRef } from 'react'
import styles from './count-up.module.css'

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
    return whenScrolledIntoView(element, () => startCounting(value, counting.current))
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

/** What counts is loaded with the first figure that does; without it, a figure stands still. */
function startCounting(value: string, element: HTMLElement | null): () => void {
  let isWanted = true
  let stop = () => {}
  import('./count').then(
    ({ count }) => {
      if (isWanted && element) stop = count(value, element)
    },
    () => undefined,
  )
  return () => {
    isWanted = false
    stop()
  }
}
