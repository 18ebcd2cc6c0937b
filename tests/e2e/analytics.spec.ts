import type { Page } from '@playwright/test'
import { untilReported } from './alive'
import { expect, test } from './test'

/** What the page reports, in order. */
function reportsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/page-views') paths.push(JSON.parse(request.postData() ?? '{}').path)
  })
  return paths
}

/** Until there are so many, and then long enough for one too many to show up. */
async function expectReports(page: Page, reports: readonly string[], expected: readonly string[]) {
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(expected.length)
  await page.waitForTimeout(500)
  expect(reports).toEqual(expected)
}

test('each page that is shown is reported once', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto('/selectProduct?utm_source=test')
  await expectReports(page, reports, ['/selectProduct'])

  await page.getByRole('main').getByRole('link', { name: '配电类' }).click()
  await expect(page).toHaveURL(/^[^?]+\/GoodsListView\?category=1/)
  await expectReports(page, reports, ['/selectProduct', '/GoodsListView'])

  await page.goBack()
  await expect(page).toHaveURL(/\/selectProduct\?/)
  await expectReports(page, reports, ['/selectProduct', '/GoodsListView', '/selectProduct'])
})

test('another article is another page, another filter is not', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto('/GoodsListView?pageNum=2')
  await expectReports(page, reports, ['/GoodsListView'])
  await page.getByRole('link', { name: '上一页' }).click()
  await expect(page).not.toHaveURL(/pageNum=2/)
  await expectReports(page, reports, ['/GoodsListView'])

  await page.goto('/VideoView?id=69')
  await expectReports(page, reports, ['/GoodsListView', '/VideoView?id=69'])
  const others = page.getByRole('region', { name: '其他视频' })
  await others.getByRole('link', { name: '灯火背后：恒沃电气企业短片' }).click()
  await expectReports(page, reports, ['/GoodsListView', '/VideoView?id=69', '/VideoView?id=436'])
  await others.getByRole('link', { name: '集团介绍' }).click()
  await expectReports(page, reports, ['/GoodsListView', '/VideoView?id=69', '/VideoView?id=436', '/VideoView?id=51'])
})

test('a preview is not reported', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto('/selectProduct?draft=1')
  await untilReported(page)
  expect(reports).toEqual([])
})

test('who asks not to be followed is not reported', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }))
  const reports = reportsOf(page)
  await page.goto('/selectProduct')
  await untilReported(page)
  expect(reports).toEqual([])
})
