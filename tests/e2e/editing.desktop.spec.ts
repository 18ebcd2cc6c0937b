import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1600, height: 1000 } })
test.describe.configure({ mode: 'default' })

type Id = number | string

let admin: APIRequestContext
let editor: StaffMember
const made: string[] = []

test.beforeAll(async () => {
  admin = await asAdministrator()
  editor = await createStaff(admin, 'editor', '钱编辑')
})

test.afterAll(async () => {
  for (const path of made.reverse()) await admin.delete(`${path}?trash=true`)
  await removeStaff(admin)
  await admin.dispose()
})

test.beforeEach(async ({ page }) => {
  await signInPages(page.context(), editor)
})

const text = (words: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words, format: 0 }] }],
  },
})

/** A complete news article that nobody has published; it is deleted at the end. */
async function makeNews(title: string, data: object = {}): Promise<Id> {
  const response = await admin.post('/cms-api/news?draft=true', { data: { title, content: text('正文'), ...data, _status: 'draft' } })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()).doc
  made.push(`/cms-api/news/${id}`)
  return id
}

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()

async function makePicture(name: string, alt: string): Promise<Id> {
  const file = { name, mimeType: 'image/png', buffer: await picture('#0b5fd7') }
  const response = await admin.post('/cms-api/media', { multipart: { file, _payload: JSON.stringify({ alt }) } })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()).doc
  made.push(`/cms-api/media/${id}`)
  return id
}

/** Opens the menu with what is done less often: duplicate, delete. */
const openMore = (page: Page) => page.locator('.doc-controls__popup button').first().click()

const confirm = (page: Page) => page.getByRole('button', { name: '确认', exact: true }).click()

test('a time for publishing is set, seen on the dashboard and taken back', async ({ page }) => {
  const title = `定时试验 ${Date.now()}`
  const form = `/admin/collections/news/${await makeNews(title)}`
  const drawer = page.locator('.schedule-publish')
  const openDrawer = async () => {
    await page.goto(form)
    await page.locator('#action-save-popup button').first().click()
    await page.getByRole('button', { name: '定时发布' }).click()
    await expect(drawer.getByText('还没有安排。').or(drawer.getByRole('row').nth(1))).toBeVisible()
  }
  await openDrawer()
  await expect(drawer.getByRole('radio').first(), 'what was never published is published first').toBeChecked()
  const time = drawer.locator('.react-datepicker__input-container input')
  await time.fill('2031-12-01 09:30')
  await time.press('Enter')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByRole('row').filter({ hasText: '2031-12-01 09:30' })).toContainText('发布')

  await page.goto('/admin')
  const entry = page.getByRole('region', { name: '待处理' }).getByRole('listitem').filter({ hasText: '2031-12-01 09:30' })
  await expect(entry.filter({ hasText: title })).toContainText('新闻 · 2031-12-01 09:30 发布')

  await openDrawer()
  await drawer.getByRole('button', { name: '取消这项安排' }).click()
  await expect(drawer.getByText('还没有安排。')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(entry.filter({ hasText: title })).toHaveCount(0)
})

test('the history says who changed what, and brings an older version back', async ({ page }) => {
  const [before, after] = [`历史试验 ${Date.now()}`, `改过的标题 ${Date.now()}`]
  const id = await makeNews(before)
  await page.request.patch(`/cms-api/news/${id}?draft=true`, { data: { title: after, _status: 'draft' } })

  await page.goto(`/admin/collections/news/${id}`)
  await page.getByRole('link', { name: /^版本/ }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(page.getByRole('columnheader')).toHaveText(['保存时间', '修改人', '状态'])
  await expect(rows.nth(1)).toContainText('钱编辑')
  await expect(rows.nth(1)).toContainText('最新草稿')
  await expect(rows.nth(2)).toContainText('管理员')

  await rows.nth(1).getByRole('link').click()
  await expect(page.getByText('比较版本', { exact: true })).toBeVisible()
  const comparison = page.locator('main')
  for (const words of [before.slice(0, 4), after.slice(0, 4), '管理员', '钱编辑']) await expect(comparison).toContainText(words)

  await page.goto(`/admin/collections/news/${id}/versions`)
  await rows.nth(2).getByRole('link').click()
  await page.getByRole('button', { name: '恢复此版本' }).click()
  await expect(page.getByRole('dialog')).toContainText('“已发布”的版本一恢复就立刻公开')
  await confirm(page)
  await expect(page.getByRole('textbox', { name: /^标题/ }).first()).toHaveValue(before)
})

test('an editor throws something away and gets it back, but deletes nothing for ever', async ({ page }) => {
  const title = `回收试验 ${Date.now()}`
  const id = await makeNews(title)
  await page.goto(`/admin/collections/news/${id}`)
  await openMore(page)
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('移入回收站，之后可以恢复。确定吗？')).toBeVisible()
  await expect(page.getByText('永久删除')).toHaveCount(0)
  await confirm(page)
  await expect(page).toHaveURL(/\/admin\/collections\/news(\?|$)/)

  await page.goto('/admin/collections/news/trash')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: '清空回收站' })).toHaveCount(0)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('此新闻在回收站中，不能修改；恢复后可以继续编辑。')).toBeVisible()
  await expect(page.getByRole('button', { name: '永久删除' })).toHaveCount(0)
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await confirm(page)
  await expect(page).toHaveURL(new RegExp(`/admin/collections/news/${id}`))
  await expect(page.getByRole('textbox', { name: /^标题/ }).first()).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: /^标题/ }).first()).toBeEnabled()
})

