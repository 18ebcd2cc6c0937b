import type { APIRequestContext, Page } from '@playwright/test'
import { publishedCollections, publishedGlobals } from '../support/slugs'
import { latinWords } from './admin-latin-words'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1600, height: 1000 } })
test.describe.configure({ mode: 'default' })

const others = ['redirects', 'media', 'service-requests', 'consultations', 'request-photos', 'users', 'audit-log', 'page-views']
const pages = [...publishedGlobals, 'service-settings', 'security-settings', 'wording-rules']

let admin: APIRequestContext
let member: StaffMember

test.beforeAll(async () => {
  admin = await asAdministrator()
  member = await createStaff(admin, 'admin', '周管理')
})

test.afterAll(async () => {
  await removeStaff(admin)
  await admin.dispose()
})

test.beforeEach(async ({ page }) => {
  await signInPages(page.context(), member)
})

test('dashboard, account and every list are Chinese and call no other host', async ({ page, baseURL }) => {
  const outside = requestsElsewhere(page, baseURL)
  const lists = [...publishedCollections, ...others].map((slug) => `/admin/collections/${slug}`)
  await expectChinese(page, ['/admin', '/admin/account', ...lists, '/admin/collections/products/trash'])
  // Two forms that have most of what is only heard, or seen when one points at it.
  await expectChinese(page, [await formOf(page, 'media'), await formOf(page, 'products')])
  await page.locator('#field-category').click()
  await expect(page.locator('#aria-results')).toHaveText(/个结果/)
  expect(await page.evaluate(latinWords)).toEqual([])
  await page.keyboard.press('Escape')
  // Names of documents begin alike: each is read to its end.
  await page.getByRole('button', { name: '资料与关联', exact: true }).click()
  const names = page.locator('#field-documents [class*="multi-value-label__text"]')
  await expect(names.first()).toBeVisible()
  expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))).toEqual([])
  expect(outside).toEqual([])
})

test('every form is Chinese and calls no other host', { tag: '@long' }, async ({ page, baseURL }) => {
  const outside = requestsElsewhere(page, baseURL)
  const documents = await Promise.all([...publishedCollections, 'media'].map((slug) => formOf(page, slug)))
  const forms = ['users', 'media', 'redirects'].map((slug) => `/admin/collections/${slug}/create`)
  await expectChinese(page, [...documents, ...forms, ...pages.map((slug) => `/admin/globals/${slug}`)])
  await expectChinese(page, [`${documents[0]}/versions`])
  expect(outside).toEqual([])
})

/** The form of the oldest document of a collection. */
async function formOf(page: Page, slug: string): Promise<string> {
  const { docs } = await (await page.request.get(`/cms-api/${slug}?limit=1&depth=0&sort=id`)).json()
  return `/admin/collections/${slug}/${docs[0].id}`
}

test('the menu of a table in a text is Chinese', async ({ page }) => {
  await page.goto('/admin/globals/site-information')
  await page.evaluate(() => {
    const menu = document.createElement('div')
    menu.className = 'table-action-menu-dropdown'
    // As the editor writes it: in pieces.
    menu.innerHTML =
      '<button><span class="text">Insert <!-- -->row<!-- --> above</span></button><button><span class="text">Delete table</span></button>'
    document.body.append(menu)
  })
  await expect(page.locator('.table-action-menu-dropdown .text')).toHaveText(['在上方插入 1 行', '删除表格'])
})

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-US' })

  test('gets the Chinese admin, and no choice of a language', async ({ page }) => {
    await expectChinese(page, ['/admin', '/admin/account'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await expect(page.getByText('语言', { exact: true })).toBeHidden()
  })
})

/** Opens pages and reads them as somebody would who knows no English. */
async function expectChinese(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('.template-default')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // As Payload writes an empty cell.
    await expect(page.getByText(/^<[^>]*>$/), address).toHaveCount(0)
    expect(await page.title(), address).toMatch(/\p{Script=Han}/u)
    // What comes late is translated a frame later.
    await expect.poll(() => page.evaluate(latinWords), { message: address }).toEqual([])
  }
}

function requestsElsewhere(page: Page, baseURL: string | undefined): string[] {
  const { host } = new URL(baseURL ?? '')
  const elsewhere: string[] = []
  page.on('request', (sent) => {
    const url = new URL(sent.url())
    if (url.protocol.startsWith('http') && url.host !== host) elsewhere.push(sent.url())
  })
  return elsewhere
}
