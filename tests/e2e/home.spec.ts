import type { Locator } from '@playwright/test'
import { expect, test } from './test'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('a visitor goes from the category strip to the hot products and to a category', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /新品热销/ })).toHaveAttribute('href', '/GoodsListView?hot=true')
  await expect(main.getByRole('link', { name: /^配电类/ })).toHaveAttribute('href', /\/GoodsListView\?category=1&categoryName=/)
  await main.getByRole('link', { name: /新品热销/ }).click()
  await expect(page).toHaveURL(/hot=true/)
})

test('the five featured tiles lead to their products', async ({ page }) => {
  for (const id of ['150', '211', '153', '206', '198']) {
    await expect(page.locator(`main a[href="/GoodsInfoView?id=${id}"]`).first()).toBeAttached()
  }
})

test('eight recommended stories and four news are offered', async ({ page }) => {
  const stories = await page
    .locator('main a[href^="/ExampleInfoView?id="]')
    .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size)
  expect(stories).toBe(8)
  const story = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/ExampleInfoView?id="]') })
    .first()
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width
  expect(await widthOf(story.locator('img'))).toBe(await widthOf(story))
  const news = await page
    .locator('main a[href^="/NewsDetail?id="]')
    .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size)
  expect(news).toBe(4)
})

test('the second-to-last banner opens the film instead of a link, and Escape closes it', async ({ page }) => {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '暂停自动播放' }).first().click()
  const film = main.getByRole('button', { name: /观看影片/ })
  await expect(async () => {
    await main.getByRole('button', { name: '下一张' }).first().click()
    await expect(film).toBeInViewport({ timeout: 1500 })
  }).toPass()
  await film.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toHaveAttribute('src', /\/media\/video-home\.mp4$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the banner can be paused and turned by hand', async ({ page }) => {
  const pause = page.getByRole('button', { name: /暂停/ }).first()
  await pause.click()
  await expect(page.getByRole('button', { name: /继续|播放/ }).first()).toBeVisible()
})
