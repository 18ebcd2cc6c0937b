import type { APIRequestContext } from '@playwright/test'
import { asAdministrator, createStaff, removeStaff, signInPages } from './admin-staff'
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

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' })

  let admin: APIRequestContext
  test.beforeAll(async () => {
    admin = await asAdministrator()
  })
  test.afterAll(async () => {
    await removeStaff(admin)
    await admin.dispose()
  })

  // Whether the answer to that is drawn dark is not seen here: an emulated system does not tell its colours with the first request.
  test('what is seen before signing in asks for its colours before it is drawn', async ({ page, request }) => {
    for (const path of ['/admin/login', '/admin/forgot', '/admin/reset/a-token'])
      expect((await request.get(path)).headers()['critical-ch']).toBe('Sec-CH-Prefers-Color-Scheme')
    await page.goto('/admin/login')
    const again = await page.goto('/admin/login')
    expect(await again?.text()).toContain('data-theme="dark"')
  })

  test('whoever is signed in still gets a dark first page, which is rendered once', async ({ page, context }) => {
    await signInPages(context, await createStaff(admin, 'service', '周敏'))
    const asked: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname))
    await page.goto('/admin/account')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(asked).toEqual(['/admin/account'])
  })
})
