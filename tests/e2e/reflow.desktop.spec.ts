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

for (const [size, staying] of [
  [{ width: 683, height: 900 }, 58],
  [{ width: 683, height: 384 }, 0],
  [{ width: 1366, height: 768 }, 130],
] as const) {
  test(`an anchor in a window of ${size.width} x ${size.height} lands below what stays in it`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/GoodsInfoView?id=153')
    const bar = page.getByRole('navigation', { name: '页内导航' })
    await bar.getByRole('link', { name: '技术参数/产品资料' }).click()
    const topOf = () => page.locator('#technical').evaluate((section) => Math.round(section.getBoundingClientRect().top))
    await expect.poll(async () => Math.abs((await topOf()) - staying)).toBeLessThanOrEqual(2)
    // The bar ends where the part begins, or has left with the page.
    const { bottom } = await bar.locator('..').evaluate((element) => element.getBoundingClientRect())
    expect(bottom).toBeLessThanOrEqual(staying + 2)
  })
}

test('a form shows more than two of its fields at once', async ({ page }) => {
  await page.goto('/SelfService')
  const fields = page.getByRole('main').locator('input, select, textarea')
  const bottoms = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 768).length).toBeGreaterThan(2)
})
