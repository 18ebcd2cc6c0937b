import { expect, test } from './test'

test('on a phone the filter is a sheet with a cascading selector', async ({ page }) => {
  await page.goto('/GoodsListView')
  await expect(page.getByRole('status').filter({ hasText: '款' })).toHaveText(/共 73 款/)
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByText('终端类', { exact: false }).first().click()
  await sheet
    .getByRole('checkbox', { name: /小型断路器/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: /确定|查看/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/id=31/)
  await expect(page.getByRole('status').filter({ hasText: '款' })).toHaveText(/共 6 款/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('小型断路器')

  // Back closes the sheet, with what was ticked in it, and nothing else; once more it leads to the list before.
  await page.getByRole('button', { name: /^筛选/ }).click()
  await sheet.getByRole('checkbox', { name: /小型断路器/ }).uncheck()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/id=31/)
  await page.getByRole('button', { name: /^筛选/ }).click()
  await expect(sheet.getByRole('checkbox', { name: /小型断路器/ })).toBeChecked()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/GoodsListView$/)
  await expect(page.getByRole('status').filter({ hasText: '款' })).toHaveText(/共 73 款/)
})

test.describe('a line that is cut', () => {
  test.use({ expectedMessages: /ERR_FAILED/ })

  test('leaves what was ticked in the filter in its sheet until the list shows it', async ({ page }) => {
    await page.goto('/GoodsListView')
    const filter = page.getByRole('button', { name: /^筛选/ })
    const sheet = page.getByRole('dialog')
    const tick = (name: RegExp) => sheet.getByRole('checkbox', { name })
    await filter.click()
    await sheet.getByRole('tab', { name: /终端类/ }).click()
    await tick(/小型断路器/).check()
    await tick(/电涌保护器/).check()
    let cut = 0
    await page.route(/[?&]_rsc=/, (route) => {
      cut += 1
      return route.abort()
    })
    await sheet.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('列表加载失败，请重试')).toBeVisible()
    await expect(page).toHaveURL(/\/GoodsListView$/)

    await filter.click()
    await sheet.getByRole('tab', { name: /终端类/ }).click()
    await expect(tick(/小型断路器/)).toBeChecked()
    await expect(tick(/电涌保护器/)).toBeChecked()
    await sheet.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => cut).toBe(2)
    await page.unrouteAll()
    const retry = page.getByRole('button', { name: '重试' })
    await expect(retry).toHaveCount(1)
    await retry.click()
    await expect(page).toHaveURL(/\/GoodsListView\?category=3&id=31,33$/)

    // What the list has shown is no longer waited for.
    await page.goBack()
    await expect(page).toHaveURL(/\/GoodsListView$/)
    await filter.click()
    await sheet.getByRole('tab', { name: /终端类/ }).click()
    await expect(tick(/小型断路器/)).not.toBeChecked()
  })
})

test('the parts of a category open one by one, and its table moves by itself', async ({ page }) => {
  await page.goto('/GoodsListView?category=1&id=12')
  const table = page.getByRole('region', { name: '系列对比表' })
  await expect(table).toBeHidden()
  await page.getByRole('heading', { name: '系列对比' }).click()
  await expect(table).toBeVisible()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  const model = table.getByRole('link', { name: 'HM3-250', exact: true })
  const before = await model.boundingBox()
  await table.evaluate((region) => region.scrollTo({ left: 120, behavior: 'instant' }))
  expect((await model.boundingBox())?.x, 'which row it is stays in sight').toBe(before?.x)
  await page.getByRole('heading', { name: '样本与资料' }).click()
  await expect(table).toBeHidden()
  await expect(page.getByRole('link', { name: /下载 HM3 系列塑壳断路器 产品样本$/ })).toBeVisible()
})
