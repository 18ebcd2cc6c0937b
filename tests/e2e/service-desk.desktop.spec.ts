import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { solveCaptcha } from '../support/solve-captcha'
import { expect, test } from './noisy-test'

const signIn = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }
const colleague = { name: '何晓雯', email: `service-${Date.now()}@example.com`, password: 'a-password-for-tests-only', role: 'service' }
const tel = `137${String(Date.now()).slice(-8)}`

test.use({ viewport: { width: 1600, height: 1000 } })
test.describe.configure({ mode: 'serial' })

let userId: unknown

test.beforeAll(async ({ request }) => {
  await request.post('/cms-api/users/login', { data: signIn })
  const created = await request.post('/cms-api/users', { data: colleague })
  expect(created.status(), await created.text()).toBe(201)
  userId = (await created.json()).doc.id
})

test.afterAll(async ({ request }) => {
  await request.post('/cms-api/users/login', { data: signIn })
  await request.delete(`/cms-api/users/${userId}`)
})

/** A visitor reports a fault, with a photo; the same within five seconds would be the same request. @returns the reference number */
async function report(page: Page, content = '配电箱有异响，=1+1 请尽快联系'): Promise<string> {
  const values = {
    template_id: 'Repair',
    customer_name: '钱女士',
    tel,
    content,
    personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  const columns = Object.entries(values).map(([name, value]) => ({ name, value }))
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer()
  const answer = await page.request.post('/server/v1/console/base/data/leave_message/save', {
    multipart: {
      ...{ form: 'true', tenantId: 'default', columns: JSON.stringify(columns) },
      photos: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
    },
  })
  return (await answer.json()).data.reference
}

/** The status that the visitor is told. */
async function lookUp(page: Page): Promise<unknown> {
  const { uuid } = await (await page.request.get('/captchaImage')).json()
  const data = { form: true, tel, type: 'Repair', uuid, code: await solveCaptcha(uuid) }
  const answer = await page.request.post('/scheduling/common/data/selleavebytel', { data })
  return (await answer.json()).data
}

test('a colleague of the service desk takes a new request, notes what was said, and the visitor sees it', async ({ page, browser }) => {
  const reference = await report(page)
  await page.request.post('/cms-api/users/login', { data: colleague })
  await page.goto('/admin/collections/service-requests')

  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(reference)
  await expect(first).toContainText('待处理')
  await expect(first.getByRole('link', { name: tel })).toHaveAttribute('href', `tel:${tel}`)
  await first.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('link', { name: `拨打 ${tel}` })).toHaveAttribute('href', `tel:${tel}`)
  await expect(page.getByLabel('描述')).toHaveValue('配电箱有异响，=1+1 请尽快联系')
  await expect(page.getByLabel('描述')).toBeDisabled()

  await page.locator('#field-status').click()
  await page.getByRole('option', { name: '处理中' }).click()
  await page.getByLabel('添加备注').fill('已电话沟通，明天上午到场')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/更新成功|已更新|成功/).first()).toBeVisible()

  // What is written is there to read, and no more to change; the field is free for the next note.
  await expect(page.locator('#field-notes__0__text')).toHaveValue('已电话沟通，明天上午到场')
  await expect(page.locator('#field-notes__0__text')).toBeDisabled()
  await expect(page.getByLabel('添加备注')).toHaveValue('')
  await expect(page.getByText(`${reference}-1.jpg`)).toBeVisible()
  await expect(page.getByRole('button', { name: /添加.*备注|移除|删除|拖动|从现有中选择|复制或粘贴/ })).toHaveCount(0)

  const found = await page.request.get(`/cms-api/service-requests?where[reference][equals]=${reference}&depth=1`)
  const [{ statusHistory, notes }] = (await found.json()).docs
  expect(statusHistory).toEqual([expect.objectContaining({ status: '1', changedBy: expect.objectContaining({ name: '何晓雯' }) })])
  expect(notes).toEqual([
    expect.objectContaining({ text: '已电话沟通，明天上午到场', writtenBy: expect.objectContaining({ name: '何晓雯' }) }),
  ])

  const visitor = await browser.newPage()
  expect(await lookUp(visitor)).toMatchObject({
    status: '1',
    content: '配电箱有异响，=1+1 请尽快联系',
  })
  await visitor.close()
})

test('two at one request: each keeps what the other has done, and a note whose answer is lost is there once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const reference = await report(page, '断路器合不上闸')
  const boss = await playwright.request.newContext({ baseURL })
  await boss.post('/cms-api/users/login', { data: signIn })
  const list = await (await boss.get(`/cms-api/service-requests?where[reference][equals]=${reference}`)).json()
  const path = `service-requests/${list.docs[0].id}`
  const stored = async () => {
    const { status, notes } = await (await boss.get(`/cms-api/${path}?depth=0`)).json()
    return { status, notes: notes.map(({ text }: { text: string }) => text) }
  }

  await page.request.post('/cms-api/users/login', { data: colleague })
  const isOpen = page.waitForResponse('**/cms-api/editing/presence')
  await page.goto(`/admin/collections/${path}`)
  await isOpen
  await boss.patch(`/cms-api/${path}`, { data: { status: '1', newNote: '已派工程师' } })
  const note = page.getByLabel('添加备注')
  const save = page.getByRole('button', { name: '保存' })
  await note.fill('客户改约周五')
  await save.click()
  await expect.poll(stored).toEqual({ status: '1', notes: ['已派工程师', '客户改约周五'] })
  await expect(page.locator('#field-notes__1__text')).toHaveValue('客户改约周五')
  await expect(page.locator('#field-status')).toContainText('处理中')
  await expect(note).toHaveValue('')

  await page.route(`**/cms-api/${path}?**`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await note.fill('已电话确认')
  await save.click()
  await expect(page.getByText('网络已断开，没有保存。您的修改已留在本机。').first()).toBeVisible()
  await expect(note).toHaveValue('已电话确认')
  await page.unrouteAll()
  await save.click()
  await expect(page.locator('#field-notes__2__text')).toHaveValue('已电话确认')
  expect(await stored()).toEqual({ status: '1', notes: ['已派工程师', '客户改约周五', '已电话确认'] })
  await boss.dispose()
})

test('what the filter shows is exported as a file for Excel, without formulas', async ({ page }) => {
  await page.request.post('/cms-api/users/login', { data: colleague })
  await page.goto('/admin/collections/service-requests?where[or][0][and][0][status][equals]=1')
  await expect(page.getByRole('row').nth(1)).toContainText('处理中')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /导出 CSV/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('受理编号,类别,状态')
  expect(text).toContain(`,${tel},`)
  expect(text).not.toContain('待处理')
})

test('the service desk sees no accounts, and edits no content', async ({ page }) => {
  await page.request.post('/cms-api/users/login', { data: colleague })
  await page.goto('/admin/collections/news')
  await expect(page.getByRole('link', { name: '新建' })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link', { name: '用户' })).toHaveCount(0)
})
