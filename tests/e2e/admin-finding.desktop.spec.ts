import type { APIRequestContext } from '@playwright/test'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1600, height: 1000 } })
test.describe.configure({ mode: 'default' })

/** Lists with the field that names a document, and the number by which staff knows it, where there is one. */
const lists = [
  ['products', 'title', 'articleId'],
  ['product-categories', 'name', 'categoryId'],
  ['stories', 'title', 'articleId'],
  ['story-categories', 'name', 'categoryId'],
  ['solutions', 'title', 'articleId'],
  ['solution-categories', 'name', 'categoryId'],
  ['news', 'title', 'articleId'],
  ['trainings', 'title', 'articleId'],
  ['staff-messages', 'name'],
  ['questions', 'question', 'articleId'],
  ['banners', 'headline'],
  ['single-pages', 'title', 'articleId'],
  ['media', 'alt'],
  ['documents', 'name', 'attachmentId'],
  ['download-categories', 'name', 'categoryId'],
] as const

let admin: APIRequestContext
let member: StaffMember

test.beforeAll(async () => {
  admin = await asAdministrator()
  member = await createStaff(admin, 'editor', '孙编辑')
})

test.afterAll(async () => {
  await removeStaff(admin)
  await admin.dispose()
})

test('every list finds a document by a part of its title, and by its number', async ({ page }) => {
  await signInPages(page.context(), member)
  for (const [slug, title, number] of lists) {
    const { docs } = await (await page.request.get(`/cms-api/${slug}?limit=1&depth=0&sort=id`)).json()
    const [document] = docs
    const part = String(document[title]).split('\n')[0]?.slice(0, 6).trim() ?? ''
    const searches = number ? [part, String(document[number])] : [part]
    for (const search of searches) {
      // As the server writes the list, which needs no browser: pictures are a grid, of all others it is a row.
      const list = await (await page.request.get(`/admin/collections/${slug}?search=${encodeURIComponent(search)}`)).text()
      expect(list, `${slug}: ${search}`).toMatch(new RegExp(`<a [^>]*href="[^"]*/admin/collections/${slug}/${document.id}["?]`))
    }
  }
})

test('typing into the search of a list narrows it', async ({ page }) => {
  await signInPages(page.context(), member)
  await page.goto('/admin/collections/news')
  // The oldest one: the newest may be another story's, which takes it away again.
  const { docs } = await (await page.request.get('/cms-api/news?limit=1&depth=0&sort=id')).json()
  await page.getByRole('textbox', { name: /搜索/ }).or(page.getByPlaceholder(/搜索/)).first().fill(docs[0].title)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText(docs[0].title)
})
