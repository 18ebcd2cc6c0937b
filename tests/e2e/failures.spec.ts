// Not the project's own `test`: what fails here is told in the console.
import { untilAlive, untilReported } from './alive'
import { expect, test } from './noisy-test'

test('a page whose scripts do not arrive says so at its top, and comes when it is tried again', async ({ page }) => {
  await page.goto('/selectProduct')
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'UL 控制电器' }).click()

  const failure = page.getByRole('alert').filter({ hasText: '页面没有加载成功' })
  await expect(failure.getByRole('heading', { level: 1 })).toHaveText('这一路暂时跳闸了')
  await expect(failure.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.unrouteAll()
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL(/\/GoodsListView\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UL 控制电器')
})

test('a navigation that the server refuses becomes an ordinary page load', async ({ page }) => {
  await page.goto('/RichText?id=69')
  await page.route(/[?&]_rsc=/, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('contentinfo').getByRole('link', { name: '法律声明' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('法律声明')
})

test('a video that does not arrive says so and can be tried again', async ({ page }) => {
  await page.route('**/media/*.mp4', (route) => route.abort())
  await page.goto('/VideoView?id=436')
  const failure = page.getByRole('alert').filter({ hasText: '视频没有加载成功' })
  await expect(failure.getByRole('link', { name: /^下载视频/ })).toBeVisible()
  await page.unrouteAll()
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(failure).toHaveCount(0)
  const video = page.locator('main video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
})

test('a page that does not exist is not counted', async ({ page }) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/page-views')) reports.push(request.postData() ?? '')
  })
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这一路没有送电')
  await untilReported(page)
  expect(reports).toEqual([])
})
