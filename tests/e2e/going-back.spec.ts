import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { chooseRegion, open } from './forms'
import { holdScripts } from './hold-scripts'
import { catalogue, expectDrawn, viewerOf } from './pdf-viewer'
import { expectForFingers } from './targets'
import { expect, test } from './test'

const product = '/GoodsInfoView?id=153'

async function openPicture(page: Page) {
  // Not by the pointer, which would scroll to it.
  await page
    .getByRole('button', { name: /放大查看/ })
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('dialog')).toBeVisible()
}

const depth = (page: Page) => page.evaluate(() => history.state?.overlays ?? 0)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('going back closes the picture and keeps the place; the next time it leaves', async ({ page }) => {
  await page.goto('/GoodsListView?search=true&val=HM3-250')
  await page.getByRole('main').locator('a[href="/GoodsInfoView?id=153"]').first().click()
  await expect(page).toHaveURL(product)
  // Of a page that is still arriving, there is nothing to scroll.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HM3-250/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await openPicture(page)
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(product)
  expect(await place(page)).toBe(120)

  // Forward opens nothing, and costs nothing.
  await page.goForward()
  await expect.poll(() => depth(page)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Closed in another way, and opened and closed in a moment, nothing stays behind.
  await openPicture(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPicture(page)
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await expect.poll(() => depth(page)).toBe(0)
  expect(await place(page)).toBe(120)
  await page.goBack()
  await expect(page).toHaveURL('/GoodsListView?search=true&val=HM3-250')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品中心')
})

test('after a reload with a picture open, the page is left by one step', { tag: '@once' }, async ({ page }) => {
  await page.goto('/GoodsListView?search=true&val=HM3-250')
  await page.goto(product)
  await openPicture(page)
  await expect.poll(() => depth(page)).toBe(1)
  await expectForFingers(page)
  await page.reload()
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/GoodsListView?search=true&val=HM3-250')
})

test('going back closes what the header opens; a link in it leads on from the page', async ({ page, isMobile }) => {
  await page.goto('/News')
  const banner = page.getByRole('banner')
  const search = banner.getByRole('button', { name: '站内搜索' })
  await search.click()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL('/News')

  const menu = banner.getByRole('button', { name: isMobile ? '菜单' : '服务与支持' })
  await menu.click()
  await expect.poll(() => depth(page)).toBe(1)
  if (isMobile) await banner.locator('summary', { hasText: '服务与支持' }).click()
  await banner
    .getByRole('link', { name: '资料下载' })
    .or(banner.getByRole('link', { name: '下载中心' }))
    .first()
    .click()
  await expect(page).toHaveURL(/^[^?]*\/Download$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('下载中心')
  await page.goBack()
  await expect(page).toHaveURL('/News')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  expect(await depth(page)).toBe(0)
})

test('a film is closed by going back, and by Escape where its controls have the focus', async ({ page }) => {
  await page.goto('/ExampleInfoView?id=301')
  const watch = page.getByRole('button', { name: '观看视频' })
  await watch.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toBeVisible()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(watch).toBeInViewport()

  await watch.click()
  const video = dialog.locator('video')
  await expect(video).toBeVisible()
  await video.focus()
  await page.keyboard.press('Tab')
  await expect(video).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => depth(page)).toBe(0)
})

test('the choice of a region is closed by going back, and what was typed stays; a city that is chosen leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/CustomerView')
  await open(page, '/SelfService')
  await page.getByLabel('姓名').fill('测试访客')
  const picker = page.getByRole('combobox', { name: '所在省市' })
  await picker.click()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(picker).toHaveAttribute('aria-expanded', 'false')
  await expect(picker).toBeFocused()
  await expect(page).toHaveURL('/SelfService')
  await expect(page.getByLabel('姓名')).toHaveValue('测试访客')
  await chooseRegion(page, '广东省', '深圳市')
  await expect(picker).toHaveText('广东省/深圳市')
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/CustomerView')
})

test('the search in a document is closed by going back, and the document stays', async ({ page }) => {
  await page.goto('/Download')
  await page.goto(viewerOf(catalogue.url))
  await expectDrawn(page, 1)
  await page.getByRole('button', { name: /^查找/ }).click()
  const search = page.getByRole('search', { name: '在文档中查找' })
  await search.getByRole('textbox', { name: '查找内容' }).fill('HM3E-630')
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(search).toHaveCount(0)
  await expect(
    page
      .getByRole('group', { name: /^第 \d+ 页/ })
      .locator('canvas')
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/Download')
})

test('going back right after a reload shows the page gone back to, before any script has come', { tag: '@once' }, async ({ page }) => {
  await page.goto('/News')
  await untilAlive(page)
  const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('main').locator('a[href^="/NewsDetail"]').first().click()
  await expect(page).toHaveURL(/NewsDetail/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list)
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/News$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
  letGo()
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
})
