import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expectAccessible } from './panels'
import { catalogue, viewerOf } from './pdf-viewer'
import { expect, test } from './test'

const fieldOf = (page: Page, role: 'banner' | 'main') => page.getByRole(role).getByRole('combobox').last()
const options = (page: Page) => page.getByRole('option')

/** The field of the header's search, with the focus. */
async function openSearch(page: Page, path = '/News') {
  await page.goto(path)
  await untilAlive(page)
  await page.getByRole('banner').getByRole('button', { name: '站内搜索' }).click()
  const field = fieldOf(page, 'banner')
  await expect(field).toBeFocused()
  return field
}

test('an engineer finds by what he types: part numbers in any spelling, pinyin, words of the trade', async ({ page, isMobile }) => {
  const field = await openSearch(page)
  let height = 0
  for (const [text, first] of [
    ['hm3250', /HM3-250/],
    ['ＨＭ３', /HM3/],
    ['duanluqi', /断路器/],
    ['空开', /小型断路器/],
  ] as const) {
    await field.fill(text)
    const marks = page.getByRole('listbox').locator('mark')
    await expect(marks.first()).toHaveText(first)
    await expect(options(page).first()).toContainText(first)
    // What lies below a list stays where it is.
    const before = height
    height = (await page.locator('[data-listed]').boundingBox())?.height ?? 0
    if (!isMobile) expect(height).toBeGreaterThanOrEqual(before)
  }
})

test('Enter opens an order code that the arrows have marked, with its options chosen; without a mark it searches', {
  tag: '@once',
}, async ({ page }) => {
  const field = await openSearch(page)
  await field.fill('hm3250h3d200f')
  const code = page.getByRole('group', { name: '订货型号' }).getByRole('option', { name: /^HM3-250 H 3 D 200 F/ })
  await expect(code).toContainText('70 kA，3P')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await code.getAttribute('id')) ?? '')
  await expect(code).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(`/GoodsInfoView?id=153&code=${encodeURIComponent('HM3-250 H 3 D 200 F')}`)

  const other = await openSearch(page)
  await other.fill('hm3')
  await expect(options(page).first()).toBeVisible()
  await other.press('Enter')
  await expect(page).toHaveURL('/SearchResult?val=hm3&search=true')
})

/** spec: search/pdf-pages */
test('what stands only inside of a catalogue suggests that page of it', { tag: '@once' }, async ({ page }) => {
  const field = await openSearch(page)
  await field.fill('海拔修正')
  const document = page.getByRole('group', { name: '文档' }).getByRole('option')
  await expect(document).toHaveText(`${catalogue.name}第 8 页`)
  await expect(document).toHaveAttribute('href', `${viewerOf(catalogue.url)}#page=8`)
  await expect(document.locator('img')).toHaveAttribute('src', '/art/file-pdf.svg')
})

test('the open list is accessible, and says how many suggestions there are', async ({ page }) => {
  const field = await openSearch(page)
  await field.fill('hm3250')
  await expect(options(page).first()).toBeVisible()
  const count = await options(page).count()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(`${count} 条建议，用上下方向键选择`)
  await expectAccessible(page)
})

test('the list and /selectProduct suggest, too, and nothing on the page moves', async ({ page, isMobile }) => {
  for (const path of ['/GoodsListView', '/selectProduct']) {
    await page.goto(path)
    await untilAlive(page)
    const heading = page.locator('main :is(h1, h2, h3)').last()
    const before = await heading.boundingBox()
    const field = fieldOf(page, 'main')
    await field.fill('hm3250')
    await expect(options(page).first()).toBeVisible()
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    expect(await heading.boundingBox()).toEqual(before)
    await expectAccessible(page)
    if (isMobile) await page.getByRole('main').getByRole('button', { name: '取消' }).click()
    else await field.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field).toHaveValue('hm3250')
    expect(await heading.boundingBox()).toEqual(before)
  }
})

test.describe('with a line that is cut', { tag: '@once' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('when nothing answers, nothing is said, and the form searches', async ({ page }) => {
    const field = await openSearch(page)
    await page.route('**/prod-api/api/suggest?**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await field.fill('hm3')
    await failed
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('')
    await field.press('Enter')
    await expect(page).toHaveURL('/SearchResult?val=hm3&search=true')
  })
})
