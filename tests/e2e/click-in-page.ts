import { expect, type Locator, type Page } from '@playwright/test'
import { markOf, type Source } from '../../src/lib/source-marks'

/** The previewed page in the panel. */
export const previewed = (page: Page) => page.frameLocator('iframe[title="实时预览"]')

/** What shows a field in the previewed page: texts end with where they come from. */
export const shownIn = (page: Page, source: Source): Locator =>
  previewed(page).getByText(markOf(source)).and(previewed(page).locator(':not(.visually-hidden)')).filter({ visible: true }).first()

/** Clicks at it as it is seen, once it is named under the pointer: links of cards lie over their words. */
export async function clickIn(page: Page, source: Source): Promise<void> {
  const spoken = page.getByRole('region', { name: '实时预览' }).getByRole('status').first()
  await shownIn(page, source).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await shownIn(page, source).hover({ force: true })
    await expect(spoken).toHaveText(/·/, { timeout: 2000 })
  }).toPass()
  await shownIn(page, source).click({ force: true })
}

/** Opens a form with its preview, and waits until the page can be pointed at. */
export async function openPanel(page: Page, admin: string): Promise<void> {
  await page.goto(admin)
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  if ((await toggler.getAttribute('aria-label')) === '打开预览') await toggler.click()
  await expect(previewed(page).getByRole('complementary', { name: '草稿预览' })).toBeVisible()
}
