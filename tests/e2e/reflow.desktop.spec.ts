import { routes } from '../support/routes'
import { expect, test } from './test'

// 1280 px at 400 % (WCAG 1.4.10), and a half-wide window.
for (const width of [320, 700]) {
  test.describe(`a desktop window of ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } })
    test('shows every page without scrolling sideways', async ({ page }) => {
      test.setTimeout(240_000)
      for (const route of routes) {
        await page.goto(route)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, route).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('the menus of a zoomed window open within it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/GoodsListView')
  for (const name of ['产品中心', '服务与支持']) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name }).click()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, name).toBeLessThanOrEqual(0)
  }
})
