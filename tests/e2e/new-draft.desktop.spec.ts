import type { Page } from '@playwright/test'
import { signInPages } from './admin-staff'
import { editingStories, elsewhere, field, make, makeNews, office, open, savedAs, stored, takeAwayLater } from './editing-office'
import { expect, test } from './test'

editingStories(/ERR_FAILED|Failed to fetch|status of 409/)

test.beforeEach(({ page }) => signInPages(page.context(), office.li))

const start = (page: Page) => page.getByRole('button', { name: '开始编写' })

/** The newest of a collection that are called so; others make their own at the same time. */
async function newestCalled(slug: string, title: string) {
  const { docs } = await (await elsewhere().get(`/cms-api/${slug}?draft=true&limit=30&depth=0&sort=-createdAt&select[title]=true`)).json()
  return docs.filter((one: { title?: string | null }) => (one.title ?? '') === title)
}

async function begunAt(page: Page, slug: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/${slug}/(?!create)\\w+$`))
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  takeAwayLater(`/cms-api/${slug}/${id}`)
  return id
}

test('who opens a new document and leaves has stored nothing; with its name it begins, once', async ({ page }) => {
  const title = `一个新方案 ${Date.now()}`
  await page.goto('/admin/collections/solutions/create')
  await expect(page.getByRole('heading', { name: '新建解决方案', level: 1 })).toBeVisible()
  await expect(field(page, '标题')).toBeFocused()
  await start(page).click()
  await expect(page.getByText('请先填写标题。')).toBeVisible()
  await page.goto('/admin')
  expect(await newestCalled('solutions', '')).toEqual([])

  await page.goto('/admin/collections/solutions/create')
  await page.route(
    '**/cms-api/solutions?**',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await field(page, '标题').fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText('网络已断开，没有新建。')).toBeVisible()
  await start(page).click()
  const id = await begunAt(page, 'solutions')
  await expect(field(page, '标题')).toHaveValue(title)
  expect(await stored(`solutions/${id}`)).toMatchObject({ title, _status: 'draft' })
  expect(await newestCalled('solutions', title)).toHaveLength(1)

  await field(page, '标题').fill('')
  await expect(page.getByRole('heading', { name: '未命名的解决方案', level: 1 })).toBeVisible()
  await savedAs(`solutions/${id}`, { title: '' })
  await page.reload()
  await expect(page.getByRole('heading', { name: '未命名的解决方案', level: 1 })).toBeVisible()
})

test('a marked article is what a new one can begin as', async ({ page }) => {
  const title = `写得好的新闻 ${Date.now()}`
  const template = await makeNews({ title, isTemplate: true })
  await elsewhere().patch(`/cms-api/news/${template}`, { data: { _status: 'published' } })
  await page.goto('/admin/collections/news/create')
  await expect(page.getByRole('radio', { name: '空白' })).toBeChecked()
  await page.getByRole('radio', { name: `副本：${title}` }).check()
  await field(page, '标题').fill('照着写的新闻')
  await start(page).click()
  const id = await begunAt(page, 'news')
  await expect(page.getByText('旧正文')).toBeVisible()
  await expect(page.getByLabel('可作模板')).not.toBeChecked()
  const [copy, original] = [await stored(`news/${id}`), await stored(`news/${template}`)]
  expect(copy.articleId).not.toBe(original.articleId)
  expect(original).toMatchObject({ title, _status: 'published' })
})

test('a document that is begun from another one is chosen there, and none is left when its drawer is closed', async ({ page }) => {
  const product = await make('products', { title: '试验断路器', model: 'HX-1' })
  await open(page, `collections/products/${product}`)
  await page.getByRole('button', { name: '资料与关联' }).click()
  const add = page.locator('#field-stories .relationship-add-new__add-button')
  await add.click()
  const drawer = page.locator('.doc-drawer')
  await expect(drawer.getByRole('heading', { name: '新建客户案例' })).toBeVisible()
  await drawer.getByText('关闭').click()
  await expect(drawer).toHaveCount(0)
  expect(await newestCalled('stories', '')).toEqual([])

  await add.click()
  await drawer.getByRole('textbox', { name: '标题' }).fill('从产品新建的案例')
  await drawer.getByRole('button', { name: '开始编写' }).click()
  await expect(drawer.locator('#field-title')).toHaveValue('从产品新建的案例')
  await expect.poll(async () => (await stored(`products/${product}`)).stories?.length).toBe(1)
  const [story] = (await stored(`products/${product}`)).stories
  takeAwayLater(`/cms-api/stories/${story}`)
  expect(await stored(`stories/${story}`)).toMatchObject({ title: '从产品新建的案例' })
})

test('who cancels the dialog of a link has words, and no link', async ({ page }) => {
  const id = await makeNews()
  await open(page, `collections/news/${id}`)
  const text = page.locator('[data-field-path="content"] [contenteditable="true"]').first()
  await text.getByText('旧正文').click({ clickCount: 3 })
  await page.locator('.fixed-toolbar [data-button-key="link"]').first().click()
  const drawer = page.getByRole('dialog', { name: '编辑链接' })
  const address = drawer.getByRole('textbox').last()
  await expect(address).toHaveValue('https://')
  await drawer.getByRole('button', { name: '关闭' }).last().click()
  await expect(drawer).toHaveCount(0)
  await expect(text.locator('a')).toHaveCount(0)
  await expect(text).toContainText('旧正文')

  await text.getByText('旧正文').click({ clickCount: 3 })
  await page.locator('.fixed-toolbar [data-button-key="link"]').first().click()
  await expect(address).toHaveValue('https://')
  await address.fill('/Download')
  // Payload asks the server before it closes, and forgets the click when it asks about the last letter meanwhile.
  await expect(async () => {
    if (await drawer.isVisible()) await drawer.getByRole('button', { name: '保存更改' }).click({ timeout: 1000 })
    await expect(drawer).toHaveCount(0, { timeout: 10_000 })
  }).toPass()
  await savedAs(`news/${id}`, { content: { root: { children: [{ children: [{ type: 'link', fields: { url: '/Download' } }] }] } } })
  await expect(text.locator('a')).toHaveText('旧正文')
})
