import type { Page } from '@playwright/test'
import { expect, test } from './test'

const count = (page: Page) => page.getByRole('status').filter({ hasText: '款产品' })
const filter = (page: Page) => page.getByRole('complementary', { name: '筛选' })
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

test('an engineer narrows moulded-case breakers by poles and breaking capacity, and each count comes true', async ({ page }) => {
  await page.goto('/GoodsListView?category=1&id=12')
  await expect(count(page)).toHaveText(/共 7 款产品，[\d,]+ 个订货型号/)
  const fourPoles = filter(page).getByRole('checkbox', { name: /^4P/ })
  const offered = numberIn((await fourPoles.textContent())?.replace('4P', '') ?? '')
  await fourPoles.scrollIntoViewIfNeeded()
  const before = await fourPoles.boundingBox()
  await fourPoles.click()
  await expect(page).toHaveURL(/a\.poles=4P$/)
  await expect(count(page)).toHaveText(new RegExp(`共 ${offered} 款产品`))
  await expect(fourPoles).toBeChecked()
  expect(await fourPoles.boundingBox()).toEqual(before)
  await page.getByRole('link', { name: '移除 4P' }).click()
  await expect(count(page)).toHaveText(/共 7 款产品/)
  await expect(page).not.toHaveURL(/a\.poles/)

  // What leads to nothing is no link, and says why.
  await page.goto('/GoodsListView?category=1&id=12&a.rated-current=16')
  const impossible = filter(page).getByRole('checkbox', { disabled: true })
  await expect(impossible).not.toHaveCount(0)
  for (const one of await impossible.all()) await expect(one).toHaveAccessibleDescription(/与已选条件一起没有产品/)

  // Nor is it a dead end: what is in the way is taken back where it is said.
  await filter(page).getByRole('link', { name: '去掉“In 16 A”' }).first().click()
  await expect(count(page)).toHaveText(/共 7 款产品/)
})

test('a typed range is a chip and an address, and a reload shows the same', async ({ page }) => {
  await page.goto('/GoodsListView?category=1&id=12')
  const from = filter(page).getByRole('textbox', { name: /额定电流 In最小/ })
  await from.fill('500')
  await from.press('Enter')
  await expect(page).toHaveURL(/a\.rated-current=500\.\.$/)
  await expect(page.getByRole('link', { name: /移除 In ≥ 500 A/ })).toBeVisible()
  const shown = await count(page).textContent()
  await page.reload()
  await expect(count(page)).toHaveText(shown ?? '')
  await expect(from).toHaveValue('500')
  await expect(page.getByRole('button', { name: '复制此筛选的链接' })).toBeVisible()
  await page.goBack()
  await expect(count(page)).toHaveText(/共 7 款产品/)
})

test('cards of a category show the same parameters, in line across a row', async ({ page }) => {
  await page.goto('/GoodsListView?category=1&id=12')
  const names = (place: number) => page.getByRole('article').nth(place).getByRole('term').allTextContents()
  expect(await names(0)).toHaveLength(3)
  expect(await names(1)).toEqual(await names(0))
  const top = async (place: number) => (await page.getByRole('article').nth(place).getByRole('term').first().boundingBox())?.y
  expect(await top(1)).toBe(await top(0))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('values are links, and the range is a form', async ({ page }) => {
    await page.goto('/GoodsListView?category=1&id=12')
    await filter(page).getByRole('checkbox', { name: /^4P/ }).click()
    await expect(page).toHaveURL(/a\.poles=4P$/)
    await filter(page)
      .getByRole('textbox', { name: /额定电流 In最小/ })
      .fill('500')
    await filter(page).getByRole('button', { name: '应用' }).first().click()
    await expect(page).toHaveURL(/a\.poles=4P/)
    await expect(page.getByRole('link', { name: /移除 In ≥ 500 A/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /移除 4P/ })).toBeVisible()
  })
})
