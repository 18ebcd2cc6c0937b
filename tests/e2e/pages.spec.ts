import { expect, test } from './test'

// That they have one h1 and fit the screen, quality.spec.ts looks at.
const pages = [
  { path: '/', title: '恒沃电气' },
  { path: '/GoodsListView', title: '产品中心-恒沃电气' },
  { path: '/GoodsInfoView?id=153', title: 'HM3-250 塑壳断路器-恒沃电气' },
]

for (const { path, title } of pages) {
  test(`${path} has its title and metas, and shows every picture, each with an alternative text attribute`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    for (const name of ['description', 'keywords']) {
      await expect(page.locator(`head > meta[name="${name}"]`)).toHaveAttribute('content', /.{10,}/)
    }
    const pictures = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => ({ src: image.getAttribute('src') ?? '', alt: image.getAttribute('alt') })))
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.filter(({ alt }) => alt === null)).toEqual([])
    for (const src of new Set(pictures.map((picture) => picture.src))) {
      const response = await page.request.get(src)
      expect(response.status(), src).toBe(200)
    }
  })
}

// The later ones are addresses of the framework's own pages.
const unknown = ['/no-such-page', '/404', '/404/', '/500', '/_error', '/_global-error', '/_not-found', '/_next/image']

test('an unknown address is a designed page with HTTP 404 and a way onward', async ({ page }) => {
  for (const address of unknown) {
    const response = await page.request.get(address)
    expect(response.status(), address).toBe(404)
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    for (const part of ['<title>页面不存在-恒沃电气</title>', '这一路没有送电', 'href="/GoodsListView'])
      expect(html, address).toContain(part)
  }
})

test('layout=… overrides what the user agent says', async ({ page }) => {
  await page.goto('/?layout=mobile')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
  await page.goto('/?layout=desktop')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
})

test('responses depend on the user agent and say so', async ({ request }) => {
  const response = await request.get('/GoodsListView')
  expect(response.headers().vary).toContain('User-Agent')
})

test('what the site does for everybody, what is missing and whom to tell stands behind the footer', async ({ page }) => {
  await page.goto('/Download')
  await page.getByRole('contentinfo').getByRole('link', { name: '无障碍说明' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('无障碍说明')
  const main = page.getByRole('main')
  await expect(main.getByText('还做不到的')).toBeVisible()
  await expect(main).toContainText('以《Web 内容无障碍指南》（WCAG）2.2 的 AA 级为目标')
  // What quality.spec.ts looks at on all pages in both layouts.
  for (const promise of [
    '不小于 44 像素',
    '支持系统的高对比度配色',
    '轮播不自动播放',
    '400 %',
    '两种版式的全部页面都会自动检查',
    '只用键盘走一遍',
  ])
    await expect(main).toContainText(promise)
  await expect(main.getByText(/请拨打服务热线 400-000-0000.+service@example\.com/)).toBeVisible()
  await expect(main.getByRole('link', { name: '意见反馈' })).toHaveAttribute('href', '/Feedback')
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

  test('a chosen tab has its line, a ticked document its tick, and the logo its ground', async ({ page }) => {
    await page.goto('/GoodsInfoView?id=153&hash=true')
    const tab = page.getByRole('tab', { name: '产品资料' })
    const line = await tab.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(line).not.toBe(ground)
    const tick = page
      .getByRole('tabpanel', { name: /产品样本/ })
      .getByRole('checkbox')
      .first()
    await tick.check()
    expect(await tick.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(ground)
    const logo = page.getByRole('banner').getByRole('img', { name: '恒沃' }).first()
    expect(await logo.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)')
  })
})
