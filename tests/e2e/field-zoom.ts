import { expect, type Page, test } from '@playwright/test'

/** In fields with small letters, phones zoom into the page. */
export async function expectNoZoomByFields(page: Page) {
  if (test.info().project.name !== 'phone') return
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
}
