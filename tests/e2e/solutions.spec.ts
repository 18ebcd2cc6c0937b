import type { Page } from '@playwright/test'
import { expect, test } from './test'

const trail = (page: Page) => page.getByRole('navigation', { name: '面包屑' })
const tabs = (page: Page) => page.getByRole('navigation', { name: '页内导航' })

/** How many slides of a carousel are in view. */
const slidesInView = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .locator('.swiper')
    .evaluate((viewport) => {
      const slide = viewport.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 1
      const style = getComputedStyle(viewport)
      return (viewport.clientWidth - Number.parseFloat(style.paddingRight)) / slide
    })

test.describe('a solution category', () => {
  test('tells what it is worth, its solutions and its stories', async ({ page }) => {
    await page.goto('/ResultView?id=41&name=数据中心')
    await expect(page).toHaveTitle('数据中心解决方案-恒沃电气')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^数据中心的低压配电/)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据中心')
    await expect(main).toContainText('从变压器到机柜，供电连续、选择性完整、能效可见')
    await expect(trail(page).getByRole('listitem')).toHaveText(['首页', '解决方案', '数据中心'])
    await expect(tabs(page).getByRole('link')).toHaveText(['应用价值', '解决方案', '客户案例'])

    await expect(page.getByRole('region', { name: '方案概述' })).toContainText('任意一处短路会不会波及健康的回路')
    const values = page.getByRole('region', { name: '应用价值' }).getByRole('listitem')
    await expect(values).toHaveText([/^01故障止于最近一级/, /^02检修不必停母线/, /^03能效算到每个回路/])
    await expect(main.getByRole('link', { name: /^(立即咨询|咨询应用工程师)$/ }).first()).toHaveAttribute('href', '/Consult')
    await expect(page.getByRole('region', { name: '更多行业方案' }).getByRole('listitem')).toHaveCount(5)
  })

  test('its tab bar leads to the parts and says where the reader is', async ({ page }) => {
    await page.goto('/ResultView?id=41')
    const tab = (name: string) => tabs(page).getByRole('link', { name })
    await expect(tab('应用价值')).toHaveAttribute('aria-current', 'location')
    await tab('客户案例').click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: '客户案例' })).toBeInViewport()
    await expect(tab('客户案例')).toHaveAttribute('aria-current', 'location')
    await expect(tab('客户案例')).toBeInViewport()

    // From the end of the page to its start in one leap, over all the parts.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(tab('应用价值')).toHaveAttribute('aria-current', 'location')
  })

  test('shows 3.5 scenarios and 1.3 stories on a desktop, 1.2 and 1 on a phone', async ({ page, isMobile }) => {
    await page.goto('/ResultView?id=41')
    expect(await slidesInView(page, '解决方案')).toBeCloseTo(isMobile ? 1.2 : 3.5, 1)
    expect(await slidesInView(page, '客户案例')).toBeCloseTo(isMobile ? 1 : 1.3, 1)
  })

  test('a scenario leads to the solution, a story to the story', { tag: '@once' }, async ({ page }) => {
    await page.goto('/ResultView?id=41')
    const stories = page.getByRole('region', { name: '客户案例' })
    await expect(stories.getByRole('link', { name: '云栖数据中心 A3 楼' })).toHaveAttribute('href', '/ExampleInfoView?id=301')
    await expect(stories.getByRole('article').first()).toContainText('A3 楼规划 2,400 个机柜')
    await page.getByRole('region', { name: '解决方案' }).getByRole('link', { name: '2N 数据中心低压配电方案' }).click()
    await expect(page).toHaveURL('/ResultInfoView?id=401')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2N 数据中心低压配电方案')
  })

  test('solutions that all fit stand still; a phone shows one at a time', async ({ page, isMobile }) => {
    await page.goto('/ResultView?id=46')
    const solutions = page.getByRole('region', { name: '解决方案' })
    await expect(solutions.getByRole('article')).toHaveCount(3)
    if (isMobile) await expect(solutions.getByRole('button', { name: /下一/ })).toBeVisible()
    else await expect(solutions.getByRole('button')).toHaveCount(0)
  })
})

test.describe('a solution', () => {
  test('has its text, its industry and the ways onward', async ({ page }) => {
    await page.goto('/ResultInfoView?id=418')
    await expect(page).toHaveTitle('超充站低压配电方案-恒沃电气')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^面向 480 kW 以上主机的进线、馈线与防雷设计。单枪功率/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('超充站低压配电方案')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: '主机馈线计算' })).toBeVisible()
    await expect(main.getByRole('table')).toContainText('HA1-1600')
    await expect(main.getByRole('complementary', { name: '关于充电基础设施' })).toContainText('充电站的负荷特点')
    for (const name of ['分享', '打印']) await expect(main.getByRole('button', { name })).toBeVisible()
    await expect(main.getByRole('link', { name: '立即咨询' })).toHaveAttribute('href', '/Consult')
    await expect(page.getByRole('region', { name: '充电基础设施的其他方案' }).getByRole('article')).toHaveCount(2)

    await expect(trail(page).getByRole('listitem')).toHaveText(['首页', '解决方案', '充电基础设施', '超充站低压配电方案'])
    await trail(page).getByRole('link', { name: '充电基础设施' }).click()
    await expect(page).toHaveURL(`/ResultView?id=46&name=${encodeURIComponent('充电基础设施')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('充电基础设施')
  })
})

test('an unknown, missing or malformed id is the not-found page with HTTP 404', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/ResultView', '/ResultInfoView']) {
    for (const query of ['', '?id=', '?id=999999', '?id=abc', '?id=41_2', '?id=1%27', '?id=99999999999999999999', '?name=x']) {
      const response = await page.request.get(`${path}${query}`)
      expect(response.status(), `${path}${query}`).toBe(404)
      expect(await response.text()).toContain('<title>页面不存在-恒沃电气</title>')
    }
  }
})

test('solutions are whole in the served HTML', { tag: '@once' }, async ({ page }) => {
  const category = (await (await page.request.get('/ResultView?id=41')).text()).replaceAll(/<wbr\/?>/g, '')
  for (const text of ['方案概述', '检修不必停母线', '数据中心能效与电能质量监测', '云栖数据中心 A3 楼']) expect(category).toContain(text)
  expect((await (await page.request.get('/ResultInfoView?id=418')).text()).replaceAll(/<wbr\/?>/g, '')).toContain('主机馈线计算')
})
