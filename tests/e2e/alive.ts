import type { Page } from '@playwright/test'

/** Waits until the page is hydrated, and what was done to it before is done: for what only the framework does, and only then. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mark = document.getElementById('deferred-scripts') ? 'alive' : 'hydrated'
    return performance.getEntriesByName(mark).length > 0
  })
}

/** Until a page that is counted would have been: it is reported when it is hydrated, before what is asked for after that. */
export async function untilReported(page: Page): Promise<void> {
  await untilAlive(page)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await fetch('/robots.txt')
  })
}
