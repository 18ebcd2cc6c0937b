import { HtmlValidate } from 'html-validate'
import { untilAlive } from './alive'
import { watchLoaded } from './loaded-scripts'
import { expect, test } from './test'

const MOST_BYTES = 6000

test('what suggests is loaded at the first focus, and weighs 6 kB at most', async ({ page }) => {
  await page.goto('/SearchResult')
  await untilAlive(page)
  const expectWeight = await watchLoaded(page)
  await page.getByRole('main').getByRole('combobox').fill('hm3250')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectWeight(MOST_BYTES)
})

test('the header is valid HTML while it suggests', async ({ page }) => {
  await page.goto('/News')
  await untilAlive(page)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: '站内搜索' }).click()
  await banner.getByRole('combobox').last().fill('hm3250')
  await expect(page.getByRole('option').first()).toBeVisible()
  const html = await banner.evaluate((header) => header.outerHTML)
  // Suggestions are links, and no options of a select.
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'prefer-native-element': 'off' } })
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector ?? ''}`)),
  ).toEqual([])
})
