import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|status of 503|ERR_FAILED/ })

const main = (page: Page) => page.getByRole('main')
const ticks = (page: Page) => page.getByRole('checkbox')
const retry = (page: Page) => page.getByRole('button', { name: '重试' })
const listFailure = (page: Page) => page.getByText('列表加载失败，请重试')

/** A page that was loaded anew would have lost the mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

test('with the line cut the download centre stays as it is, with what is ticked and typed; 重试 goes there; a reload keeps the ticks', async ({
  page,
  context,
}) => {
  await page.goto('/Download')
  await untilAlive(page)
  await mark(page)
  // Cut before the first touch: messages have not been loaded either.
  await context.setOffline(true)
  const names = await page.getByRole('list', { name: '资料' }).getByRole('listitem').allTextContents()
  await ticks(page).nth(0).check()
  await ticks(page).nth(1).check()

  const box = main(page).getByRole('searchbox')
  await box.fill('HM3')
  await box.press('Enter')
  await expect(listFailure(page)).toBeVisible()
  await expect(page.getByText('网络连接中断，请检查网络')).toBeVisible()
  await expect(box).toHaveValue('HM3')
  await main(page).getByRole('link', { name: '下一页' }).click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(listFailure(page)).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '资料分类' })
  await tabs.getByRole('link', { name: /认证证书/ }).click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(tabs.getByRole('link', { name: /全部/ })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('/Download')
  await expect(page.getByRole('list', { name: '资料' }).getByRole('listitem')).toHaveText(names)

  await page.getByRole('region', { name: '批量下载' }).getByRole('button', { name: '批量下载' }).click()
  await expect(page.getByText('下载失败，请重试')).toBeVisible()
  await expect(ticks(page).nth(1)).toBeChecked()
  await context.setOffline(false)
  const downloading = page.waitForEvent('download')
  await retry(page).last().click()
  expect((await downloading).suggestedFilename()).toBe('批量下载.zip')

  await context.setOffline(true)
  await tabs.getByRole('link', { name: /认证证书/ }).click()
  await expect(listFailure(page)).toBeVisible()
  await context.setOffline(false)
  await retry(page).first().click()
  await expect(page).toHaveURL('/Download?categoryId=82')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('认证证书')
  await expect(listFailure(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)

  await page.reload()
  await expect(page.getByRole('region', { name: '批量下载' })).toContainText(/已选 ?2 ?份/)
})

test('a link that the line is cut on leaves the page and what is typed there; a bar says while the page is on its way, and stands still for who wants less motion', async ({
  page,
}) => {
  await page.goto('/Consult')
  await untilAlive(page)
  const name = page.getByRole('textbox', { name: /姓名/ })
  await name.fill('王工')
  const link = page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '首页' })
  const bar = page.getByRole('progressbar', { name: '页面加载中' })

  let answer = (_: 'abort' | 'continue') => {}
  await page.route(/[?&]_rsc=/, async (route) => {
    const wanted = await new Promise<'abort' | 'continue'>((resolve) => {
      answer = resolve
    })
    await route[wanted]()
  })
  await link.click()
  await expect(bar).toBeVisible()
  answer('abort')
  await expect(page.getByText('页面打开失败，请重试')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(/\/Consult$/)
  await expect(name).toHaveValue('王工')

  await retry(page).click()
  await expect(bar).toBeVisible()
  await expect(page.getByText('页面打开失败，请重试')).toHaveCount(0)
  const isMoving = () => bar.evaluate((element) => element.getAnimations().some(({ playState }) => playState === 'running'))
  await expect.poll(isMoving).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isMoving).toBe(false)
  answer('continue')
  await expect(page).toHaveURL(/\/$/)
  await expect(bar).toHaveCount(0)
})

test('a search in the header that the line is cut on stays open with its words; 重试 leads to the results, and back to the page', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/News')
  await untilAlive(page)
  const search = page.getByRole('banner').getByRole('button', { name: '站内搜索' })
  const field = page.getByRole('banner').getByRole('combobox', { name: '搜索产品、资料或新闻' })
  const overlays = () => page.evaluate(() => history.state?.overlays ?? 0)
  await search.click()
  await field.fill('HM3')
  await page.route(/[?&]_rsc=/, (route) => route.abort())
  await field.press('Enter')
  await expect(page.getByText('页面打开失败，请重试')).toBeVisible()
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('HM3')
  await expect(page).toHaveURL(/\/News$/)
  expect(await overlays()).toBe(1)

  await page.unrouteAll()
  await retry(page).click()
  await expect(page).toHaveURL(/\/SearchResult\?val=HM3&search=true$/)
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(page).toHaveURL(/\/News$/)
  await expect.poll(overlays).toBe(0)

  // When the line holds, the panel goes with the page.
  await search.click()
  await field.fill('HA1')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/SearchResult\?val=HA1&search=true$/)
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(page).toHaveURL(/\/News$/)
  await expect.poll(overlays).toBe(0)
})
