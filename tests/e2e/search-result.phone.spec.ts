import { expect, test } from './test'

const addressOf = (tab: string) => `/SearchResult?${new URLSearchParams({ val: '断路器', search: 'true', tab })}`

test('on a phone a product leads to the product page, not to a story', async ({ page }) => {
  await page.goto(addressOf('product'))
  const links = page.getByRole('tabpanel').getByRole('article').getByRole('link')
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/GoodsInfoView\?id=[^&]+&hot=true&categoryName=/)
  }
  await links.first().click()
  await expect(page).toHaveURL(/\/GoodsInfoView\?id=/)
})

test('what a finger aims at is at least 44 px high', async ({ page }) => {
  await page.goto(addressOf('product'))
  const main = page.getByRole('main')
  const targets = [
    main.getByRole('combobox'),
    main.getByRole('button', { name: '搜索', exact: true }),
    main.getByRole('button', { name: '清空' }),
    page.getByRole('tab').first(),
    page.getByRole('link', { name: /^查看详情/ }).first(),
    page.getByRole('link', { name: /^产品资料/ }).first(),
    page.getByRole('link', { name: '下一页' }),
  ]
  for (const target of targets) {
    const bounds = await target.boundingBox()
    expect(bounds?.height, String(target)).toBeGreaterThanOrEqual(44)
  }
})

test('the bar of ticked documents stands above the bottom bar', async ({ page }) => {
  await page.goto(addressOf('document'))
  const ticks = page.getByRole('checkbox')
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  const bar = page.getByRole('region', { name: '批量下载' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: '批量下载' })).toBeEnabled()
})

test('a document that was found by what stands inside of it says on which page, and leads there', async ({ page }) => {
  await page.goto(`/SearchResult?${new URLSearchParams({ val: '海拔修正', search: 'true' })}`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await expect(row.getByText('第 8 页', { exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: /^查看第 8 页 / })).toHaveAttribute('href', /#page=8$/)
})
