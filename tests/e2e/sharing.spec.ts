import { expect, test } from './test'

test('a product is passed on: by the device where it can, else as a link, and what fails is told; and it is printed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined, canShare: undefined })
  })
  await page.goto('/GoodsInfoView?id=153')
  const share = page.getByRole('button', { name: '分享' })
  // The button is there before its script.
  await expect(async () => {
    await share.click()
    await expect(page.getByText('链接已复制')).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/GoodsInfoView?id=153', baseURL).href)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await share.click()
  await expect(page.getByText('链接没有复制成功，请从地址栏复制。')).toBeVisible()

  // The device's own dialog; the visitor who gives it up is not troubled.
  await page.evaluate(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: unknown) => {
        shared.push(data)
        throw new DOMException('', 'AbortError')
      },
    })
  })
  await share.click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared')))).toContain('HM3-250')
  await expect(page.getByText('链接没有复制成功')).toHaveCount(1)

  await page.evaluate(() => {
    window.print = () => Object.assign(document.documentElement.dataset, { printed: 'yes' })
  })
  await page.getByRole('button', { name: '打印' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
})

test('an article is printed by the browser', { tag: '@once' }, async ({ page }) => {
  await page.goto('/RichText?id=69')
  await page.evaluate(() => {
    window.print = () => Object.assign(document.documentElement.dataset, { printed: 'yes' })
  })
  await expect(async () => {
    await page.getByRole('button', { name: '打印' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes', { timeout: 2000 })
  }).toPass()
})

test('products that were looked at stay on the device, until they are cleared', async ({ page }) => {
  const viewed = page.getByRole('region', { name: '最近浏览' })
  const names = viewed.getByRole('link')
  await page.addInitScript(() => {
    if (!localStorage.getItem('viewed-products')) localStorage.setItem('viewed-products', '[{"id":7},null,"x"]')
  })
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('viewed-products') ?? '[]').map((one: { id?: string } | null) => one?.id))
  await page.goto('/GoodsInfoView?id=153')
  // What is no product is left out; the product of the page is kept and not shown.
  await expect.poll(kept).toEqual(['153'])
  await expect(viewed).toHaveCount(0)
  await page.goto('/GoodsInfoView?id=150')
  await expect(names).toHaveText([/HM3-250 塑壳断路器/])
  // Its name breaks between words.
  await expect(names.first().locator('wbr').first()).toBeAttached()
  await expect.poll(kept).toEqual(['150', '153'])

  await page.goto('/GoodsListView')
  await expect(names).toHaveText([/HA1-2000/, /HM3-250/])
  await viewed.getByRole('button', { name: '清除记录' }).click()
  await expect(viewed).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('viewed-products'))).toBeNull()
})

test.describe('an address that leads nowhere', { tag: '@once' }, () => {
  test.use({ expectedMessages: /404/ })

  test('says what may have been meant, and begins a search', async ({ page }) => {
    await page.goto('/GoodsListVeiw?hot=true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这一路没有送电')
    const near = page.getByRole('main').getByText('您要找的可能是').getByRole('link').first()
    await expect(near).toHaveText('产品中心')
    await expect(near).toHaveAttribute('href', '/GoodsListView?hot=true')

    await page.goto('/products/hm3-250.html')
    await expect(page.getByText('您要找的可能是')).toHaveCount(0)
    const search = page.getByRole('main').getByRole('search')
    await expect(search.getByRole('combobox')).toHaveValue('hm3-250')
    await search.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/SearchResult\?val=hm3-250/)
  })
})
