import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => page.getByRole('search', { name: '搜索常见问题' }).getByRole('searchbox')
const count = (page: Page) => main(page).getByRole('status')
/** A question with its answer. */
const entry = (page: Page, question: string | RegExp) =>
  main(page)
    .getByRole('group')
    .filter({ has: page.getByText(question) })
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

/** What search engines read of the questions on a page. */
async function facts(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = texts.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'FAQPage')
  return (faq?.mainEntity ?? []).map(({ name }: { name: string }) => name)
}

test.describe('the page of questions', () => {
  test('has all questions under topics and categories; each opens by itself', async ({ page }) => {
    await page.goto('/Questions')
    await expect(page).toHaveTitle('常见问题-恒沃电气')
    await expect(count(page)).toHaveText(/^共 \d+ 个问题$/)
    for (const name of ['选型', '下载', '报修', '配电类', '终端类']) await expect(part(page, name)).toBeVisible()

    const first = part(page, '报修').getByRole('group').first()
    await expect(first.getByText('铭牌上的产品型号')).toBeHidden()
    await first.locator('summary').click()
    await expect(first.getByText('铭牌上的产品型号')).toBeVisible()

    const names = await facts(page)
    await expect(main(page).getByRole('region').getByRole('heading', { level: 3 })).toHaveCount(names.length)
    await expect(count(page)).toHaveText(`共 ${names.length} 个问题`)
  })

  test('the bar of topics leads to a topic and says where one is', async ({ page }) => {
    await page.goto('/Questions')
    const link = page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name: /^终端类/ })
    await link.click()
    await expect(part(page, '终端类').getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', /.+/)
  })

  test('the bar of topics keeps what the keyboard is at in sight, wherever the page scrolls to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/Questions')
    await untilAlive(page)
    const links = page.getByRole('navigation', { name: '页内导航' }).getByRole('link')
    await page.keyboard.press('Tab')
    await links.last().focus()
    await expect(links.last()).toBeInViewport()
    await part(page, '报修').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(links.filter({ hasText: /^报修/ })).toHaveAttribute('aria-current', /.+/)
    // The bar has moved when it has been drawn twice.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport({ ratio: 0.9 })
  })

  test('the search filters while something is typed, marks it, and writes the address', async ({ page }) => {
    await page.goto('/Questions')
    await expect(count(page)).toHaveText(/^共/)
    await box(page).fill('剩余电流 误动')
    await expect(count(page)).toHaveText(/^找到 \d+ 个与“剩余电流 误动”有关的问题$/)
    const found = entry(page, /经常误动/)
    await expect(
      found
        .locator('mark')
        .filter({ hasText: /^误动$/ })
        .first(),
    ).toBeVisible()
    await expect(part(page, '下载')).toHaveCount(0)
    await expect(page).toHaveURL(/\/Questions\?val=/)

    await page.reload()
    await expect(box(page)).toHaveValue('剩余电流 误动')
    await expect(found).toBeVisible()
    await box(page).fill('')
    await expect(count(page)).toHaveText(/^共/)
    await expect(page).toHaveURL('/Questions')
  })

  test('an answer that alone says why is open; a symbol is found however it is set', async ({ page }) => {
    await page.goto('/Questions?val=HTU-Pro')
    await expect(
      entry(page, /N 极容量要和相极一样大吗/)
        .locator('mark')
        .first(),
    ).toBeVisible()
    await box(page).fill('icw 什么时候')
    const marks = entry(page, /什么时候要看它/).locator('summary mark')
    await expect(marks).toHaveText(['I', 'cw', '什么时候'])
  })

  test('nothing found offers a consultation and the hotline', async ({ page }) => {
    await page.goto('/Questions')
    await box(page).fill('没有这个问题')
    await expect(main(page).getByText('没有找到相关问题')).toBeVisible()
    await expect(main(page).getByRole('link', { name: '我要咨询' })).toHaveAttribute('href', '/Consult')
    await expect(main(page).getByRole('link', { name: /拨打热线/ })).toHaveAttribute('href', 'tel:400-000-0000')
  })

  test('an address with an anchor opens its question, loaded or led to', async ({ page }) => {
    await page.goto('/Questions#q-146')
    const question = entry(page, '剩余电流保护的 AC 型、A 型、B 型怎么选？').locator('summary')
    await expect(page.getByText('正弦交流')).toBeVisible()
    await expect(question).toBeInViewport()

    await page.goto('/SearchResult?val=AC-4&search=true')
    await main(page).getByRole('link', { name: '接触器的 AC-3 和 AC-4 有什么区别？' }).click()
    await expect(page).toHaveURL('/Questions#q-121')
    await expect(page.getByText('起重、点动机床请按 AC-4 选用。')).toBeInViewport()
  })

  test('is kept by search engines without a search word alone, and tells them what it shows', async ({ page }) => {
    await page.goto('/Questions')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await page.goto(`/Questions?${new URLSearchParams({ val: '急停' })}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/Questions$/)
    const names = await facts(page)
    expect(names).toContain('急停可以用普通的红色蘑菇头按钮吗？')
    await expect(main(page).getByRole('region').getByRole('heading', { level: 3 })).toHaveCount(names.length)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form, and questions open', async ({ page }) => {
    await page.goto('/Questions')
    await box(page).fill('急停')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/Questions\?val=/)
    await expect(count(page)).toHaveText(/^找到 \d+ 个与“急停”有关的问题$/)
    const question = entry(page, '可以用普通的红色蘑菇头按钮吗？')
    await question.locator('summary').click()
    await expect(question.getByText('旋转才能复位')).toBeVisible()
  })

  test('an anchor opens its question', async ({ page }) => {
    await page.goto('/Questions')
    // Within the page, which is whole then: a browser may look for an anchor only while a page arrives.
    await page.goto('/Questions#q-146')
    await expect(page.getByText('正弦交流')).toBeInViewport()
  })
})

test.describe('questions elsewhere', () => {
  test('a product has its own first and six at most, without a tab of their own', async ({ page }) => {
    await page.goto('/GoodsInfoView?id=153')
    const questions = part(page, '常见问题')
    const names = questions.getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(6)
    await expect(names.first()).toHaveText('塑壳断路器型号里的 M 和 H 是什么意思？')
    expect((await facts(page)).length).toBe(6)
    await expect(page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name: '常见问题' })).toHaveCount(0)
    await questions.locator('summary').first().click()
    await expect(questions.getByText('是分断能力的档次')).toBeVisible()
    await questions.getByRole('link', { name: '全部常见问题' }).click()
    await expect(page).toHaveURL('/Questions')
  })

  test('the pages of the service have those of their topic', async ({ page }) => {
    for (const [path, title, question] of [
      ['/CustomerView', '常见问题', '服务热线什么时间有人接听？'],
      ['/SelfService', '也许已有答案', '报修前需要准备什么？'],
      ['/Feedback', '也许已有答案', '意见反馈和自助报修有什么区别？'],
      ['/Consult', '也许已有答案', '提交咨询以后，多久有人联系我？'],
      ['/Download', '也许已有答案', '产品的认证证书在哪里下载？'],
    ] as const) {
      await page.goto(path)
      const questions = part(page, title)
      await expect(questions.getByRole('group').filter({ hasText: question }), path).toBeVisible()
      expect(await questions.getByRole('group').count(), path).toBeGreaterThanOrEqual(3)
      expect(await facts(page), path).toEqual([])
    }
  })

  test('the site search names three beside its results, which are counted as before', async ({ page }) => {
    await page.goto('/SearchResult?val=断路器&search=true')
    const found = part(page, '常见问题')
    await expect(found.getByRole('listitem')).toHaveCount(3)
    const totals = (await page.getByRole('tab').allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
    const sum = totals.reduce((one, other) => one + other, 0)
    await expect(main(page).getByRole('status').first()).toHaveText(`共找到 ${sum} 条与“断路器”相关的结果`)
    await found.getByRole('link', { name: /^查看全部 \d+ 个问题/ }).click()
    await expect(box(page)).toHaveValue('断路器')
    await page.goto('/SearchResult?val=没有这个词&search=true')
    await expect(part(page, '常见问题')).toHaveCount(0)
  })
})
