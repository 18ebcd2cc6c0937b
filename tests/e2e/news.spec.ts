import type { Page } from '@playwright/test'
import { expect, test } from './test'

const top = (page: Page) => page.getByRole('region', { name: '头条新闻' }).getByRole('article')
const rows = (page: Page) => page.getByRole('region', { name: '新闻动态' }).getByRole('article')
const count = (page: Page) => page.getByRole('status').filter({ hasText: '条新闻' })
const trail = (page: Page) => page.getByRole('navigation', { name: '面包屑' })

test.describe('the news centre', () => {
  test('shows three top news with picture and date, then ten others, those among them that are ticked as well', async ({ page }) => {
    // What another story publishes is taken back by it in a moment.
    await expect(async () => {
      await page.goto('/News')
      await expect(count(page)).toHaveText(/共 33 条新闻/, { timeout: 1000 })
    }).toPass()
    await expect(page).toHaveTitle('新闻中心-恒沃电气')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('新闻中心')
    await expect(trail(page).getByRole('listitem')).toHaveText(['首页', '新闻中心'])
    await expect(top(page)).toHaveText([/^2026-11-18滨海智能工厂二期投产/, /^2026-11-06/, /^2026-10-27/])
    await expect(top(page).locator('img')).toHaveCount(3)

    await expect(rows(page)).toHaveCount(10)
    const first = rows(page).first()
    await expect(first.locator('time')).toHaveAttribute('datetime', '2026-10-15')
    await expect(first.getByRole('link')).toHaveAttribute('href', '/NewsDetail?id=533')
    await expect(first).toContainText('2026 渠道伙伴大会召开，聚焦存量改造')
    // The fourth that is ticked 置顶头条.
    await expect(rows(page).locator('a[href="/NewsDetail?id=532"]')).toHaveCount(1)
  })

  test('turns pages in place: to the top, with the focus on the count and the page in the address', async ({ page }) => {
    await page.goto('/News')
    // A page that was loaded anew would have lost the mark.
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    const pages = page.getByRole('navigation', { name: '新闻分页' })
    await pages.getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL('/News?pageNum=2')
    await expect(page.getByText('第 2 / 4 页')).toBeVisible()
    await expect(count(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(top(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)

    await page.goBack()
    await expect(page.getByText('第 1 / 4 页')).toBeVisible()
    await expect(top(page)).toHaveCount(3)
  })

  test('a page past the end is the last one, what is no page the first', { tag: '@once' }, async ({ page }) => {
    // What another story publishes is taken back by it in a moment.
    await expect(async () => {
      await page.goto('/News?pageNum=99')
      await expect(page.getByText('第 4 / 4 页')).toBeVisible()
      await expect(rows(page)).toHaveCount(3, { timeout: 1000 })
    }).toPass()
    await page.goto('/News?pageNum=abc')
    await expect(page.getByText('第 1 / 4 页')).toBeVisible()
  })

  test('without scripts the pages turn', async ({ browser, baseURL, isMobile, userAgent }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, isMobile, userAgent })
    const page = await context.newPage()
    await page.goto('/News')
    await page.getByRole('link', { name: '末页' }).click()
    await expect(page.getByText('第 4 / 4 页')).toBeVisible()
    await context.close()
  })
})

test.describe('a news article', () => {
  test('has title, date and text, and leads to other news', async ({ page }) => {
    await page.goto('/NewsDetail?id=536')
    await expect(page).toHaveTitle('滨海智能工厂二期投产，塑壳断路器年产能达 420 万台-恒沃电气')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^11 月 18 日上午，恒沃电气滨海智能工厂二期正式投产。/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('滨海智能工厂二期投产，塑壳断路器年产能达 420 万台')
    const article = page.getByRole('article')
    await expect(article.locator('time')).toHaveText('2026-11-18')
    await expect(article.getByRole('table')).toContainText('平均交付周期')
    await expect(trail(page).getByRole('link', { name: '新闻中心' })).toHaveAttribute('href', '/News')

    const further = page.getByRole('region', { name: '推荐阅读' }).getByRole('link')
    await expect(further).toHaveCount(5)
    await expect(page.getByRole('region', { name: '推荐阅读' }).locator('img')).toHaveCount(5)
    for (const link of await further.all()) await expect(link).not.toHaveAttribute('href', '/NewsDetail?id=536')
  })

  test('is enlarged and shrunk by the reader; another article starts at 20 pixels again', async ({ page }) => {
    await page.goto('/NewsDetail?id=536')
    const text = page.getByRole('article').getByText(/^11 月 18 日上午/)
    await expect(text).toHaveCSS('font-size', '20px')
    await page.getByRole('button', { name: '放大字号' }).click()
    await expect(text).toHaveCSS('font-size', '21px')
    await page.getByRole('button', { name: '缩小字号' }).click()
    await page.getByRole('button', { name: '缩小字号' }).click()
    await expect(text).toHaveCSS('font-size', '19px')

    await page.getByRole('region', { name: '推荐阅读' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/NewsDetail?id=535')
    await expect(page.getByRole('article').getByRole('status')).toHaveText('字号 20 像素')
  })

  test('leads to the official account where the article stands there, too', async ({ page }) => {
    await page.goto('/NewsDetail?id=536')
    const link = page.getByRole('link', { name: /^阅读公众号原文/ })
    await expect(link).toHaveAttribute('href', 'https://mp.example.com/s/helvo-binhai-phase-2')
    await expect(link).toHaveAttribute('target', '_blank')
    await page.goto('/NewsDetail?id=535')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(link).toHaveCount(0)
  })

  test('on paper is its text, without recommendations and controls', { tag: '@once' }, async ({ page }) => {
    await page.goto('/NewsDetail?id=536')
    await page.emulateMedia({ media: 'print' })
    const article = page.getByRole('article')
    await expect(article.getByText(/^11 月 18 日上午/)).toHaveCSS('font-size', '14px')
    await expect(article.locator('time')).toBeVisible()
    await expect(page.getByRole('region', { name: '推荐阅读' })).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('with an unknown, missing or malformed id is the not-found page with HTTP 404', { tag: '@once' }, async ({ page }) => {
    for (const query of ['', '?id=', '?id=999999', '?id=abc', '?id=536_2', '?id=1%27']) {
      const response = await page.request.get(`/NewsDetail${query}`)
      expect(response.status(), query).toBe(404)
      expect(await response.text()).toContain('<title>页面不存在-恒沃电气</title>')
    }
  })
})

test('the home page leads to the news', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').locator('a[href="/News"]').click()
  await expect(page).toHaveURL('/News')
  await top(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/NewsDetail?id=536')
})
