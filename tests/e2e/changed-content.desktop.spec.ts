import type { Page } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { expect, test } from './test'

let site: OwnSite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await startOwnSite()
})
test.afterAll(() => site.remove())

/** Signs in at the test's own site, where changes are nobody else's business. */
async function signIn(page: Page) {
  const data = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }
  expect((await page.request.post(`${site.baseUrl}/cms-api/users/login`, { data })).status()).toBe(200)
}

test('the uses of the selector are those that editors name, in their words and order', async ({ page }) => {
  await signIn(page)
  const uses = [
    { use: 'surge', title: '防雷', line: '电涌保护器' },
    { use: 'incoming', title: '总进线', line: '变压器之后' },
  ]
  const data = { line: '先说用在哪里。', uses, _status: 'published' }
  expect((await page.request.post(`${site.baseUrl}/cms-api/globals/selector-page`, { data })).status()).toBe(200)
  await page.goto(`${site.baseUrl}/selectProduct`)
  await expect(page.getByText('先说用在哪里。')).toBeVisible()
  const links = page.getByRole('region', { name: '用在哪里？' }).getByRole('link')
  await expect(links).toHaveText([/^防雷电涌保护器3 款产品/, /^总进线变压器之后4 款产品/])
  await links.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('总进线：电气数据')
})

test('with the address of a selection tool, it is shown in a frame as high as the window, and can be opened alone', async ({ page }) => {
  await signIn(page)
  const tool = { productSelectorUrl: 'https://tool.example.com/', _status: 'published' }
  expect((await page.request.post(`${site.baseUrl}/cms-api/globals/site-information`, { data: tool })).status()).toBe(200)
  await page.route('https://tool.example.com/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>选型工具</h1>' }),
  )

  for (const path of ['/selectProduct', '/selectProduct2']) {
    await page.goto(`${site.baseUrl}${path}`)
    const frame = page.frameLocator('iframe[title="产品选型工具"]')
    await expect(frame.getByRole('heading', { name: '选型工具' })).toBeVisible()
    await expect(page.getByText('正在打开选型工具')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('href', 'https://tool.example.com/')
    const box = await page.locator('iframe[title="产品选型工具"]').boundingBox()
    expect(box?.height).toBeGreaterThan(500)
  }
})

test('a group page without its film says so, and where others are', async ({ page }) => {
  await signIn(page)
  const found = await page.request.get(`${site.baseUrl}/cms-api/single-pages?where[articleId][equals]=51&depth=0`)
  const [{ id }] = (await found.json()).docs
  const change = await page.request.patch(`${site.baseUrl}/cms-api/single-pages/${id}`, {
    data: { attachment: null, _status: 'published' },
  })
  expect(change.status()).toBe(200)

  await page.goto(`${site.baseUrl}/GroupIntroductView`)
  await expect(page.getByText('暂无视频资源，请查看其他视频')).toBeVisible()
  await expect(page.getByRole('button', { name: '播放集团影片' })).toHaveCount(0)
  await expect(page.getByRole('main').locator('a[href="/VideoView?id=436"]')).toBeVisible()
})
