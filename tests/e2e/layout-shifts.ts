import type { Page } from '@playwright/test'

/** How much moved, and what from where to where. */
export type Shift = { value: number; of: string[] }

type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

/**
 * Collects layout shifts without input, as browsers report them, of every page that is opened from now on.
 *
 * @returns what tells those of the present page
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
        const of = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
          return `${what}: ${place(previousRect)} → ${place(currentRect)}`
        })
        if (!hadRecentInput) shifts.push({ value, of })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate((): Shift[] => Reflect.get(window, 'shifts'))
}
