import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asAdministrator, createStaff, signInPages } from './admin-staff'
import { editingStories, field, makeNews, office, open, savedAs, stored, takeAwayLater, upload } from './editing-office'
import { expect, test } from './test'

editingStories(/status of (400|409)/)
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

/** A menu of the form's bar, which stands under its three dots. */
const more = (page: Page) => page.locator('.doc-controls__popup button').first().tap()

test('an editor on the way corrects a text, exchanges the picture, looks at it, publishes and takes it back', async ({ page }) => {
  const mark = `路上${Date.now()}`
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a8a5f' } })
    .png()
    .toBuffer()
  const picture = await upload('media', { name: `${mark}.png`, mimeType: 'image/png', buffer: bytes }, { alt: `${mark} 新图` })
  const id = await makeNews({ title: `${mark} 错字` })
  await signInPages(page.context(), office.li)
  await open(page, `collections/news/${id}`)
  await fits(page)

  await field(page, '标题').fill(`${mark} 改好了`)
  const cover = page.locator('#field-cover')
  await cover.getByRole('button', { name: '从现有中选择' }).tap()
  await page.getByRole('dialog').getByRole('textbox', { name: /搜索/ }).fill(mark)
  await page.getByRole('list', { name: '图片与视频' }).getByRole('button').filter({ hasText: mark }).tap()
  await savedAs(`news/${id}`, { title: `${mark} 改好了` })
  await expect.poll(async () => String((await stored(`news/${id}`)).cover)).toBe(picture.split('/')[1])

  await test.step('the preview is one tap away, as phones show the page', async () => {
    await page.locator('#live-preview-toggler').tap()
    const panel = page.getByRole('region', { name: '实时预览' })
    await expect(panel).toBeInViewport({ ratio: 0.5 })
    await expect(panel.frameLocator('iframe').getByText(`${mark} 改好了`).first()).toBeVisible()
    await expect(panel.frameLocator('iframe').locator('html')).toHaveAttribute('data-layout', 'mobile')
    await page.locator('#live-preview-toggler').tap()
  })

  for (const name of ['复制预览链接', /^内容检查/, '打开预览', '发布修改', '更多发布方式']) {
    await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 0.99 })
  }
  expect((await page.getByRole('button', { name: '打开预览' }).boundingBox())?.width).toBeGreaterThanOrEqual(24)
  await page.getByRole('button', { name: '发布修改' }).tap()
  await expect.poll(async () => (await stored(`news/${id}`))._status).toBe('published')
  await more(page)
  await page.getByRole('button', { name: '取消发布' }).tap()
  await page.getByRole('button', { name: '确认' }).tap()
  await expect.poll(async () => (await stored(`news/${id}`))._status).toBe('draft')
})

test('somebody of the service desk answers a request', async ({ page }) => {
  const admin = await asAdministrator()
  const colleague = await createStaff(admin, 'service', '何晓雯')
  const values = {
    ...{ template_id: 'Repair', customer_name: '钱女士', tel: `136${String(Date.now()).slice(-8)}` },
    ...{ content: `手机处理 ${Date.now()}`, personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市' },
  }
  const columns = Object.entries(values).map(([name, value]) => ({ name, value }))
  const answer = await admin.post('/server/v1/console/base/data/leave_message/save', {
    data: { form: true, tenantId: 'default', columns },
  })
  const { reference } = (await answer.json()).data
  const { docs } = await (await admin.get(`/cms-api/service-requests?where[reference][equals]=${reference}&depth=0`)).json()
  takeAwayLater(`/cms-api/service-requests/${docs[0].id}`)
  await admin.dispose()

  await signInPages(page.context(), colleague)
  await open(page, `collections/service-requests/${docs[0].id}`)
  await fits(page)
  await page.locator('#field-status').tap()
  await page.getByRole('option', { name: '处理中' }).tap()
  await page.getByLabel('添加备注').fill('已电话联系')
  await page.getByRole('button', { name: '保存', exact: true }).tap()
  await expect(page.locator('#field-notes__0__text')).toHaveValue('已电话联系')
  await expect.poll(async () => (await stored(`service-requests/${docs[0].id}`)).status).toBe('1')
})
