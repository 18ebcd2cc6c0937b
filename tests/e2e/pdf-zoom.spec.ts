import { catalogue, expectDrawn, pageField, percent, sheet, viewerOf } from './pdf-viewer'
import { expect, test } from './test'

test('zoom changes the width of the page and keeps the place', async ({ page }) => {
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  await pageField(page).fill('4')
  await pageField(page).press('Enter')
  const width = async () => (await sheet(page, 4).boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(width).toBeGreaterThan(before)
  await expect(pageField(page)).toHaveValue('4')
  const enlarged = await percent(page).textContent()
  await page.getByRole('button', { name: '缩小' }).click()
  await expect(percent(page)).not.toHaveText(enlarged ?? '')

  await page.getByRole('button', { name: '适合宽度' }).click()
  const area = (await page.getByRole('main').boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(area * 0.9)
  await page.getByRole('button', { name: '适合页面' }).click()
  const height = (await page.getByRole('main').boundingBox())?.height ?? 0
  await expect.poll(async () => (await sheet(page, 4).boundingBox())?.height).toBeLessThanOrEqual(height)
  await expect(pageField(page)).toHaveValue('4')
  await expectDrawn(page, 4)

  // Where a browser paints no ground, what is pressed has a border.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('button', { name: '适合页面' })).toHaveCSS('border-top-style', 'solid')
  await expect(page.getByRole('button', { name: '适合宽度' })).toHaveCSS('border-top-style', 'none')
})

test('a page that is gone to is shown, even if the pages change their size in the same moment', async ({ page }) => {
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  await pageField(page).fill('6')
  await pageField(page).press('Enter')
  await expectDrawn(page, 6)
  await pageField(page).fill('2')
  // Both before the browser tells the viewer that it has scrolled.
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('[aria-label="阅读工具"] form')?.requestSubmit()
    document.querySelector<HTMLButtonElement>('button[aria-label="放大"]')?.click()
  })
  await expectDrawn(page, 2)
  await expect(pageField(page)).toHaveValue('2')
})
