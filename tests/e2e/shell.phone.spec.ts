import { expect, test } from './test'

test('the phone menu is a sheet of accordions; the bottom bar offers service', async ({ page }) => {
  await page.goto('/GoodsListView')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
  await page.getByRole('banner').getByRole('button', { name: /菜单/ }).click()
  await page.locator('summary', { hasText: '产品中心' }).first().click()
  await page
    .getByRole('link', { name: /^配电类/ })
    .first()
    .click()
  await expect(page).toHaveURL(/GoodsListView\?category=1/)
  await expect(page.getByRole('link', { name: /服务热线/ }).last()).toHaveAttribute('href', 'tel:400-000-0000')
  await expect(page.getByRole('link', { name: /产品选型/ }).last()).toHaveAttribute('href', '/selectProduct')
})

test('a tablet shows more, not larger: header, bar and text as on a phone, four products in a row', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/GoodsListView')
  const heightOf = async (role: 'banner' | 'complementary') => (await page.getByRole(role).last().boundingBox())?.height ?? 0
  expect(await heightOf('banner')).toBeLessThanOrEqual(72)
  expect(await heightOf('complementary')).toBeLessThanOrEqual(84)
  const tops = await page.getByRole('article').evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(page.locator('body')).toHaveCSS('font-size', /^1[67]\./)
})

test('four stories of a product can be turned on a phone, where two fit, and stand still on a tablet', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  const stories = page.getByRole('group', { name: '相关案例' })
  await stories.getByRole('button', { name: '下一张' }).click()
  await expect(stories).toContainText(/0[2-4]\s*\/\s*04/)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(stories.getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(stories.getByRole('group')).toHaveCount(4)
  await expect(stories.getByRole('button')).toHaveCount(0)
})
