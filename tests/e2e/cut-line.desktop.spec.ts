import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

test.use({ expectedMessages: /status of 503|ERR_FAILED/ })

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => page.getByRole('button', { name: '重试' })
const listFailure = (page: Page) => page.getByText('列表加载失败，请重试')

/** A page that was loaded anew would have lost the mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

for (const { path, link } of [
  { path: '/GoodsListView', link: '下一页' },
  { path: '/ExampleView', link: '下一页' },
  { path: '/News', link: '下一页' },
  { path: '/Recruiting', link: '下一页' },
  { path: '/SearchResult?val=HM3&search=true', link: '新闻中心' },
  { path: '/GroupIntroductView', link: '董事长' },
]) {
  test(`${path}: a request that fails, or is refused, leaves the list; 重试 goes there after one request`, async ({ page }) => {
    await page.goto(path)
    await untilAlive(page)
    await mark(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('_rsc=') && asked.push(request.url()))
    const control = main(page)
      .getByRole('link', { name: link })
      .or(main(page).getByRole('tab', { name: new RegExp(link) }))
      .first()
    const [address, heading] = [page.url(), await page.getByRole('heading', { level: 1 }).textContent()]
    await control.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)

    await page.route(/[?&]_rsc=/, (route) => route.abort())
    await control.click()
    await expect(listFailure(page)).toBeVisible()
    await page.unrouteAll()
    await page.route(/[?&]_rsc=/, (route) => route.fulfill({ status: 503, body: 'no' }))
    await control.click()
    await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)

    await page.unrouteAll()
    // The toast of before is leaving.
    await expect(retry(page)).toHaveCount(1)
    await retry(page).click()
    await expect(page).not.toHaveURL(address)
    await expect(listFailure(page)).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
    expect(asked).toHaveLength(3)
    await page.goBack()
    await expect(page).toHaveURL(address)
  })
}
