import { hold } from './hold'
import { expect, test } from './test'

const BREAKERS = `/SearchResult?${new URLSearchParams({ val: '断路器', search: 'true' })}`

test('a search in the header leads here, and on the page box and lists follow it', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: '站内搜索' }).click()
  await header.getByRole('combobox', { name: '搜索产品、资料或新闻' }).fill('断路器')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(BREAKERS)
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox')).toHaveValue('断路器')
  await page.getByRole('tab', { name: /新闻中心/ }).click()
  await expect(page).toHaveURL(/tab=news/)

  await header.getByRole('button', { name: '站内搜索' }).click()
  await header.getByRole('combobox', { name: '搜索产品、资料或新闻' }).fill('接触器')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('combobox')).toHaveValue('接触器')
  await expect(main.getByRole('status').first()).toContainText('“接触器”')
  await expect(page.getByRole('tab', { name: /产品中心/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article').first()).toContainText('接触器')
})

test('an empty search in the header is rejected', async ({ page }) => {
  await page.goto(BREAKERS)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: '站内搜索' }).click()
  await header.getByRole('combobox', { name: '搜索产品、资料或新闻' }).press('Enter')
  await expect(page.getByText('输入值不能为空')).toBeVisible()
  await expect(page).toHaveURL(BREAKERS)
})

test('the tabs are one stop of the Tab key; arrows, Home and End choose', async ({ page }) => {
  await page.goto(BREAKERS)
  const [products, news, documents] = ['产品中心', '新闻中心', '下载中心'].map((name) => page.getByRole('tab', { name: new RegExp(name) }))
  if (!products || !news || !documents) throw new Error('three tabs')
  await products.focus()
  await page.keyboard.press('ArrowRight')
  await expect(news).toBeFocused()
  await expect(news).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: /新闻中心/ })).toBeVisible()
  await page.keyboard.press('End')
  await expect(documents).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(products).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: /产品中心/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(documents).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(documents).not.toBeFocused()
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})

test('while another page is on its way the list says so', async ({ page }) => {
  await page.goto(BREAKERS)
  const answer = await hold(page, /productPage=2/)
  await page.getByRole('link', { name: '下一页' }).click()
  const panel = page.getByRole('tabpanel', { name: /产品中心/ })
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(1)
  answer()
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('a narrow or zoomed window reflows', async ({ page }) => {
  const overflow = () => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
  for (const tab of ['product', 'news', 'document']) {
    await page.goto(`${BREAKERS}&tab=${tab}`)
    for (const width of [960, 480, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(overflow, `${tab} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
