import { expect, test } from './test'

test('on a phone the filter is a sheet with a cascading selector', async ({ page }) => {
  await page.goto('/GoodsListView')
  await expect(page.getByRole('status').filter({ hasText: '款' })).toHaveText(/共 73 款/)
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByText('终端类', { exact: false }).first().click()
  await sheet
    .getByRole('checkbox', { name: /小型断路器/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: /确定|查看/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/id=31/)
  await expect(page.getByRole('status').filter({ hasText: '款' })).toHaveText(/共 6 款/)
})
