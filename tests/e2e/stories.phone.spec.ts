import type { Page } from '@playwright/test'
import { expect, test } from './test'

const count = (page: Page) => page.getByRole('status').filter({ hasText: '个案例' })
const pill = (page: Page, name: string) => page.getByRole('list', { name: '按行业筛选' }).getByRole('button', { name, exact: true })

test('on a phone the filter is a row of pills; several industries add up, the global cases exclude them', async ({ page }) => {
  await page.goto('/ExampleView')
  await expect(count(page)).toHaveText(/共 27 个案例/)
  await expect(pill(page, '全部')).toHaveAttribute('aria-pressed', 'true')
  await pill(page, '数据中心').click()
  await expect(count(page)).toHaveText(/共 4 个案例/)
  await pill(page, '新能源').click()
  await expect(page).toHaveURL(/\/ExampleView\?id=9,12$/)
  await expect(count(page)).toHaveText(/共 8 个案例/)
  await pill(page, '全球案例').click()
  await expect(page).toHaveURL(/\/ExampleView\?id=23$/)
  await expect(pill(page, '数据中心')).toHaveAttribute('aria-pressed', 'false')
  await expect(count(page)).toHaveText(/共 3 个案例/)
  await pill(page, '全部').click()
  await expect(count(page)).toHaveText(/共 27 个案例/)
})

test('a link to a category brings its pill into view', async ({ page }) => {
  await page.goto('/ExampleView?id=74')
  await expect(pill(page, '医疗与教育')).toHaveAttribute('aria-pressed', 'true')
  await expect(pill(page, '医疗与教育')).toBeInViewport({ ratio: 1 })
})

test('a keyword can be taken back, and pages turn to the top', async ({ page }) => {
  await page.goto('/ExampleView')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('地铁')
  await field.press('Enter')
  await expect(count(page)).toHaveText(/共 2 个案例/)
  await page.getByRole('link', { name: '移除 “地铁”' }).click()
  await expect(count(page)).toHaveText(/共 27 个案例/)
  await expect(field).toHaveValue('')

  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageNum=2/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('what a finger hits is at least 44 pixels high, page numbers also wide', async ({ page }) => {
  await page.goto('/ExampleView')
  const pill = page.getByRole('list', { name: '按行业筛选' }).getByRole('button').first()
  expect((await pill.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const second = await page.getByRole('link', { name: '第 2 页' }).boundingBox()
  expect(second?.height).toBeGreaterThanOrEqual(44)
  expect(second?.width).toBeGreaterThanOrEqual(44)
})

test('a story on a phone: facts, products two in view, the video, and the way to an engineer', async ({ page }) => {
  await page.goto('/ExampleInfoView?id=301')
  await expect(page.getByText('云栖数据有限公司', { exact: true })).toBeVisible()
  const products = page.getByRole('region', { name: '相关产品' })
  await products.scrollIntoViewIfNeeded()
  await products.getByRole('button', { name: '暂停自动播放' }).click()
  await expect(products.locator('article:not([inert] article)')).toHaveCount(2)
  await expect(page.getByRole('link', { name: '立即咨询' })).toHaveAttribute('href', '/Consult')

  for (const name of ['分享', '打印']) await expect(page.getByRole('button', { name })).toBeVisible()

  await page.getByRole('button', { name: '观看视频' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭影片' }).click()
  await expect(dialog).toHaveCount(0)
})

for (const path of ['/ExampleView?id=73', '/ExampleInfoView?id=316']) {
  test(`${path} fits the screen and has one h1`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
