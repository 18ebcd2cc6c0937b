import { countedValue } from './counted-value'

/** The figure has been in view for so long before it starts (spec: common-parts/counting-figures). */
const DELAY_MS = 200
const DURATION_MS = 1200

/** Counts up to a value in an element, which is empty at the end. @returns what stops it */
export function count(value: string, element: HTMLElement): () => void {
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
