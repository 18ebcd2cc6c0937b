import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

test('a search that is opened and left by keys before any script has come leaves the focus at its button when the page is alive', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/News', { waitUntil: 'commit' })
  const search = page.getByRole('banner').getByRole('button', { name: '站内搜索' })
  await search.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('combobox', { name: '搜索产品、资料或新闻' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  letGo()
  await untilAlive(page)
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await expect(search).toBeFocused()
})

/** What was pressed before a page woke up is given again after a pause: makes it long, and marks the page when it begins. */
async function lengthenPause(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout
    addEventListener('alive', () => {
      document.documentElement.dataset.awake = 'true'
      Reflect.set(window, 'setTimeout', (work: () => void, ms = 0) => later(work, ms === 0 ? 1000 : ms))
    })
  })
}

test('a link that is followed in the moment between the waking up of a page and what was pressed before leaves no panel open', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await lengthenPause(page)
  await page.goto('/ExampleView', { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: '客户案例' })
  await menu.click()
  letGo()
  await page.waitForFunction(() => document.documentElement.dataset.awake)
  await banner.getByRole('link', { name: '轨道交通' }).last().click()
  await expect(page).toHaveURL(/\/ExampleView\?id=11/)
  await untilAlive(page)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(banner.getByRole('link', { name: '轨道交通' })).toHaveCount(0)
})

test('Escape in the moment between the waking up of a page and what was pressed before closes what that press opens', async ({ page }) => {
  const letGo = await holdScripts(page)
  await lengthenPause(page)
  await page.goto('/News', { waitUntil: 'commit' })
  const search = page.getByRole('banner').getByRole('button', { name: '站内搜索' })
  await search.click()
  letGo()
  await page.waitForFunction(() => document.documentElement.dataset.awake)
  await page.keyboard.press('Escape')
  await untilAlive(page)
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await expect(search).toBeFocused()
})

test('who opens the search before any script has come, and goes on to a field of the page, stays there when the page is alive', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/Consult', { waitUntil: 'commit' })
  const search = page.getByRole('banner').getByRole('button', { name: '站内搜索' })
  await search.click()
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  const name = page.getByLabel('姓名')
  await name.focus()
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await name.pressSequentially('测试访客')
  letGo()
  await untilAlive(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('测试访客')
  await expect(search).toHaveAttribute('aria-expanded', 'false')
})

test('of the panels of the header that are opened before any script has come the last one is open when the page is alive', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/News', { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: '产品中心', exact: true })
  const search = banner.getByRole('button', { name: '站内搜索' })
  for (const button of [search, menu, menu, menu, search]) await button.click()
  const field = banner.getByRole('combobox', { name: '搜索产品、资料或新闻' })
  await field.pressSequentially('HM3')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  letGo()
  await untilAlive(page)
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('HM3')
  await page.keyboard.press('Escape')
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await expect(search).toBeFocused()
})
