import { expect, test } from './test'

test('the product menu opens on click, shows new and hot products, and closes on Escape', async ({ page }) => {
  await page.goto('/GoodsListView')
  const menu = page.getByRole('button', { name: '产品中心', exact: true })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /HBZ-125/ })
      .first(),
  ).toBeVisible()
  const sheet = page.getByRole('navigation', { name: '主导航' }).locator('a[href^="/GoodsInfoView"]')
  const products = await sheet.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(products).toHaveLength(10)
  expect(new Set(products).size).toBe(10)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the menu of stories has the industries, without the global cases', async ({ page }) => {
  await page.goto('/GoodsListView')
  await page.getByRole('button', { name: '客户案例', exact: true }).click()
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect(menu.getByRole('link', { name: '数据中心' }).last()).toBeVisible()
  await expect(menu.getByRole('link', { name: '全球案例' })).toHaveCount(0)
})

test('another item switches the menu, the open one closes it, following a link closes it', async ({ page }) => {
  await page.goto('/GoodsListView')
  const products = page.getByRole('button', { name: '产品中心', exact: true })
  const stories = page.getByRole('button', { name: '客户案例', exact: true })
  await products.click()
  await stories.click()
  await expect(products).toHaveAttribute('aria-expanded', 'false')
  await expect(stories).toHaveAttribute('aria-expanded', 'true')
  await stories.click()
  await expect(stories).toHaveAttribute('aria-expanded', 'false')
  await products.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /HBZ-125/ })
    .first()
    .click()
  await expect(page).toHaveURL(/GoodsInfoView\?id=211/)
  await expect(products).toHaveAttribute('aria-expanded', 'false')
})

test('an empty product search says 输入值不能为空; a filled one searches the list', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '产品中心', exact: true }).click()
  const search = page.getByRole('banner').getByRole('combobox').first()
  await search.fill('  ')
  await search.press('Enter')
  await expect(page.getByText('输入值不能为空')).toBeVisible()
  await search.fill('HU1')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/GoodsListView\?search=true&val=HU1/)
})

test('the footer offers documents, legal pages and the service hours of the content', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['社会责任报告', '温室气体排放披露', '第三方核查报告', '产品碳足迹']) {
    await expect(footer.getByRole('link', { name: new RegExp(name) }).first()).toHaveAttribute('href', /^\/files\/.+\.pdf$|^\/PDF/)
  }
  await expect(footer).toContainText('08:00')
  await expect(footer).toContainText('400-000-0000')
  await expect(footer.getByRole('link', { name: '隐私条款' }).first()).toHaveAttribute('href', '/RichText?id=69')
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/GoodsListView')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /跳到主要内容/ })).toBeFocused()
})
