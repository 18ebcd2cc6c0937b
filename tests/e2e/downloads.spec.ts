import type { Page } from '@playwright/test'
import { expect, test } from './test'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')
const tabs = (page: Page) => page.getByRole('navigation', { name: '资料分类' }).getByRole('link')
const tab = (page: Page, name: RegExp) => tabs(page).filter({ hasText: name })
const count = (page: Page) => page.getByRole('status').filter({ hasText: '份资料' })
const ticks = (page: Page) => page.getByRole('checkbox')
const bar = (page: Page) => page.getByRole('region', { name: '批量下载' })

/** The numbers that the page shows are those of the endpoint (spec: overview/one-truth). */
async function totalOf(page: Page, query: Record<string, string> = {}): Promise<number> {
  const answer = await page.request.get(`/prod-api/api/attachment/list?${new URLSearchParams(query)}`)
  return Number((await answer.json()).total)
}

test('the full list has nine files a page, a tab with its count for each category, and the way to the selector', async ({ page }) => {
  const total = await totalOf(page)
  await page.goto('/Download')
  await expect(page).toHaveTitle('下载中心-恒沃电气')
  await expect(count(page)).toHaveText(`共 ${total} 份资料`)
  await expect(ticks(page)).toHaveCount(9)
  await expect(tabs(page)).toHaveCount(7)
  await expect(tabs(page).first()).toHaveText(`全部 ${total}`)
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('main').getByRole('link', { name: '产品选型', exact: true })).toHaveAttribute('href', '/selectProduct')
})

test('a category keeps the keyword; a search lets the category go and filters the tabs; an empty one restores all', async ({ page }) => {
  const [named, all] = [await totalOf(page, { name: 'hm3' }), await totalOf(page)]
  await page.goto('/Download?categoryId=82&pageNum=2')
  await expect(tab(page, /认证证书/)).toHaveAttribute('aria-current', 'true')
  await box(page).fill(' hm3 ')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/Download?name=hm3')
  await expect(count(page)).toHaveText(`共 ${named} 份资料`)
  await expect(tabs(page).first()).toHaveText(`全部 ${named}`)
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('HM3')

  const before = (await tab(page, /认证证书/).textContent()) ?? ''
  await tab(page, /认证证书/).click()
  await expect(page).toHaveURL('/Download?name=hm3&categoryId=82')
  await expect(count(page)).toHaveText(`共 ${before.match(/\d+/)?.[0]} 份资料`)
  await expect(box(page)).toHaveValue('hm3')

  await box(page).fill('')
  await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page).toHaveURL('/Download')
  await expect(count(page)).toHaveText(`共 ${all} 份资料`)
  await page.goBack()
  await expect(box(page)).toHaveValue('hm3')
  await expect(tab(page, /认证证书/)).toHaveAttribute('aria-current', 'true')
})

test('nothing found has a way onward', async ({ page }) => {
  await page.goto(`/Download?${new URLSearchParams({ name: '%.*' })}`)
  await expect(page.getByText('没有名称包含“%.*”的资料')).toBeVisible()
  await expect(tabs(page)).toHaveText(['全部 0'])
  await page.getByRole('link', { name: '查看全部资料' }).click()
  await expect(page).toHaveURL('/Download')
  await expect(ticks(page)).toHaveCount(9)
})

test('what is ticked survives paging; more than one makes a batch; unticking removes that one alone', async ({ page }) => {
  await page.goto('/Download')
  await ticks(page).nth(0).check()
  await expect(bar(page)).toHaveCount(0)
  await ticks(page).nth(1).check()
  await expect(bar(page)).toContainText(/已选 ?2 ?份/)
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL('/Download?pageNum=2')
  await expect(count(page)).toBeFocused()
  await ticks(page).nth(0).check()
  await expect(bar(page)).toContainText(/已选 ?3 ?份/)
  await page.goBack()
  await ticks(page).nth(0).uncheck()
  await expect(ticks(page).nth(1)).toBeChecked()

  const asking = page.waitForRequest(/\/kbs\/info\/rar-attach\?ids=\d+,\d+$/)
  const downloading = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: '批量下载' }).click()
  await asking
  expect((await downloading).suggestedFilename()).toBe('批量下载.zip')
})

test('a row offers online view in a new tab and the download with type and size', async ({ page }) => {
  await page.goto('/Download')
  const row = page.getByRole('list', { name: '资料' }).getByRole('listitem').first()
  await expect(row.getByRole('link', { name: /在线查看/ })).toHaveAttribute('href', /^\/PDF\?param=%2Ffiles%2F/)
  await expect(row.getByRole('link', { name: /在线查看/ })).toHaveAttribute('target', '_blank')
  await expect(row.getByRole('link', { name: /^PDF [\d.]+(KB|MB)，下载/ })).toHaveAttribute('href', /^\/files\/.+\.pdf$/)
})

test('without scripts the box, the tabs and the pages work', async ({ page, browser }) => {
  await page.goto('/Download')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent })
  const still = await context.newPage()
  await still.goto('/Download')
  await tab(still, /2D图纸/).click()
  await expect(still).toHaveURL('/Download?categoryId=86')
  await still.getByRole('link', { name: '下一页' }).click()
  await expect(still).toHaveURL('/Download?categoryId=86&pageNum=2')
  await box(still).fill('HM3')
  await box(still).press('Enter')
  await expect(still).toHaveURL('/Download?name=HM3')
  await context.close()
})
