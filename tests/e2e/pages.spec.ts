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

test('an unknown address is a designed page with HTTP 404 and a way onward', async ({ page }) => {
  const response = await page.request.get('/no-such-page')
  expect(response.status()).toBe(404)
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(html).toContain('<title>页面不存在-恒沃电气</title>')
  expect(html).toContain('这一路没有送电')
  expect(html).toContain('href="/GoodsListView')
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
