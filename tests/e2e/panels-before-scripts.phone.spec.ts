import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

test('the search of a phone that is opened before any script has come has its glass in front of the words', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/News', { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: '站内搜索' }).click()
  const field = banner.getByRole('combobox', { name: '搜索产品、资料或新闻' })
  await expect(field).toBeFocused()
  const glass = await banner.getByRole('search').getByRole('button', { name: '搜索' }).locator('svg').boundingBox()
  const words = await field.evaluate(
    (element) => element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft),
  )
  expect(glass && glass.x + glass.width).toBeLessThan(words)
})
