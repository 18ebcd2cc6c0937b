import { expect, test } from './test'

test.use({ javaScriptEnabled: false })

test('without scripts the menus open under the pointer and the focus, and a product shows its documents', async ({ page, isMobile }) => {
  await page.goto('/GoodsInfoView?id=153')
  const banner = page.getByRole('banner')
  if (isMobile) {
    await banner.getByRole('button', { name: '菜单' }).focus()
    await banner.locator('summary', { hasText: '产品中心' }).click()
    await expect(banner.getByRole('link', { name: /^配电类/ })).toBeVisible()
  } else {
    await banner.getByRole('button', { name: '产品中心', exact: true }).hover()
    await banner.getByRole('link', { name: /^控制自动化/ }).hover()
    await expect(banner.getByRole('link', { name: /^交流接触器/ })).toBeVisible()
    await banner.getByRole('button', { name: '服务与支持' }).focus()
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: '400-000-0000' })).toBeFocused()
    await expect(banner.getByRole('link', { name: '自助报修' })).toBeVisible()
  }

  await expect(page.getByRole('row', { name: /额定极限短路分断能力/ }).first()).toBeVisible()
  for (const kind of ['产品样本', '认证证书', '检测报告', '产品手册', '3D模型图', '2D图纸']) {
    await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /下载 HM3 系列塑壳断路器 产品样本/ })).toBeVisible()
})

test('without scripts the logo over the banner of the home page can be read', async ({ page }) => {
  await page.goto('/')
  const logo = page.getByRole('banner').getByRole('link', { name: /首页/ })
  await expect(logo.locator('img[src$="logo.svg"]')).toBeVisible()
  await expect(logo.locator('img[src$="logo-white.svg"]')).toBeHidden()
})

test('without scripts Enter in the search of the header, of the product list and of the selector leads to results', async ({ page }) => {
  const boxOf = (role: 'banner' | 'main') => page.getByRole(role).getByRole('combobox').last()
  await page.goto('/News')
  // It opens under the focus.
  await page.getByRole('banner').getByRole('button', { name: '站内搜索' }).focus()
  await boxOf('banner').click()
  await page.keyboard.type('hm3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/SearchResult?val=hm3&search=true')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '相关的结果' })).toHaveText(/^共找到 [1-9]\d* 条与“hm3”/)

  for (const [path, results] of [
    ['/GoodsListView', '/GoodsListView?search=true&val=hm3'],
    ['/selectProduct', '/GoodsListView?val=hm3&search=true'],
  ] as const) {
    await page.goto(path)
    await boxOf('main').click()
    await page.keyboard.type('hm3')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results)
    await expect(boxOf('main')).toHaveValue('hm3')
    const products = page.getByRole('main').getByRole('article')
    await expect(products.first()).toContainText('HM3')
    await expect(products.filter({ hasNotText: 'HM3' })).toHaveCount(0)
  }
})

test.describe('what only scripts can send', () => {
  // The refusal, as the browser notes it.
  test.use({ expectedMessages: /status of 405/ })

  test('without scripts a form that is sent by the Enter key says that nothing was sent, and what was typed is there again', async ({
    page,
  }) => {
    await page.goto('/Consult')
    await page.getByLabel('姓名').fill('测试访客')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByLabel('姓名').press('Enter')
    expect((await answered).status()).toBe(405)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('表单没有提交')
    await expect(page.getByText(/什么都没有发出/)).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('姓名')).toHaveValue('测试访客')
  })
})
