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

test('Escape in the moment between the waking up of a page and what was pressed before closes what that press opens', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.addInitScript(() => {
    // What was pressed is given again after a pause, which is long here.
    const later = window.setTimeout
    addEventListener('alive', () => {
      document.documentElement.dataset.awake = 'true'
      Reflect.set(window, 'setTimeout', (work: () => void, ms = 0) => later(work, ms === 0 ? 1000 : ms))
    })
  })
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
