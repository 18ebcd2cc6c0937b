import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { catalogue, expectDrawn, pageField, viewerOf } from './pdf-viewer'
import { expect, test } from './test'

const addressOf = (val: string, more: Record<string, string> = {}) =>
  `/SearchResult?${new URLSearchParams({ val, search: 'true', ...more })}`

/** How many entries `/prod-api` finds: the page finds all of them, and more (spec: search/same-answers). */
async function plainTotalsOf(request: APIRequestContext, keyword: string) {
  const total = async (path: string, parameter: string) => {
    const answer = await request.get(`/prod-api/api/${path}?${new URLSearchParams({ [parameter]: keyword })}`)
    return Number((await answer.json()).total)
  }
  const [product, news, document] = await Promise.all([
    total('product/list', 'title'),
    total('article/news/list', 'title'),
    total('attachment/list', 'name'),
  ])
  return [product, news, document]
}

/** How many entries the tabs say they have. */
async function totalsOf(page: Page) {
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([/^产品中心 \d+$/, /^新闻中心 \d+$/, /^下载中心 \d+$/])
  return (await tabs.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]))
}

const outcome = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '相关的结果' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) })
const box = (page: Page) => page.getByRole('main').getByRole('combobox')
const next = (page: Page) => page.getByRole('link', { name: '下一页' })

test('a search tells how much it found in all, and in each tab', async ({ page, request }) => {
  const plain = await plainTotalsOf(request, '断路器')
  await page.goto(addressOf('断路器'))
  await expect(page).toHaveTitle('断路器 搜索结果-恒沃电气')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveText('首页搜索结果')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(box(page)).toHaveValue('断路器')
  const totals = await totalsOf(page)
  await expect(outcome(page)).toHaveText(`共找到 ${totals.reduce((sum, total) => sum + total, 0)} 条与“断路器”相关的结果`)
  for (const [index, total] of totals.entries()) expect(total).toBeGreaterThanOrEqual(plain[index] ?? 0)
  await expect(tab(page, '产品中心')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article')).toHaveCount(9)
})

test('Enter and the button search anew; the keyword is marked whatever its case', async ({ page }) => {
  await page.goto(addressOf('断路器', { tab: 'news', productPage: '2' }))
  await box(page).fill(' hm3 ')
  await box(page).press('Enter')
  await expect(page).toHaveURL(addressOf('hm3'))
  await expect(outcome(page)).toContainText('“hm3”')
  await expect(box(page)).toHaveValue('hm3')
  await expect(tab(page, '产品中心')).toHaveAttribute('aria-selected', 'true')
  const mark = page.getByRole('article').first().locator('mark')
  await expect(mark).toHaveText('HM3')
  await expect(mark).toHaveCSS('background-color', 'rgb(255, 233, 204)')

  await page.getByRole('main').getByRole('button', { name: '清空' }).click()
  await expect(box(page)).toBeFocused()
  await box(page).fill('断路器')
  await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).click()
  await expect(outcome(page)).toContainText('“断路器”')
  await page.goBack()
  await expect(outcome(page)).toContainText('“hm3”')
  await expect(box(page)).toHaveValue('hm3')
})

test('an empty search is rejected and changes nothing', async ({ page }) => {
  await page.goto(addressOf('断路器'))
  const before = page.url()
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(page.getByText('输入值不能为空')).toBeVisible()
  expect(page.url()).toBe(before)
  await expect(outcome(page)).toContainText('“断路器”')
})

test('the first tab with results is in front; a chosen one stays on reload, back and in a shared link', async ({ page }) => {
  await page.goto(addressOf('认证证书'))
  await expect(tab(page, '下载中心')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('checkbox')).not.toHaveCount(0)

  await page.goto(addressOf('断路器'))
  await tab(page, '新闻中心').click()
  await expect(page).toHaveURL(/tab=news/)
  await expect(page.getByRole('tabpanel', { name: /新闻中心/ })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: /产品中心/ })).toBeHidden()
  await page.reload()
  await expect(tab(page, '新闻中心')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).not.toHaveURL(/tab=/)
  await expect(tab(page, '产品中心')).toHaveAttribute('aria-selected', 'true')
})

