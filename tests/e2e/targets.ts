import { expect, type Page, test, type ViewportSize } from '@playwright/test'
import { inWindows } from './windows'

/** A common phone and the narrowest: everything between is laid out like them. */
export const PHONES: [ViewportSize, ViewportSize] = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]

/** Smaller ones are missed by a finger (half a pixel is rounding). */
const FINGER = 43.5

/**
 * Links, buttons and fields that are smaller than a finger, with what their boxes are extended by. Links within a sentence are as
 * high as its lines (WCAG 2.5.5 leaves them out).
 */
const smallTargets = (page: Page) =>
  page.evaluate((finger) => {
    const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    const isWithinSentence = (element: HTMLElement) => {
      const sentence = element.closest<HTMLElement>('p, li, td, dd')
      const rest = (sentence?.textContent.trim().length ?? 0) - element.textContent.trim().length
      return getComputedStyle(element).display === 'inline' && rest > 3
    }
    /** A box that lies over its holder, by `inset: 0` or further out, is hit in its place. */
    const extended = (element: HTMLElement, pseudo: string) => {
      const { content, position, top, right, bottom, left } = getComputedStyle(element, pseudo)
      if (content === 'none' || position !== 'absolute') return { width: 0, height: 0 }
      const holder = getComputedStyle(element).position === 'static' ? element.offsetParent : element
      const { width = 0, height = 0 } = holder?.getBoundingClientRect() ?? {}
      const lengths = [top, right, bottom, left].map((length) => Number.parseFloat(length) || 0)
      return { width: width - (lengths[1] ?? 0) - (lengths[3] ?? 0), height: height - (lengths[0] ?? 0) - (lengths[2] ?? 0) }
    }
    const labelOf = (element: HTMLElement) => (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null)
    return Array.from(document.querySelectorAll<HTMLElement>(controls))
      .filter((element) => {
        const own = element.getBoundingClientRect()
        if (!element.checkVisibility({ visibilityProperty: true }) || own.width < 2 || own.height < 2) return false
        const label = labelOf(element)
        const boxes = [own, extended(element, '::before'), extended(element, '::after')]
        if (label) boxes.push(label.getBoundingClientRect(), extended(label, '::after'))
        const isSmall = Math.max(...boxes.map(({ width }) => width)) < finger || Math.max(...boxes.map(({ height }) => height)) < finger
        return isSmall && !element.closest('[aria-hidden="true"], .visually-hidden') && !isWithinSentence(element)
      })
      .map((element) => element.outerHTML.slice(0, 140))
  }, FINGER)

/** Nothing that is shown now is smaller than a finger. */
export const expectFingers = async (page: Page, { width }: ViewportSize) =>
  expect(await smallTargets(page), `smaller than a finger, ${width} px wide`).toEqual([])

/** The same on phones, however narrow they are. */
export async function expectForFingers(page: Page): Promise<void> {
  if (test.info().project.name === 'phone') await inWindows(page, PHONES, (size) => expectFingers(page, size))
}
