import { expectAccessible } from './panels'
import { expect, test } from './test'

test('each menu is accessible when it is open', async ({ page }) => {
  await page.goto('/')
  for (const name of ['产品中心', '解决方案', '客户案例', '服务与支持', /^关于/]) {
    const item = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name })
    await item.click()
    await expect(item).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
  }
})

for (const name of ['站内搜索', '简体中文']) {
  test(`${name} in the header is accessible when it is open`, async ({ page }) => {
    await page.goto('/GoodsListView')
    const button = page.getByRole('banner').getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
  })
}

test('the enlarged product picture is accessible', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await page.getByRole('button', { name: /放大/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the video of the home page is accessible', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '暂停自动播放' }).first().click()
  const film = main.getByRole('button', { name: '观看影片' })
  await expect(async () => {
    await main.getByRole('button', { name: '下一张' }).first().click()
    await expect(film).toBeInViewport({ timeout: 1500 })
  }).toPass()
  await film.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
