import { expectAccessible } from './panels'
import { expect, test } from './test'

test('on a phone the filters by attribute are a sheet that says how many products there are', async ({ page }) => {
  await page.goto('/GoodsListView?category=1&id=12')
  await page.getByRole('button', { name: /^按参数选择/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: /^4P/ }).click()
  await expect(page).toHaveURL(/a\.poles=4P$/)
  await expect(sheet.getByRole('checkbox', { name: /^4P/ })).toBeChecked()
  await expectAccessible(page)
  const show = sheet.getByRole('button', { name: /^查看 \d+ 款产品/ })
  const total = /\d+/.exec((await show.textContent()) ?? '')?.[0]
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '款' })).toHaveText(new RegExp(`共 ${total} 款`))
  await expect(page.getByRole('button', { name: /按参数选择\s*，已选 1 项/ })).toBeVisible()

  await page.getByRole('button', { name: /^按参数选择/ }).click()
  await sheet.getByRole('button', { name: '清除' }).click()
  await expect(page).toHaveURL(/id=12$/)
  await expect(sheet.getByRole('button', { name: /查看 7 款产品/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('they stand on the page', async ({ page }) => {
    await page.goto('/GoodsListView?category=1&id=12')
    await page.getByRole('checkbox', { name: /^4P/ }).click()
    await expect(page).toHaveURL(/a\.poles=4P$/)
  })
})
