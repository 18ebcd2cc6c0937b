import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test'

/** Presses Tab until it stands on the wanted control: what can't be reached is a failure. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** Nothing lies over what has the focus (WCAG 2.4.11). */
const isUncovered = (focused: Locator) =>
  focused.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('the product menu by keyboard: open, go through a category to its children, leave with Escape', async ({ page }) => {
  await page.goto('/')
  const item = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '产品中心' })
  await tabTo(page, item)
  await page.keyboard.press('Enter')
  await expect(item).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^控制自动化/ }))
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^交流接触器/ }))
  await page.keyboard.press('Escape')
  await expect(item).toBeFocused()
  await expect(item).toHaveAttribute('aria-expanded', 'false')
})

test('the product list by keyboard: tick, take back, turn the page', async ({ page }) => {
  await page.goto('/GoodsListView')
  const count = page.getByRole('status').filter({ hasText: '款产品' })
  await tabTo(page, page.getByRole('checkbox', { name: /万能式断路器/ }))
  await page.keyboard.press('Space')
  await expect(count).toHaveText(/共 4 款产品/)
  await tabTo(page, page.getByRole('link', { name: '移除 万能式断路器' }))
  await page.keyboard.press('Enter')
  await expect(count).toHaveText(/共 73 款产品/)
  await expect(count).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: '下一页' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pageNum=2/)
})

test('a product by keyboard: gallery, zoom, tabs, ticking and the batch', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await tabTo(page, page.getByRole('button', { name: /放大/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tabTo(page, page.getByRole('tab', { name: '技术参数' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '产品资料' })).toHaveAttribute('aria-selected', 'true')
  const ticks = page.getByRole('tabpanel', { name: /产品样本/ }).getByRole('checkbox')
  for (const index of [0, 1]) {
    await tabTo(page, ticks.nth(index))
    await page.keyboard.press('Space')
    await expect(ticks.nth(index)).toBeChecked()
  }
  // The bar of the batch lies at the lower edge now.
  for (const tick of (await ticks.all()).slice(2)) {
    await tabTo(page, tick)
    expect(await isUncovered(tick)).toBe(true)
  }
  const downloading = page.waitForEvent('download')
  await tabTo(page, page.getByRole('region', { name: '批量下载' }).getByRole('button', { name: '批量下载' }))
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toBe('批量下载.zip')
})

test('a carousel by keyboard: stop it, turn it', async ({ page }) => {
  await page.goto('/')
  const stories = page.getByRole('group', { name: /案例/ }).first()
  const next = stories.getByRole('button', { name: /下一/ })
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(stories).toContainText(/02\s*\/\s*08/)
})

test('the header and the bar of anchors by keyboard: the page stays where it is', async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  const banner = page.getByRole('banner')
  const search = banner.getByRole('button', { name: '站内搜索' })
  await search.focus()
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('combobox').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+Tab')
  await page.getByRole('navigation', { name: '页内导航' }).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
})
