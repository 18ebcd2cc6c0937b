import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

const email = process.env.ADMINISTRATOR_EMAIL ?? ''
const password = process.env.ADMINISTRATOR_PASSWORD ?? ''

test.use({ viewport: { width: 1600, height: 1000 } })

test.describe.configure({ mode: 'default' })

async function signIn(page: Page) {
  const response = await page.request.post('/cms-api/users/login', { data: { email, password } })
  expect(response.status()).toBe(200)
}

test('an editor sees the search result of an article change while typing', async ({ page }) => {
  await signIn(page)
  const answer = await page.request.post('/cms-api/news?draft=true', { data: { title: '预览试验', _status: 'draft' } })
  const { doc } = await answer.json()
  try {
    await page.goto(`/admin/collections/news/${doc.id}`)
    await page.locator('.collapsible-field', { hasText: '搜索引擎与分享' }).getByRole('button', { name: '切换区块' }).first().click()
    const result = page.getByRole('region', { name: '搜索结果预览' })
    await expect(result).toContainText('预览试验-恒沃电气')
    await expect(result).toContainText(`/NewsDetail?id=${doc.articleId}`)

    await page.getByRole('textbox', { name: /^标题/ }).fill('滨海工厂二期投产')
    await expect(result).toContainText('滨海工厂二期投产-恒沃电气')
    await page.getByRole('textbox', { name: /^页面标题/ }).fill('塑壳断路器年产能达 420 万台')
    await expect(result).toContainText('塑壳断路器年产能达 420 万台-恒沃电气')
    await expect(result).not.toContainText('滨海工厂')

    const description = page.getByRole('textbox', { name: /^页面描述/ })
    await description.fill('太短')
    await expect(result).toContainText('描述只有约 2 个字宽')
    await description.fill('二期厂房建筑面积四万平方米，新增二十四条自动化装配线。'.repeat(3))
    await expect(result).toContainText('新增二十四条自动化装配线')
    await expect(result).not.toContainText('个字宽')
  } finally {
    // An editor that is still open would miss its document.
    await page.goto('about:blank')
    await page.request.delete(`/cms-api/news/${doc.id}`)
    await page.request.delete(`/cms-api/news/${doc.id}?trash=true`)
  }
})

test.describe('a redirect', () => {
  // The first try is refused.
  test.use({ expectedMessages: /status of 400/ })

  test('made in the admin leads visitors on, by address and by link', async ({ page, browser }) => {
    const from = `/old-brochure-${Date.now()}`
    await signIn(page)
    await page.goto('/admin/collections/redirects/create')
    const newAddress = page.getByRole('textbox', { name: /^新地址/ })
    const save = page.getByRole('button', { name: '保存' })
    await page.getByRole('textbox', { name: /^旧地址/ }).fill(`${from}/`)
    await newAddress.fill(`${from}?circle=1`)
    // What is typed is checked a moment later; that answer, when it comes after a refusal, takes it back.
    await expect(async () => {
      await save.click()
      await expect(page.getByText('会形成循环跳转').first()).toBeVisible({ timeout: 5000 })
    }).toPass()
    await newAddress.fill('/Download')
    await save.click()
    await expect(page).toHaveURL(/\/redirects\/\d+/)
    try {
      const visitor = await browser.newPage()
      const response = await visitor.goto(from)
      expect(response?.request().redirectedFrom()?.url()).toContain(from)
      await expect(visitor).toHaveURL(/\/Download$/)
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('下载中心')

      // By a link within the site: the page is not loaded anew.
      await visitor.goto('/News')
      await untilAlive(visitor)
      await visitor.evaluate((address) => {
        const next: { router: { push: (href: string) => void } } = Reflect.get(window, 'next')
        document.documentElement.dataset.kept = 'yes'
        next.router.push(address)
      }, from)
      await expect(visitor).toHaveURL(/\/Download$/)
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('下载中心')
      expect(await visitor.evaluate(() => document.documentElement.dataset.kept)).toBe('yes')
      await visitor.close()
    } finally {
      await page.request.delete(`/cms-api/redirects/${page.url().split('/').pop()}`)
    }
  })
})

test('sitemap and feed are well-formed XML', async ({ page }) => {
  await page.goto('/')
  for (const path of ['/sitemap.xml', '/rss.xml']) {
    const root = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text()
      return new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName
    }, path)
    expect(root).toBe(path === '/rss.xml' ? 'rss' : 'urlset')
  }
})
