import { overflowOf } from './overflow'
import { expect, test } from './test'

// That every page fits narrow windows, quality.spec.ts looks at.
test('the menus of a zoomed window open within it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/GoodsListView')
  for (const name of ['产品中心', '服务与支持']) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name }).click()
    expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
  }
})
