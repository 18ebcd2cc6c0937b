import { test as base, expect } from '@playwright/test'

/**
 * Like Playwright's test, with a picture of the page when it failed. Playwright's own option takes one of every page that is closed, as
 * long as it isn't known whether the test will fail. Whatever the page says in the console is allowed: see test.ts.
 */
export const test = base.extend<{ pictureOfFailure: undefined }>({
  pictureOfFailure: [
    async ({ page }, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus) return
      const body = await page.screenshot({ timeout: 5_000 }).catch(() => null)
      if (body) await info.attach('screenshot', { body, contentType: 'image/png' })
    },
    { auto: true },
  ],
})

export { expect }
