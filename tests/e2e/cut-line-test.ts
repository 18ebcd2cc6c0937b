import type { Page } from '@playwright/test'
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy'
import { test as base, expect } from './test'

/** What is cut in the middle, as a line does it: a browser's own means refuse a request or give it all. */
export const test = base.extend<{ line: CuttingProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
  line: async ({}, use) => {
    const line = await startCuttingProxy()
    await use(line)
    line.close()
  },
  proxy: ({ line }, use) => use({ server: line.address }),
})

export { expect }

export const retry = (page: Page) => page.getByRole('button', { name: '重试' })

/** The browser notices that it has a line again. */
export async function comeBack(page: Page) {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}
