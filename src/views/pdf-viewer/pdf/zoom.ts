import type { PageSize } from './page-geometry'

/** CSS pixels a point at 100 %: a page has its printed size. */
export const ACTUAL_SIZE = 96 / 72

/** Larger pages than this are only shown on request: at the start the width is filled up to it. */
const COMFORTABLE = 1.25

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

/** A fixed zoom (1 is 100 %), or one that follows the size of the window, seen from a page. */
export type Zoom = { kind: 'fixed'; value: number } | { kind: 'comfortable' | 'width' | 'page'; page: number }

/** Room for pages in the reading area, without what is left free around them. */
export type Room = { width: number; height: number }

/**
 * The zoom as a number (1 is 100 %).
 *
 * @param sizes of all pages
 */
export function zoomValue(zoom: Zoom, sizes: readonly PageSize[], room: Room): number {
  if (zoom.kind === 'fixed') return zoom.value
  const size = sizes[zoom.page - 1] ?? sizes[0]
  if (!size) return 1
  const width = room.width / (size.width * ACTUAL_SIZE)
  const height = room.height / (size.height * ACTUAL_SIZE)
  const value = { comfortable: Math.min(width, COMFORTABLE), width, page: Math.min(width, height) }[zoom.kind]
  return Math.min(Math.max(value, 0.05), 4)
}

/** The next larger (`1`) or smaller (`-1`) step; null at the end. */
export function nextZoom(value: number, direction: 1 | -1): number | null {
  // A step that looks the same as a percentage is none.
  const isBeyond = (step: number) => (step - value) * direction > 0.005
  const steps = direction === 1 ? STEPS : STEPS.toReversed()
  return steps.find(isBeyond) ?? null
}
