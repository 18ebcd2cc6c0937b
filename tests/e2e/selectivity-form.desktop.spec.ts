import { signInPages } from './admin-staff'
import { editingStories, elsewhere, office, open } from './editing-office'
import { expect, test } from './test'

editingStories(/^$/)

/** spec: products/selectivity */
test('the rows of a table say of which product below they speak, and ask for all of them at once', async ({ page }) => {
  await signInPages(page.context(), office.li)
  const { docs } = await (await elsewhere().get('/cms-api/products?where[articleId][equals]=153&depth=0&limit=1')).json()
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('select%5Bmodel%5D')) questions.push(request.url())
  })
  await open(page, `collections/products/${docs[0].id}`)
  await page.getByRole('button', { name: '资料与关联' }).click()
  const table = page.locator('#field-selectivity')
  await expect(table.getByText('1　HB1-63 3P　上级 ≥ 100 A　下级 ≤ 16 A　3.4 kA')).toBeVisible()
  await expect(table.getByText('2　HB1-63 4P　上级 ≥ 100 A　下级 ≤ 16 A　3.4 kA')).toBeVisible()
  expect(questions).toHaveLength(1)
})
