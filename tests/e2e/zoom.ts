import type { Page, ViewportSize } from '@playwright/test'
import { overflowOf } from './overflow'
import { overlappingTexts } from './overlaps'
import { expectFingers, PHONES } from './targets'
import { expect, test } from './test'
import { cutTexts } from './text-spacing'
import { inWindows } from './windows'

/** What is left of a window of 1280 × 720 at 200 % (WCAG 1.4.4), and of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED: ViewportSize[] = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
]

/**
 * The page fits the windows of somebody who zooms, or of narrow phones, without scrolling to the side; no text is cut off or lies over
 * another, which it was not before. On phones everything is as large as a finger.
 */
export async function expectReadable(page: Page): Promise<void> {
  const before = [...(await cutTexts(page)), ...(await overlappingTexts(page))]
  const isNew = (place: string) => !before.includes(place)
  await inWindows(page, isPhone() ? PHONES : ZOOMED, async (size) => {
    const window = `${size.width} × ${size.height}`
    await expect.poll(() => overflowOf(page), `wider than ${window}`).toBeLessThanOrEqual(0)
    await expect.poll(async () => (await cutTexts(page)).filter(isNew), `cut off in ${window}`).toEqual([])
    await expect.poll(async () => (await overlappingTexts(page)).filter(isNew), `one over the other in ${window}`).toEqual([])
    if (isPhone()) await expectFingers(page, size)
  })
}

const isPhone = () => test.info().project.name === 'phone'
