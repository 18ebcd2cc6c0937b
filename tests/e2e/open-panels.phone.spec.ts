import { expectAccessible } from './panels'
import { expect, test } from './test'

test('the menu is accessible with a section open', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '菜单' }).click()
  await page.getByRole('banner').locator('summary', { hasText: '产品中心' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^配电类/ })).toBeVisible()
  await expectAccessible(page)
})

test('the search of the header is accessible when it is open', async ({ page }) => {
  await page.goto('/GoodsListView')
  await page.getByRole('banner').getByRole('button', { name: '站内搜索' }).click()
  await expect(page.getByRole('banner').getByRole('combobox').first()).toBeFocused()
  await expectAccessible(page)
})

test('the filter of the product list is accessible when it is open', async ({ page }) => {
  await page.goto('/GoodsListView')
  await page.getByRole('button', { name: /筛选/ }).click()
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible()
  await expectAccessible(page)
})
