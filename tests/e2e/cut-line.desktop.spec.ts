import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

test.use({ expectedMessages: /status of (404|503)|ERR_FAILED/ })

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

for (const { path, result } of [
  { path: '/no-such-page', result: /\/SearchResult\?val=HM3&search=true$/ },
  { path: '/selectProduct', result: /\/GoodsListView\?search=true&val=HM3$/ },
]) {
  test(`${path}: a search that the line is cut on stays with its words; 重试 leads to the results`, async ({ page }) => {
    await page.goto(path)
    await untilAlive(page)
    const field = main(page).getByRole('combobox')
    await field.fill('HM3')
    await page.route(/[?&]_rsc=/, (route) => route.abort())
    await field.press('Enter')
    await expect(page.getByText('页面打开失败，请重试')).toBeVisible()
    await expect(field).toHaveValue('HM3')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.unrouteAll()
    await retry(page).click()
    await expect(page).toHaveURL(result)
  })
}

const chunks = '**/_next/static/chunks/**'

test.describe('what opens over a page, pressed when the line is cut', () => {
  for (const { path, opener, typed } of [
    { path: '/SelfService', opener: { role: 'button', name: '点击查询提交信息' }, typed: /姓名/ },
    { path: '/Consult', opener: { role: 'link', name: /^《/ }, typed: /姓名/ },
    { path: '/GoodsInfoView?id=153', opener: { role: 'button', name: /^放大查看/ }, typed: null },
    { path: '/GroupIntroductView', opener: { role: 'button', name: '播放集团影片' }, typed: null },
  ] as const) {
    test(`${path}: leaves the page with what is typed there, and opens when it is tried again`, async ({ page }) => {
      await page.goto(path)
      await untilAlive(page)
      await mark(page)
      if (typed) await page.getByRole('textbox', { name: typed }).fill('王工')
      await page.route(chunks, (route) => route.abort())
      await page.getByRole(opener.role, { name: opener.name }).first().click()
      await expect(page.getByText('没有加载成功，请检查网络后重试')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.unrouteAll()
      await retry(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await isMarked(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (typed) await expect(page.getByRole('textbox', { name: typed })).toHaveValue('王工')
    })
  }
})

test('a carousel that is turned when the line is cut says so, and turns when it is tried again', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=206')
  await untilAlive(page)
  await page.route(chunks, (route) => route.abort())
  const stories = page.getByRole('group', { name: '相关案例' })
  await stories.getByRole('button', { name: '暂停自动播放' }).click()
  await stories.getByRole('button', { name: '下一张' }).click()
  await expect(page.getByText('没有加载成功，请检查网络后重试')).toBeVisible()
  await page.unrouteAll()
  await retry(page).click()
  await expect(stories).toContainText(/02\s*\/\s*\d\d/)
  await expect(retry(page)).toHaveCount(0)
})

test('what was looked at before is missing when it can not be loaded, and comes when the line is back; the page stays', async ({
  page,
  context,
}) => {
  await page.goto('/GoodsInfoView?id=150')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('HA1-2000')
  let cutOff = 0
  await page.route(chunks, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('清除记录')) return route.fulfill({ response })
    cutOff += 1
    await route.abort()
  })
  await page.goto('/GoodsInfoView?id=153')
  await expect.poll(() => cutOff).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HM3-250')
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '最近浏览' })).toBeVisible()
})
