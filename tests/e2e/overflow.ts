import type { Page } from '@playwright/test'

/** By how many pixels a page is wider than its window. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
