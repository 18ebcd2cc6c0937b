import type { Page } from '@playwright/test'
import { expect, test } from './test'

const count = (page: Page) => page.getByRole('status').filter({ hasText: '款产品' })
const trail = (page: Page) => page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem')

test('a buyer narrows the list by sub-categories, sees chips and a breadcrumb, and takes one back', async ({ page }) => {
  await page.goto('/GoodsListView')
  await expect(count(page)).toHaveText(/共 73 款产品/)
  await page.getByRole('checkbox', { name: /万能式断路器/ }).click()
  await expect(page).toHaveURL(/id=11(?!,)/)
  await expect(count(page)).toHaveText(/共 4 款产品/)
  await page.getByRole('checkbox', { name: /塑壳断路器/ }).click()
  await expect(count(page)).toHaveText(/共 11 款产品/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('万能式断路器，塑壳断路器')
  await expect(trail(page)).toHaveText(['首页', '产品中心', '配电类', '万能式断路器，塑壳断路器'])

  await page.getByRole('link', { name: '移除 万能式断路器' }).click()
  await expect(count(page)).toHaveText(/共 7 款产品/)
  // What editors say about the one category is the lead of its page, its heading and its title.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('塑壳断路器')
  await expect(page).toHaveTitle('塑壳断路器-恒沃电气')
  await expect(page.getByRole('main').getByText(/^热磁式、电子式与剩余电流保护式三个分支/)).toBeVisible()
  // The one of the page before goes a moment later.
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', /\/GoodsListView\?category=1&id=12$/)
  await page.getByRole('link', { name: '移除 塑壳断路器' }).click()
  // A parent is unchosen with its last child.
  await expect(count(page)).toHaveText(/共 73 款产品/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品中心')
})

test('choosing a category opens it and closes none, so that the rows stay where they are', async ({ page }) => {
  await page.goto('/GoodsListView')
  const opener = (name: string) => page.getByRole('button', { name: `${name}的子类` })
  const row = page.getByRole('checkbox', { name: /^终端类/ })
  await expect(opener('配电类')).toHaveAttribute('aria-expanded', 'true')
  await row.scrollIntoViewIfNeeded()
  const before = await row.boundingBox()
  await row.click()
  await expect(page).toHaveURL(/category=3$/)
  await expect(opener('配电类')).toHaveAttribute('aria-expanded', 'true')
  await expect(opener('终端类')).toHaveAttribute('aria-expanded', 'true')
  expect(await row.boundingBox()).toEqual(before)
  await row.click()
  await expect(page).toHaveURL(/\/GoodsListView$/)
  await expect(opener('终端类')).toHaveAttribute('aria-expanded', 'true')
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

  const search = page.getByRole('complementary', { name: '筛选' }).getByRole('combobox')
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
  const first = page.getByRole('article').first().getByRole('heading')
  const ofFirstPage = (await first.textContent()) ?? ''
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageNum=2/)
  await expect(first).not.toHaveText(ofFirstPage)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400)
  const second = (await first.textContent()) ?? ''
  await page.reload()
  await expect(first).toHaveText(second)
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
  const onward = page.getByRole('main').getByRole('link', { name: '在全站搜索' })
  await expect(onward).toHaveAttribute('href', `/SearchResult?${new URLSearchParams({ val: '没有这个型号', search: 'true' })}`)
  await expect(page.getByRole('region', { name: '热门产品' }).getByRole('article')).toHaveCount(6)
  await page.getByRole('main').getByRole('link', { name: '查看全部产品' }).click()
  await expect(count(page)).toHaveText(/共 73 款产品/)
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

test('a category says what it is, compares its series, and has its documents at hand', async ({ page }) => {
  await page.goto('/GoodsListView?category=1&id=12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('塑壳断路器')
  const table = page.getByRole('region', { name: '系列对比表' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    '型号',
    '壳架等级电流 Inm',
    '极限分断能力 Icu',
    '额定电流 In',
    '额定工作电压 Ue',
    '极数',
    '脱扣方式',
  ])
  await expect(table.getByRole('row')).toHaveCount(1 + 7)
  await expect(table.getByRole('row', { name: /^HM3-250 250 A 70 kA 16〜250 A/ })).toBeVisible()
  const documents = page.getByRole('region', { name: '样本与资料' })
  await expect(documents.getByRole('link', { name: /在线查看 HM3 系列塑壳断路器 产品样本/ })).toBeVisible()
  await expect(documents.getByRole('listitem')).toHaveCount(4)
  await table.getByRole('link', { name: 'HM3-250', exact: true }).click()
  await expect(page).toHaveURL('/GoodsInfoView?id=153')
})

test('a parent category says what it is divided into; two categories, a search and further pages show the list alone', async ({ page }) => {
  await page.goto('/GoodsListView?category=1')
  const parts = page.getByRole('region', { name: '产品分类' })
  await expect(parts.getByRole('listitem')).toHaveCount(5)
  await expect(parts.getByText(/^用于低压总进线、母联与大容量馈线/)).toBeVisible()
  await page.goto('/GoodsListView?category=1&pageNum=2')
  await expect(count(page)).toHaveText(/共 19 款产品/)
  await expect(parts).toHaveCount(0)
  for (const query of ['id=11,12', 'hot=true', 'search=true&val=HM3']) {
    await page.goto(`/GoodsListView?${query}`)
    await expect(count(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^(系列对比|产品分类|样本与资料)$/ })).toHaveCount(0)
  }
  await page.goto('/GoodsListView?category=1')
  await parts.getByRole('link', { name: /^塑壳断路器/ }).click()
  await expect(page.getByRole('region', { name: '系列对比表' })).toBeVisible()
})
