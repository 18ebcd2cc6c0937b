import { expect, type Locator, type Page } from '@playwright/test'
import { markOf, type Source } from '../../src/lib/source-marks'

/** The previewed page in the panel. */
export const previewed = (page: Page) => page.frameLocator('iframe[title="实时预览"]')

/** What shows a field in the previewed page: texts end with where they come from. */
export const shownIn = (page: Page, source: Source): Locator => previewed(page).getByText(markOf(source)).filter({ visible: true }).first()

/** Clicks at it as it is seen: links of cards lie over their words. */
export async function clickIn(page: Page, source: Source): Promise<void> {
  await shownIn(page, source).scrollIntoViewIfNeeded()
  await shownIn(page, source).click({ force: true })
}

/** Opens a form with its preview, and waits until the page can be pointed at. */
export async function openPanel(page: Page, admin: string): Promise<void> {
  await page.goto(admin)
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  if ((await toggler.getAttribute('aria-label')) === '实时预览') await toggler.click()
  await expect(previewed(page).getByRole('complementary', { name: '草稿预览' })).toBeVisible()
}
