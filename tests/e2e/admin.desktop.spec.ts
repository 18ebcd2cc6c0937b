import { expect, test } from './noisy-test'

const email = process.env.ADMINISTRATOR_EMAIL ?? ''
const password = process.env.ADMINISTRATOR_PASSWORD ?? ''

test.use({ viewport: { width: 1600, height: 900 } })

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  const response = await page.request.post('/cms-api/users/login', { data: { email, password } })
  expect(response.status()).toBe(200)
})

test('signing in happens in Chinese and leads to the dashboard', async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  // The form works once its script has loaded: until then it is filled in and sent again.
  await expect(async () => {
    if (!page.url().includes('/admin/login')) return
    await page.getByLabel('电子邮件').fill(email, { timeout: 5000 })
    await page.getByLabel('密码').fill(password, { timeout: 5000 })
    await page.getByRole('button', { name: '登录' }).click({ timeout: 5000 })
    await expect(page).toHaveURL(/\/admin$/, { timeout: 5000 })
  }).toPass()
  await expect(page).toHaveURL(/\/admin$/)
  await page.close()
})

test('the admin is in Chinese and offers every collection and page in its group', async ({ page }) => {
  await page.goto('/admin')
  for (const group of ['产品', '案例与方案', '新闻与招聘', '页面与站点', '图片与资料', '客户服务', '系统']) {
    await expect(page.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible()
  }
  for (const card of [
    '产品分类',
    '客户案例',
    '解决方案',
    '新闻',
    '员工培训',
    '横幅',
    '单页',
    '资料文件',
    '服务请求',
    '项目咨询',
    '站点信息',
    '首页',
  ]) {
    await expect(page.getByRole('link', { name: card }).first()).toBeAttached()
  }
})

test('an editor sees a product draft on its real page; nobody else does, with draft=1 neither', async ({ page, browser }) => {
  const draftTitle = `HR1-93 热过载继电器 草稿 ${Date.now()}`
  await page.goto('/admin/collections/products?search=HR1-93')
  await page
    .getByRole('link', { name: /HR1-93 热过载继电器/ })
    .first()
    .click()
  // Whether the preview is open is remembered for the account.
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  if ((await toggler.getAttribute('aria-label')) === '打开预览') await toggler.click()
  const preview = page.frameLocator('iframe[title="实时预览"]')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('HR1-93')

  const title = page.getByRole('textbox', { name: /^名称/ }).first()
  const original = await title.inputValue()
  await title.fill(draftTitle)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(draftTitle)
  const stored = async () => (await page.request.get('/cms-api/products?where[articleId][equals]=176&draft=true&depth=0')).text()
  await expect.poll(stored).toContain(draftTitle)

  const visitor = await browser.newPage()
  for (const address of ['/GoodsInfoView?id=176', '/GoodsInfoView?id=176&draft=1']) {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('HR1-93 热过载继电器')
    await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('草稿')
  }
  await visitor.close()
  await title.fill(original)
  await expect(preview.getByRole('heading', { level: 1 })).not.toContainText('草稿')
})
