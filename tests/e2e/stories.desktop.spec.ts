import type { Page } from '@playwright/test'
import { hold } from './hold'
import { expect, test } from './test'

const count = (page: Page) => page.getByRole('status').filter({ hasText: '个案例' })
const filter = (page: Page) => page.getByRole('complementary', { name: '筛选' })
const entry = (page: Page, name: RegExp) => filter(page).getByRole('checkbox', { name })
const trail = (page: Page) => page.getByRole('navigation', { name: '面包屑' })
const stories = (page: Page) => page.getByRole('region', { name: '案例', exact: true }).getByRole('article')

test.describe('the list', () => {
  test('全部 leaves the global cases out; industries add up and can be taken back', async ({ page }) => {
    await page.goto('/ExampleView')
    await expect(count(page)).toHaveText(/共 27 个案例/)
    await expect(entry(page, /^全部/)).toBeChecked()
    await expect(stories(page)).toHaveCount(9)

    await entry(page, /^数据中心/).click()
    await expect(page).toHaveURL(/\/ExampleView\?id=9$/)
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await expect(entry(page, /^全部/)).not.toBeChecked()
    await entry(page, /^新能源/).click()
    await expect(page).toHaveURL(/\/ExampleView\?id=9,12$/)
    await expect(count(page)).toHaveText(/共 8 个案例/)
    await expect(trail(page)).toContainText('数据中心，新能源')

    await page.getByRole('link', { name: '移除 数据中心' }).click()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await expect(count(page)).toBeFocused()
    await entry(page, /^新能源/).click()
    await expect(count(page)).toHaveText(/共 27 个案例/)
    await expect(entry(page, /^全部/)).toBeChecked()
  })

  test('the counts in the filter are those of the lists', async ({ page }) => {
    await page.goto('/ExampleView')
    for (const name of [/^全部 ?27/, /^数据中心 ?4/, /^医疗与教育 ?2/, /^全球案例 ?3/]) await expect(entry(page, name)).toBeVisible()
  })

  test('the global cases exclude the industries, and an industry excludes them', async ({ page }) => {
    await page.goto('/ExampleView?id=9,12')
    await entry(page, /^全球案例/).click()
    await expect(page).toHaveURL(/\/ExampleView\?id=23$/)
    await expect(count(page)).toHaveText(/共 3 个案例/)
    await expect(entry(page, /^数据中心/)).not.toBeChecked()
    await expect(page).toHaveTitle('全球案例-恒沃电气')

    await entry(page, /^轨道交通/).click()
    await expect(page).toHaveURL(/\/ExampleView\?id=11$/)
    await expect(entry(page, /^全球案例/)).not.toBeChecked()
    await entry(page, /^全部/).click()
    await expect(page).toHaveURL(/\/ExampleView$/)
  })

  test('a keyword looks in titles, clears the choice, and an empty one restores all stories', async ({ page }) => {
    await page.goto('/ExampleView?id=9')
    const field = filter(page).getByRole('searchbox', { name: '输入案例标题' })
    await field.fill('地铁')
    await field.press('Enter')
    await expect(page).toHaveURL(/search=true&val=/)
    await expect(count(page)).toHaveText(/共 2 个案例/)
    await expect(entry(page, /^数据中心/)).not.toBeChecked()
    for (const title of await stories(page).getByRole('heading').allTextContents()) expect(title).toContain('地铁')
    await expect(page.getByRole('list', { name: '已选条件' })).toContainText('“地铁”')

    await field.fill('')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/ExampleView$/)
    await expect(count(page)).toHaveText(/共 27 个案例/)
    await expect(entry(page, /^全部/)).toBeChecked()
  })

  test('a search without a result says so and leads onward', async ({ page }) => {
    await page.goto(`/ExampleView?search=true&val=${encodeURIComponent('没有这个项目')}`)
    await expect(page.getByText('暂无数据')).toBeVisible()
    await page.getByRole('link', { name: '查看全部案例' }).click()
    await expect(count(page)).toHaveText(/共 27 个案例/)
  })

  test('addresses of the legacy site show the same stories', async ({ page }) => {
    const addresses: [string, RegExp][] = [
      ['?all=true', /共 27 /],
      ['?id=11&name=轨道交通', /共 4 /],
      ['?index=5', /共 3 /],
      ['?id=9&index=5', /共 4 /],
      ['?id=73,74,999', /共 4 /],
      ['?id=23', /共 3 /],
      ['?id=999', /共 27 /],
      ['?name=充电基础设施', /共 3 /],
    ]
    for (const [query, total] of addresses) {
      await page.goto(`/ExampleView${query}`)
      await expect(count(page), query).toHaveText(total)
    }
  })

  test('a filter keeps the place, a turned page goes to the top and gives the focus to the count', async ({ page }) => {
    await page.goto('/ExampleView')
    // A page that was loaded anew would have lost the mark.
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    await entry(page, /^数据中心/).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await entry(page, /^工业制造/).click()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    expect(await page.evaluate(() => window.scrollY)).toBe(400)
    await entry(page, /^全部/).click()
    await expect(count(page)).toHaveText(/共 27 个案例/)

    await page.getByRole('navigation', { name: '案例分页' }).getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/pageNum=2/)
    await expect(page.getByText('第 2 / 3 页')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(count(page)).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  })

  test('reload, back, forward and a shared link show the same list', async ({ page, context }) => {
    await page.goto('/ExampleView')
    await entry(page, /^数据中心/).click()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await entry(page, /^轨道交通/).click()
    await expect(count(page)).toHaveText(/共 8 个案例/)
    const titles = await stories(page).getByRole('heading').allTextContents()

    await page.reload()
    expect(await stories(page).getByRole('heading').allTextContents()).toEqual(titles)
    const shared = await context.newPage()
    await shared.goto(page.url())
    expect(await stories(shared).getByRole('heading').allTextContents()).toEqual(titles)

    await page.goBack()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await expect(entry(page, /^轨道交通/)).not.toBeChecked()
    await page.goForward()
    await expect(count(page)).toHaveText(/共 8 个案例/)
    await expect(entry(page, /^轨道交通/)).toBeChecked()
  })

  test('skeletons stand in while a list is loading', async ({ page }) => {
    await page.goto('/ExampleView')
    const arrive = await hold(page, /\/ExampleView\?.*_rsc/)
    await entry(page, /^数据中心/).click()
    await expect(page.locator('[aria-busy="true"]')).toBeVisible()
    await expect(entry(page, /^数据中心/)).toBeChecked()
    await expect(stories(page).first()).toBeHidden()
    arrive()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('a category that is chosen alone opens the page with its name and line', async ({ page }) => {
    await page.goto('/ExampleView?id=11')
    await expect(page).toHaveTitle('轨道交通案例-恒沃电气')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('轨道交通案例')
    await expect(page.getByRole('main')).toContainText('车站、区间与车辆段的动力照明配电')
    await page.goto('/ExampleView?id=9,11')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据中心，轨道交通案例')
  })

  test('by keyboard: the space bar ticks an industry', async ({ page }) => {
    await page.goto('/ExampleView')
    await entry(page, /^智能建筑/).focus()
    await page.keyboard.press('Space')
    await expect(entry(page, /^智能建筑/)).toBeChecked()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await expect(entry(page, /^智能建筑/)).toBeFocused()
  })

  test('the header leads to a category; a card leads to its story', async ({ page }) => {
    await page.goto('/ExampleView')
    await page.getByRole('banner').getByRole('button', { name: '客户案例' }).click()
    await page.getByRole('banner').getByRole('link', { name: '轨道交通' }).last().click()
    await expect(page).toHaveURL(/\/ExampleView\?id=11/)
    await expect(entry(page, /^轨道交通/)).toBeChecked()
    await page.getByRole('link', { name: '临江地铁 19 号线环控配电' }).click()
    await expect(page).toHaveURL(/\/ExampleInfoView\?id=305$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('临江地铁 19 号线环控配电')
  })

  test('without scripts the filter, the search and the pages work', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/ExampleView')
    await entry(page, /^数据中心/).click()
    await expect(count(page)).toHaveText(/共 4 个案例/)
    await entry(page, /^全部/).click()
    await page.getByRole('link', { name: '下一页' }).click()
    await expect(page.getByText('第 2 / 3 页')).toBeVisible()
    const field = filter(page).getByRole('searchbox', { name: '输入案例标题' })
    await field.fill('地铁')
    await field.press('Enter')
    await expect(count(page)).toHaveText(/共 2 个案例/)
    await context.close()
  })
})

test.describe('a story', () => {
  test('tells who, where and when, what was needed, how it was solved and what came of it', async ({ page }) => {
    await page.goto('/ExampleInfoView?id=301')
    await expect(page).toHaveTitle('云栖数据中心 A3 楼-恒沃电气')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /2N 供配电架构/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('云栖数据中心 A3 楼')
    await expect(trail(page).getByRole('listitem')).toHaveText(['首页', '客户案例', '数据中心', '云栖数据中心 A3 楼'])
    await expect(trail(page).getByRole('link', { name: '数据中心' })).toHaveAttribute('href', '/ExampleView?id=9')

    const main = page.getByRole('main')
    for (const fact of ['客户名称', '云栖数据有限公司', '项目地点', '贵州省云栖示范区', '项目时间', '2026 年 1 月']) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(main.getByRole('definition').filter({ hasText: /^1,860 台$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: '项目成果' }).getByRole('listitem')).toHaveText([/^0 次越级跳闸/, /^6 min/])
    await expect(page.getByRole('region', { name: '项目概况' })).toContainText('A3 楼规划 2,400 个机柜')
    await expect(page.getByRole('region', { name: '客户需求' }).getByRole('listitem')).toHaveCount(3)
    const points = page.getByRole('region', { name: '解决方案' }).getByRole('list').first().getByRole('listitem')
    await expect(points).toHaveText([/^01区域选择性联锁/, /^02抽屉式馈线单元/, /^03逐回路测量/, /^04接点温升预警/])
    await expect(page.getByRole('region', { name: '项目成果' })).toContainText('业务侧无感知')
    await expect(page.getByRole('region', { name: '有类似的项目？' }).getByRole('link', { name: '立即咨询' })).toHaveAttribute(
      'href',
      '/Consult',
    )
    for (const name of ['分享', '打印']) await expect(main.getByRole('button', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: '2N 数据中心低压配电方案' })).toHaveAttribute('href', '/ResultInfoView?id=401')
  })

  test('related products turn in groups of four, and stand still when there are no more', async ({ page }) => {
    await page.goto('/ExampleInfoView?id=301')
    const products = page.getByRole('region', { name: '相关产品' })
    const reachable = products.locator('article:not([inert] article)')
    await products.scrollIntoViewIfNeeded()
    await products.getByRole('button', { name: '暂停自动播放' }).click()
    await expect(products.getByText('第 1 张，共 2 张')).toBeAttached()
    await expect(reachable).toHaveCount(4)
    await products.getByRole('button', { name: '下一张' }).click()
    await expect(products.getByText('第 2 张，共 2 张')).toBeAttached()
    await expect(reachable).toHaveCount(1)
    await expect(products.getByRole('button', { name: '下一张' })).toHaveAttribute('aria-disabled', 'true')

    await page.goto('/ExampleInfoView?id=304')
    await expect(products.getByRole('article')).toHaveCount(4)
    await expect(products.getByRole('button')).toHaveCount(0)
    await expect(products.getByRole('link', { name: /查看详情/ }).first()).toHaveAttribute('href', /^\/GoodsInfoView\?id=/)
  })

  test('up to four other stories follow, those of the same industry first', async ({ page }) => {
    await page.goto('/ExampleInfoView?id=301')
    const further = page.getByRole('region', { name: '您可能感兴趣' }).getByRole('listitem')
    await expect(further).toHaveText([/数据中心$/, /数据中心$/, /数据中心$/, /轨道交通$/])
    await expect(page.getByRole('region', { name: '您可能感兴趣' }).getByText('云栖数据中心 A3 楼')).toHaveCount(0)
    const title = (await further.first().getByRole('heading').textContent()) ?? ''
    await further.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('the video opens over the page and gives the focus back; without a video there is no button', async ({ page }) => {
    await page.goto('/ExampleInfoView?id=301')
    const watch = page.getByRole('button', { name: '观看视频' })
    await watch.click()
    const dialog = page.getByRole('dialog', { name: '云栖数据中心 A3 楼视频' })
    await expect(dialog.locator('video')).toHaveAttribute('src', /\/media\/.+\.mp4$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(watch).toBeFocused()

    await watch.click()
    await dialog.getByRole('button', { name: '关闭影片' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto('/ExampleInfoView?id=302')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(watch).toHaveCount(0)
  })

  test('an unknown, missing or malformed id is the not-found page with HTTP 404', async ({ page }) => {
    for (const query of ['', '?id=', '?id=999999', '?id=abc', '?id=301_2', '?id=1%27', '?id=99999999999999999999']) {
      const response = await page.request.get(`/ExampleInfoView${query}`)
      expect(response.status(), query).toBe(404)
      expect(await response.text()).toContain('<title>页面不存在-恒沃电气</title>')
    }
  })

  test('everything is in the served HTML', async ({ page }) => {
    const html = await (await page.request.get('/ExampleInfoView?id=301')).text()
    for (const text of ['项目概况', '客户需求', '解决方案', '项目成果', '相关产品', '您可能感兴趣', '有类似的项目？'])
      expect(html).toContain(text)
  })
})
