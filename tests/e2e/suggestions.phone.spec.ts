import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { watchLoaded } from './loaded-scripts'
import { expectAccessible } from './panels'
import { expect, test } from './test'

/** What suggests, as on desktop, and what only the sheet needs. */
const MOST_BYTES = 6000 + 2500

const banner = (page: Page) => page.getByRole('banner')
const field = (page: Page) => banner(page).getByRole('combobox').last()

async function openSheet(page: Page) {
  await banner(page).getByRole('button', { name: '站内搜索' }).click()
  await expect(field(page)).toBeFocused()
}

test('recent searches are kept on the phone: searched again, removed one by one and together', async ({ page }) => {
  await page.goto('/News')
  await untilAlive(page)
  for (const text of ['漏电保护器', 'hm3250 200']) {
    await openSheet(page)
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(text)
  }
  await openSheet(page)
  await banner(page).getByRole('button', { name: '清空' }).click()
  const recent = banner(page).getByRole('region', { name: '最近搜索' })
  await expect(recent.getByRole('listitem')).toHaveText(['hm3250 200', '漏电保护器'])
  await expectAccessible(page)
  await recent.getByRole('button', { name: '漏电保护器', exact: true }).click()
  await expect(page).toHaveURL(`/SearchResult?${new URLSearchParams({ val: '漏电保护器', search: 'true' })}`)

  await openSheet(page)
  await banner(page).getByRole('button', { name: '清空' }).click()
  await recent.getByRole('button', { name: '删除“漏电保护器”' }).click()
  await expect(recent.getByRole('listitem')).toHaveText(['hm3250 200'])
  await expect(field(page)).toBeFocused()
  await recent.getByRole('button', { name: '清除' }).click()
  await expect(recent).toHaveCount(0)
  await expect(banner(page).getByRole('region', { name: '常用入口' }).getByRole('link')).toHaveText([
    '按电气数据选型',
    '粘贴型号清单',
    '别家型号找替代',
    '下载产品样本',
  ])
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('a search that is sent before the suggestions are there is remembered too', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('没有相近的建议')) await arrived
    await route.fulfill({ response })
  })
  await page.goto('/News')
  await untilAlive(page)
  await openSheet(page)
  await field(page).fill('漏电保护器')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/SearchResult/)
  arrive()
  await openSheet(page)
  await banner(page).getByRole('button', { name: '清空' }).click()
  await expect(banner(page).getByRole('region', { name: '最近搜索' }).getByRole('listitem')).toHaveText(['漏电保护器'])
})

test('what suggests in the sheet is loaded at the first focus, and weighs 8.5 kB at most', async ({ page }) => {
  await page.goto('/SearchResult')
  await untilAlive(page)
  // The place of messages comes with the first touch, whatever is touched.
  await page.mouse.move(5, 5)
  await expect(page.getByRole('region', { name: /^消息/ })).toBeAttached()
  const expectWeight = await watchLoaded(page)
  const box = page.getByRole('main').getByRole('combobox')
  await box.click()
  await expect(page.getByRole('region', { name: '常用入口' })).toBeVisible()
  await box.fill('hm3250')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectWeight(MOST_BYTES)
})

test('the sheet fills the screen, upright and sideways, and going back closes it', async ({ page }) => {
  await page.goto('/GoodsListView')
  await untilAlive(page)
  const box = page.getByRole('main').getByRole('combobox')
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await box.click()
    await box.fill('hm3250')
    const form = page.getByRole('main').getByRole('search')
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, ...size })
    // Nothing of the page lies over it.
    for (const [x, y] of [
      [5, 5],
      [size.width - 5, size.height - 5],
      [size.width / 2, size.height - 30],
    ] as const) {
      expect(await form.evaluate((one, [left, top]) => one.contains(document.elementFromPoint(left, top)), [x, y] as const)).toBe(true)
    }
    await page.goBack()
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page).toHaveURL('/GoodsListView')
  }
})
