import type { APIRequestContext, Page } from '@playwright/test'
import { adminFlaws } from './admin-flaws'
import { asAdministrator, createStaff, removeStaff, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

/** Every kind of page of the admin; what lies behind a press stands in `dialogs`. */
const lists = ['products', 'news', 'media', 'documents', 'service-requests', 'redirects']
const editors = ['products', 'news', 'media', 'banners', 'product-categories', 'attributes', 'code-aliases', 'synonyms']

/** How a form is filled, where it says so. */
async function unfoldHelp(page: Page) {
  for (const title of await page.locator('summary', { hasText: /^怎样/ }).all()) await title.click()
}

/** The form of a product that has a rule with all that a rule can have. */
async function openRule(page: Page, admin: APIRequestContext) {
  const { docs } = await (await admin.get('/cms-api/products?where[articleId][equals]=153&limit=1&depth=0')).json()
  await page.goto(`/admin/collections/products/${docs[0].id}#field-orderingRule`)
  await expect(page.getByRole('complementary', { name: '规则得出的订货型号' }).getByRole('listitem').first()).toBeVisible()
  await unfoldHelp(page)
}

// Some twenty pages, each looked at twice.
test.setTimeout(600_000)

test('each kind of page can be read and worked with by everybody, in light and in dark', async ({ page }) => {
  const found: Record<string, string[]> = {}
  const look = async (name: string) => {
    const here = await adminFlaws(page)
    if (here.length > 0) found[name] = here
  }
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
  await look('sign-in')

  const admin = await asAdministrator()
  await signInPages(page.context(), await createStaff(admin, 'admin', '主管'))
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('dashboard')
  for (const slug of lists) {
    await page.goto(`/admin/collections/${slug}`)
    await expect(page.locator('.collection-list')).toHaveAttribute('role', 'main')
    await look(`list of ${slug}`)
  }
  for (const slug of editors) {
    const { docs } = await (await admin.get(`/cms-api/${slug}?limit=1&depth=0`)).json()
    await page.goto(`/admin/collections/${slug}/${docs[0].id}`)
    await expect(page.locator('.doc-header')).toHaveAttribute('role', 'region')
    await unfoldHelp(page)
    await look(`editor of ${slug}`)
  }
  await openRule(page, admin)
  await look('editor of a rule of order codes')
  for (const address of ['search-answers?q=hm3250', 'incomplete?gap=orderingRule', 'personal-data']) {
    await page.goto(`/admin/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(address)
  }
  await page.goto('/admin/globals/home-page')
  await expect(page.locator('.doc-header')).toHaveAttribute('role', 'region')
  await look('home page')
  await page.goto('/admin/legacy-import')
  await expect(page.getByRole('textbox', { name: '旧站地址' })).toBeEnabled()
  await look('imports of a legacy site')
  await page.goto('/admin/collections/media')
  await page.getByRole('button', { name: '填写替代文字' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await look('texts of pictures')
  await removeStaff(admin)
  await admin.dispose()
  expect(found).toEqual({})
})

test('whoever prefers dark gets it, and light who prefers that', async ({ request }) => {
  for (const theme of ['light', 'dark']) {
    const headers = { 'sec-ch-prefers-color-scheme': theme }
    expect(await (await request.get('/admin/login', { headers })).text()).toContain(`data-theme="${theme}"`)
  }
})