test('each list pages independently, from the top, and its page is in the address', async ({ page }) => {
  await page.goto(addressOf('断路器'))
  const first = await page.getByRole('article').first().textContent()
  await next(page).click()
  await expect(page).toHaveURL(/productPage=2/)
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100)
  await expect(outcome(page)).toBeFocused()

  await tab(page, '下载中心').click()
  await next(page).click()
  await expect(page).toHaveURL(/tab=document&productPage=2&documentPage=2/)
  await tab(page, '产品中心').click()
  await expect(page).toHaveURL(/tab=product&productPage=2&documentPage=2/)
  await expect(page.getByRole('navigation', { name: '产品中心分页' }).locator('[aria-current]')).toHaveText('第 2 页')
  const second = await page.getByRole('article').first().textContent()
  await page.reload()
  await expect(page.getByRole('article').first()).toHaveText(second ?? '')
})

test('pages that make no sense fall back, one past the end is the last', async ({ page }) => {
  await page.goto(addressOf('断路器', { tab: 'nothing', productPage: '99', newsPage: '-3', documentPage: 'x' }))
  await expect(tab(page, '产品中心')).toHaveAttribute('aria-selected', 'true')
  const [products = 0] = await totalsOf(page)
  await expect(page.getByRole('navigation', { name: '产品中心分页' }).locator('[aria-current]')).toHaveText(
    `第 ${Math.ceil(products / 9)} 页`,
  )
})

test('a product leads to its page and to its documents, news to the article', async ({ page }) => {
  await page.goto(addressOf('HM3-250 塑壳断路器'))
  const product = page.getByRole('article').first()
  const query = {
    id: '153',
    hot: 'true',
    categoryName: '配电类',
    subcategoryName: '塑壳断路器',
    name: 'HM3-250 塑壳断路器',
  }
  await expect(product.getByRole('link', { name: /查看详情/ })).toHaveAttribute('href', `/GoodsInfoView?${new URLSearchParams(query)}`)
  await product.getByRole('link', { name: /产品资料/ }).click()
  await expect(page).toHaveURL(`/GoodsInfoView?${new URLSearchParams({ ...query, hash: 'true' })}`)
  await expect(page.getByRole('tab', { name: '产品资料' })).toHaveAttribute('aria-selected', 'true')

  await page.goto(addressOf('断路器', { tab: 'news' }))
  const row = page.getByRole('article').first()
  await expect(row.getByRole('link')).toHaveAttribute('href', /^\/NewsDetail\?id=\d+$/)
  await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
  await expect(row.getByRole('heading').locator('mark').first()).toHaveText('断路器')
})

test('documents can be viewed, downloaded, and ticked over several pages for one zip', async ({ page }) => {
  await page.goto(addressOf('断路器', { tab: 'document' }))
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  const view = row.getByRole('link', { name: /在线查看/ })
  await expect(view).toHaveAttribute('href', /^\/PDF\?param=%2Ffiles%2F/)
  await expect(view).toHaveAttribute('target', '_blank')
  await expect(row.getByRole('link', { name: /^PDF [\d.]+(KB|MB)，下载/ })).toHaveAttribute('href', /^\/files\/.+\.pdf$/)

  const ticks = page.getByRole('checkbox')
  const bar = page.getByRole('region', { name: '批量下载' })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await expect(bar).toContainText(/已选 ?2 ?份/)
  await next(page).click()
  await expect(page).toHaveURL(/documentPage=2/)
  await expect(ticks.nth(0)).not.toBeChecked()
  await ticks.nth(0).check()
  await expect(bar).toContainText(/已选 ?3 ?份/)
  await page.goBack()
  await expect(ticks.nth(1)).toBeChecked()
  await ticks.nth(0).uncheck()
  await expect(ticks.nth(1)).toBeChecked()
  await expect(bar).toContainText(/已选 ?2 ?份/)

  const asking = page.waitForRequest(/\/kbs\/info\/rar-attach\?ids=\d+,\d+$/)
  const downloading = page.waitForEvent('download')
  await bar.getByRole('button', { name: '批量下载' }).click()
  await asking
  expect((await downloading).suggestedFilename()).toBe('批量下载.zip')
})