test('two pictures are uploaded at once', async ({ page }) => {
  const mark = String(Date.now())
  const files = await Promise.all(
    ['#0a8a5f', '#c2410c'].map(async (colour, index) => ({
      name: `bulk-${mark}-${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await picture(colour),
    })),
  )
  // Pictures of other stories come and go meanwhile.
  await page.goto(`/admin/collections/media?search=${mark}`)
  await page.getByRole('button', { name: '批量上传' }).click()
  await page.locator('input[type="file"][multiple]').setInputFiles(files)
  const rows = page.locator('.file-selections__fileRow')
  await expect(rows).toHaveCount(2)
  const words = page.getByRole('textbox', { name: /^替代文字/ })
  for (const [index, row] of (await rows.all()).entries()) {
    await row.click()
    await expect(page.locator('.file-field input').first()).toHaveValue(files[index]?.name ?? '')
    await words.fill(`${mark} 的第 ${index + 1} 张色块`)
  }
  await page.locator('.bulk-upload--actions-bar').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 2 个文件。')).toBeVisible()

  const { docs } = await (await page.request.get(`/cms-api/media?where[filename][contains]=bulk-${mark}&depth=0`)).json()
  made.push(...docs.map(({ id }: { id: Id }) => `/cms-api/media/${id}`))
  await page.goto(`/admin/collections/media?search=${mark}`)
  for (const file of files) await expect(page.getByRole('listitem').filter({ hasText: file.name })).toContainText(`${mark} 的第`)
})

test.describe('a file that is used', () => {
  // The refusals, as the browser notes them.
  test.use({ expectedMessages: /the server responded with a status of 4/ })

  test('is not deleted, and the editor is told where it is used', async ({ page }) => {
    const [title, alt] = [`用图试验 ${Date.now()}`, `试验用色块 ${Date.now()}`]
    const id = await makePicture(`used-${Date.now()}.png`, alt)
    await makeNews(title, { cover: id })
    const refusal = page.getByText(`正在使用，不能删除：新闻“${title}”（封面）。请先在这些内容中更换或移除，再试一次。`)

    await page.goto(`/admin/collections/media?search=${encodeURIComponent(alt)}`)
    const selected = page.locator('.list-selection')
    // A press before the admin's scripts have run is lost.
    await expect(async () => {
      await page.getByRole('checkbox', { name: `选择 ${alt}` }).check()
      await expect(selected).toBeVisible({ timeout: 2000 })
    }).toPass()
    await selected.getByRole('button', { name: '删除' }).click()
    await confirm(page)
    await expect(refusal.first()).toBeVisible()

    await page.goto(`/admin/collections/media/${id}`)
    await expect(page.getByRole('region', { name: /使用位置/ }).getByRole('link', { name: title })).toBeVisible()
    await openMore(page)
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await confirm(page)
    await expect(refusal.first()).toBeVisible()
    expect((await page.request.get(`/cms-api/media/${id}`)).status()).toBe(200)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('dashboard, a list, a form and its history need no sideways scrolling', async ({ page }) => {
    const id = await makeNews(`手机试验 ${Date.now()}`)
    const form = `/admin/collections/news/${id}`
    for (const address of ['/admin', '/admin/collections/news', form, `${form}/versions`]) {
      await page.goto(address)
      await expect(page.locator('.template-default')).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: address })
        .toBe(0)
    }
    await page.goto('/admin')
    // A press before the admin's scripts have run is lost.
    await expect(async () => {
      await page.getByRole('button', { name: '打开 菜单' }).filter({ visible: true }).click()
      await expect(page.locator('aside[inert]')).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await page.getByRole('navigation').getByRole('link', { name: '产品', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/products/)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})
