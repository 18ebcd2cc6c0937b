import type { Page, ViewportSize } from '@playwright/test'

/** Does something in windows of other sizes, one after the other; afterwards the window is as it was. */
export async function inWindows(page: Page, sizes: ViewportSize[], look: (size: ViewportSize) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await look(size)
  }
  if (before) await page.setViewportSize(before)
}