/** spec: search/pdf-pages */
test('what stands only inside of a catalogue leads to that page of it', async ({ page, context }) => {
  await page.goto(addressOf('海拔修正'))
  await expect(tab(page, '下载中心')).toHaveAttribute('aria-selected', 'true')
  const view = page.getByRole('link', { name: `查看第 8 页 ${catalogue.name}` })
  await expect(view).toHaveText('查看第 8 页')
  const opening = context.waitForEvent('page')
  await view.click()
  const viewer = await opening
  await expect(viewer).toHaveURL(`${viewerOf(catalogue.url)}#page=8`)
  await expectDrawn(viewer, 8)
  await expect(pageField(viewer)).toHaveValue('8')
})

test('characters that patterns use are literal, and nothing found has a way onward', async ({ page }) => {
  await page.goto(addressOf('%.*(<>'))
  await expect(outcome(page)).toHaveText('共找到 0 条与“%.*(<>”相关的结果')
  await expect(page.getByRole('tab')).toHaveText(['产品中心 0', '新闻中心 0', '下载中心 0'])
  await expect(page.getByRole('tabpanel', { name: /产品中心/ }).getByText('暂无数据')).toBeVisible()
  await expect(page.getByRole('heading', { name: '搜索建议' })).toBeVisible()
  await tab(page, '新闻中心').click()
  await expect(page.getByRole('tabpanel', { name: /新闻中心/ }).getByText('暂无数据')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看全部新闻' })).toHaveAttribute('href', '/News')
})

test('without a keyword there is the box and popular entries, and no lists', async ({ page }) => {
  for (const path of ['/SearchResult', '/SearchResult?val=%20&search=true']) {
    await page.goto(path)
    await expect(page).toHaveTitle('搜索结果-恒沃电气')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(outcome(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: '按类别查找' }).getByRole('link')).toHaveCount(6)
    await expect(page.getByRole('region', { name: '热门产品' }).getByRole('article')).toHaveCount(6)
  }
})

test('a keyword is cut at 100 characters', async ({ page }) => {
  await page.goto(addressOf('壳'.repeat(300)))
  await expect(box(page)).toHaveValue('壳'.repeat(100))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('all panels are in the served HTML, and without scripts tabs, pages and the box work', async ({ page, browser, request }) => {
  const html = await (await request.get(addressOf('断路器'))).text()
  const served = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  for (const text of ['/GoodsInfoView?id=', '/NewsDetail?id=', '/PDF?param=', 'role="tabpanel"']) expect(served).toContain(text)

  await page.goto('/SearchResult')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent })
  const still = await context.newPage()
  await still.goto('/SearchResult')
  await box(still).fill('断路器')
  await box(still).press('Enter')
  await expect(still).toHaveURL(/val=.+&search=true/)
  await expect(outcome(still)).toContainText('“断路器”')
  await tab(still, '下载中心').click()
  await expect(still.getByRole('checkbox').first()).toBeVisible()
  await next(still).click()
  await expect(still).toHaveURL(/tab=document&documentPage=2/)
  await context.close()
})

// With products, with nothing found and without a keyword quality.spec.ts looks at the page.
for (const [name, path] of [
  ['with news', addressOf('断路器', { tab: 'news' })],
  ['with documents', addressOf('断路器', { tab: 'document' })],
] as const) {
  test(`the page ${name} has no accessibility trouble and fits the screen`, async ({ page }) => {
    // As tall as the page: what lies under the phone's bottom bar would count as covered.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 5000 })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).include('main').withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
