import type { Page } from '@playwright/test'

/** Lets go of bars that stay in the window: what they happen to lie on can be scrolled from under them. */
export async function freeBars(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static'
    }
  })
}
