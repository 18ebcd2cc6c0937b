import { untilAlive } from './alive'
import { expect, test } from './test'

const links = (page: import('@playwright/test').Page) => page.getByRole('contentinfo').getByRole('link', { name: /ICP备/ })

test('a link to another site opens in a new window', async ({ page, context }) => {
  await context.route('https://icp.example.com/**', (route) => route.fulfill({ body: '<title>备案</title>', contentType: 'text/html' }))
  await page.goto('/GoodsListView')
  const [opened] = await Promise.all([context.waitForEvent('page'), links(page).click()])
  await expect(opened).toHaveURL('https://icp.example.com/')
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/GoodsListView')
})

test('a blocked window is reported', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/GoodsListView')
  // Before that it is the browser's own affair.
  await untilAlive(page)
  await links(page).click()
  await expect(page.getByText('弹窗被浏览器拦截，请检查浏览器设置。')).toBeVisible()
})

test('any other failure is reported', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('no')
    }
  })
  await page.goto('/GoodsListView')
  // Before that it is the browser's own affair.
  await untilAlive(page)
  await links(page).click()
  await expect(page.getByText('打开链接时出错，请稍后重试。')).toBeVisible()
})
