import type { Page } from '@playwright/test'

/** Waits until the page is hydrated, and what was done to it before is done: for what only the framework does, and only then. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mark = document.getElementById('deferred-scripts') ? 'alive' : 'hydrated'
    return performance.getEntriesByName(mark).length > 0
  })
}
