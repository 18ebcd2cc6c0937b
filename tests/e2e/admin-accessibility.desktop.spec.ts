import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { asAdministrator, createStaff, removeStaff, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

/** Every kind of page of the admin; what lies behind a press stands in `dialogs`. */
const lists = ['products', 'news', 'media', 'documents', 'service-requests', 'redirects']
const editors = ['products', 'news', 'media', 'banners', 'product-categories']

/** What is Payload's own and stays so: docs/accessibility-of-the-admin.md. */
const PAYLOADS: Readonly<Record<string, RegExp>> = {
  'heading-order': /^h[34]\b|array-field__|blocks-field__/,
}

/** What is left besides, each with its place. */
const flaws = async (page: Page) =>
  (await violations(page)).flatMap(({ id, where }) => where.filter((place) => !PAYLOADS[id]?.test(place)).map((place) => `${id}: ${place}`))

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('each kind of page can be read and worked with by everybody', async ({ page }) => {
      await page.goto('/admin/login')
      await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
      expect(await flaws(page), 'sign-in').toEqual([])

      const admin = await asAdministrator()
      await signInPages(page.context(), await createStaff(admin, 'admin', '主管'))
      const found: Record<string, string[]> = {}
      const look = async (name: string) => {
        const here = await flaws(page)
        if (here.length > 0) found[name] = here
      }
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
        await look(`editor of ${slug}`)
      }
      await page.goto('/admin/globals/home-page')
      await expect(page.locator('.doc-header')).toHaveAttribute('role', 'region')
      await look('home page')
      await page.goto('/admin/legacy-import')
      await expect(page.getByRole('textbox', { name: '旧站地址' })).toBeVisible()
      await look('imports of a legacy site')
      await page.goto('/admin/collections/media')
      await page.getByRole('button', { name: '填写替代文字' }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await look('texts of pictures')
      await removeStaff(admin)
      await admin.dispose()
      expect(found).toEqual({})
    })
  })
}
