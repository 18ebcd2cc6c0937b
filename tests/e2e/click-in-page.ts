import { expect, type Locator, type Page } from '@playwright/test'
import { markOf, type Source } from '../../src/lib/source-marks'

/** The previewed page in the panel. */
export const previewed = (page: Page) => page.frameLocator('iframe[title="实时预览"]')

/** What shows a field in the previewed page: texts end with where they come from. */
export const shownIn = (page: Page, source: Source): Locator =>
  previewed(page).getByText(markOf(source)).and(previewed(page).locator(':not(.visually-hidden)')).filter({ visible: true }).first()

/** The picture that shows a field in the previewed page: its address ends with where it comes from. */
export const pictureIn = (page: Page, { document, path }: Source): Locator =>
  previewed(page).locator(`[src$="#from=${document}:${path}"]`).filter({ visible: true }).first()

/** Clicks at a text as it is seen. */
export const clickIn = (page: Page, source: Source): Promise<void> => clickOn(page, shownIn(page, source))

/** Clicks at a picture as it is seen, beside the words that may stand on it. */
export async function clickAtPicture(page: Page, source: Source): Promise<void> {
  const picture = pictureIn(page, source)
  await picture.scrollIntoViewIfNeeded()
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  await clickOn(page, picture, { x: width * 0.8, y: height * 0.75 })
}

/** Clicks at what can be edited, once it is named under the pointer: links of cards lie over their words. */
async function clickOn(page: Page, place: Locator, position?: { x: number; y: number }): Promise<void> {
  const spoken = page.getByRole('region', { name: '实时预览' }).getByRole('status').first()
  await place.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await place.hover({ force: true, position })
    await expect(spoken).toHaveText(/·/, { timeout: 2000 })
  }).toPass()
  await place.click({ force: true, position })
}

/** Opens a form with its preview, and waits until the page can be pointed at. */
export async function openPanel(page: Page, admin: string): Promise<void> {
  await page.goto(admin)
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  if ((await toggler.getAttribute('aria-label')) === '打开预览') await toggler.click()
  await expect(previewed(page).getByRole('complementary', { name: '草稿预览' })).toBeVisible()
}
