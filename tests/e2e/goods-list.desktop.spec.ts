import { expect, test } from './test'

const count = (page: import('@playwright/test').Page) => page.getByRole('status').filter({ hasText: '款产品' })

test('a buyer narrows the list by sub-categories, sees chips and a breadcrumb, and takes one back', async ({ page }) => {
  await page.goto('/GoodsListView')
  await expect(count(page)).toHaveText(/共 73 款产品/)
  await page.getByRole('checkbox', { name: /万能式断路器/ }).click()
  await expect(page).toHaveURL(/id=11(?!,)/)
  await expect(count(page)).toHaveText(/共 4 款产品/)
  await page.getByRole('checkbox', { name: /塑壳断路器/ }).click()
  await expect(count(page)).toHaveText(/共 11 款产品/)
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('万能式断路器，塑壳断路器')

  await page.getByRole('link', { name: '移除 万能式断路器' }).click()
  await expect(count(page)).toHaveText(/共 7 款产品/)
  await page.getByRole('link', { name: '移除 塑壳断路器' }).click()
  // A parent is unchosen with its last child.
  await expect(count(page)).toHaveText(/共 73 款产品/)
})

test('hot, new, keyword and categories exclude each other', async ({ page }) => {
  await page.goto('/GoodsListView?id=11,12')
  await page.getByRole('button', { name: '热销', exact: true }).click()
  await expect(page).toHaveURL(/hot=true/)
  await expect(count(page)).toHaveText(/共 12 款产品/)
  await expect(page.getByRole('checkbox', { name: /万能式断路器/ })).not.toBeChecked()

  await page.getByRole('button', { name: '新品', exact: true }).click()
  await expect(page).toHaveURL(/new=true/)
  expect(page.url()).not.toContain('hot=true')

  const search = page.getByRole('complementary', { name: '筛选' }).getByRole('searchbox')
  await search.fill('hm3')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=true/)
  expect(page.url()).not.toContain('new=true')
  await expect(page.getByRole('article').first()).toContainText('HM3')
  await search.fill('')
  await search.press('Enter')
  await expect(count(page)).toHaveText(/共 73 款产品/)
})

test('reload, back and a shared link show the same list; turning a page goes to the top', async ({ page }) => {
  await page.goto('/GoodsListView?category=1')
  await expect(count(page)).toHaveText(/共 19 款产品/)
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageNum=2/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400)
  const second = await page.getByRole('article').first().textContent()
  await page.reload()
  expect(await page.getByRole('article').first().textContent()).toBe(second)
  await page.goBack()
  await expect(page).not.toHaveURL(/pageNum=2/)
})

test('the pagination shows only what is available', async ({ page }) => {
  await page.goto('/GoodsListView')
  const pagination = page.getByRole('navigation', { name: /分页/ })
  await expect(pagination.getByRole('link', { name: '上一页' })).toHaveCount(0)
  await expect(pagination.getByRole('link', { name: '首页' })).toHaveCount(0)
  await page.goto('/GoodsListView?pageNum=9')
  await expect(pagination.getByRole('link', { name: '下一页' })).toHaveCount(0)
  await expect(pagination.getByRole('link', { name: '末页' })).toHaveCount(0)
  await expect(pagination.locator('[aria-current="page"]')).toHaveText('第 9 页')
})

test('nothing found shows the no-data picture and a way onward', async ({ page }) => {
  await page.goto(`/GoodsListView?search=true&val=${encodeURIComponent('没有这个型号')}`)
  await expect(page.getByText('暂无数据')).toBeVisible()
})

test('a card leads to the product, its second link to the documents', async ({ page }) => {
  await page.goto('/GoodsListView?id=12')
  const card = page.getByRole('article').filter({ hasText: 'HM3-250 塑壳断路器' }).first()
  await expect(card.getByRole('link', { name: /产品资料/ })).toHaveAttribute('href', '/GoodsInfoView?id=153&hash=true')
  await card.getByRole('link', { name: /查看详情/ }).click()
  await expect(page).toHaveURL(/\/GoodsInfoView\?id=153$/)
})

test('without scripts the filters still work, because they are links or addresses', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/GoodsListView?id=11')
  await expect(count(page)).toHaveText(/共 4 款产品/)
  await page.getByRole('link', { name: '移除 万能式断路器' }).click()
  await expect(count(page)).toHaveText(/共 73 款产品/)
  await context.close()
})
