import { expect, test } from './test'

test.use({ viewport: { width: 1600, height: 1000 } })

test("the page for signing in is the brand's, and says what to do without the password", async ({ page, request }) => {
  const { data } = await (await request.get('/prod-api/api/siteInfo/')).json()
  await page.goto('/admin/login')
  await expect(page.getByRole('img', { name: /.+/ }).first()).toHaveAttribute('src', '/art/logo.svg')
  await expect(page.getByRole('complementary', { name: '关于本站' })).toContainText(data.siteName)
  await expect(page.getByText(/忘记密码.*管理员/)).toBeVisible()
  await expect(page.getByText('Payload')).toHaveCount(0)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/favicon\.ico/)
  await expect(page).toHaveTitle(/^登录/)
})

test.describe('somebody with a wrong password', () => {
  // The browser says that the request was refused.
  test.use({ expectedMessages: /401/ })

  test('is refused in Chinese', async ({ page }) => {
    await page.goto('/admin/login')
    // The form works once its script has loaded.
    await expect(async () => {
      await page.getByLabel('电子邮件').fill('nobody@example.com')
      await page.getByLabel('密码').fill('wrong-password')
      await page.getByRole('button', { name: '登录' }).click()
      await expect(page.getByText(/邮箱或密码|不正确/).first()).toBeVisible({ timeout: 5000 })
    }).toPass()
  })
})
