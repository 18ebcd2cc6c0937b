import { devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createStaff, signInPages } from './admin-staff'
import {
  choice,
  dialog,
  editingStories,
  elsewhere,
  field,
  make,
  makeNews,
  office,
  open,
  pageOf,
  savedAs,
  stored,
  takeAwayLater,
  upload,
} from './editing-office'
import { expect, test } from './test'

// A refused write, as the browser notes it.
editingStories(/status of (404|409|503)|ERR_FAILED|Failed to fetch/)

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText('更新成功。').first()).toBeVisible()

test.describe('what has no drafts', () => {
  test('an account: two administrators change its name and its role', async ({ page }) => {
    const boss = await createStaff(elsewhere(), 'admin', '赵总')
    const { email } = await createStaff(elsewhere(), 'editor', '孙编辑')
    const { docs } = await (await elsewhere().get(`/cms-api/users?where[email][equals]=${email}`)).json()
    const path = `users/${docs[0].id}`
    await signInPages(page.context(), boss)
    await open(page, `collections/${path}`)
    await elsewhere().patch(`/cms-api/${path}`, { data: { role: 'service' } })
    await field(page, '姓名').fill('孙小编')
    await save(page)
    await isSaved(page)
    expect(await stored(path)).toMatchObject({ name: '孙小编', role: 'service', email })
    await expect(page.locator('#field-role')).toContainText('客服')

    await elsewhere().patch(`/cms-api/${path}`, { data: { name: '孙客服' } })
    await field(page, '姓名').fill('孙大编')
    await save(page)
    await choice(page, '姓名', '其他人的版本').check()
    await page.getByRole('button', { name: '保存所选' }).click()
    await expect(field(page, '姓名')).toHaveValue('孙客服')
    expect((await stored(path)).name).toBe('孙客服')
  })

  test('a request: two of the service desk set its status and write a note each', async ({ page, browser }) => {
    const he = await createStaff(elsewhere(), 'service', '何晓雯')
    const ma = await createStaff(elsewhere(), 'service', '马超')
    const path = await report()
    await signInPages(page.context(), he)
    const colleague = await pageOf(browser, ma)
    for (const tab of [page, colleague]) await open(tab, `collections/${path}`)
    await expect(colleague.getByText('何晓雯也在这里')).toBeVisible()
    await setStatus(colleague, '已完成')
    await field(colleague, '添加备注').fill('马超：已修好')
    await save(colleague)
    await isSaved(colleague)

    await field(page, '添加备注').fill('何晓雯：客户又来电')
    await save(page)
    await isSaved(page)
    await expect(page.locator('#field-status')).toContainText('已完成')
    await expect(page.locator('#field-notes__0__text')).toHaveValue('马超：已修好')
    await expect(page.locator('#field-notes__1__text')).toHaveValue('何晓雯：客户又来电')
    await expect(field(page, '添加备注')).toHaveValue('')
    const { status, notes, statusHistory } = await stored(path)
    expect([status, notes.map(({ text }: { text: string }) => text)]).toEqual(['2', ['马超：已修好', '何晓雯：客户又来电']])
    expect(statusHistory).toHaveLength(1)

    await setStatus(page, '处理中')
    await field(page, '添加备注').fill('何晓雯：重新打开')
    await elsewhere().patch(`/cms-api/${path}`, { data: { status: '0' } })
    await save(page)
    await choice(page, '状态', '我的版本').check()
    await page.getByRole('button', { name: '保存所选' }).click()
    await savedAs(path, { status: '1' })
    expect((await stored(path)).notes).toHaveLength(3)
    await colleague.context().close()
  })
})

/** A visitor asks for a repair. */
async function report(): Promise<string> {
  const values = {
    ...{ template_id: 'Repair', customer_name: '钱女士', tel: `138${String(Date.now()).slice(-8)}`, content: '配电箱有异响' },
    personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  const columns = Object.entries(values).map(([name, value]) => ({ name, value }))
  const data = { form: true, tenantId: 'default', columns }
  const { reference } = (await (await elsewhere().post('/server/v1/console/base/data/leave_message/save', { data })).json()).data
  const { docs } = await (await elsewhere().get(`/cms-api/service-requests?where[reference][equals]=${reference}`)).json()
  takeAwayLater(`/cms-api/service-requests/${docs[0].id}`)
  return `service-requests/${docs[0].id}`
}

async function setStatus(page: Page, status: string): Promise<void> {
  await page.locator('#field-status').click()
  await page.getByRole('option', { name: status, exact: true }).click()
}

test.describe('meanwhile a colleague', () => {
  const publish = (path: string, data: object = {}) => elsewhere().patch(`/cms-api/${path}`, { data: { ...data, _status: 'published' } })
  const unpublish = (path: string) => elsewhere().patch(`/cms-api/${path}`, { data: { _status: 'draft' } })
  const isPublic = async (path: string) => (await (await elsewhere().get(`/cms-api/${path}?depth=0`)).json())._status

  test('publishes the article, and takes it back: what is typed is a draft, and who writes it is told', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await publish(path)
    await field(page, '标题').fill('公开之后写的标题')
    await expect(page.getByText(/^管理员 .*发布了这条内容。您的修改保存为草稿，还没有公开。$/)).toBeVisible()
    await savedAs(path, { title: '公开之后写的标题', _status: 'draft' })
    expect((await (await elsewhere().get(`/cms-api/${path}`)).json()).title).toBe('试验新闻')
    await expect(page.locator('.status__value')).toContainText('已更改')

    await unpublish(path)
    await field(page, '标题').fill('取消发布之后写的标题')
    await expect(page.getByText(/^管理员 .*取消了发布。您的修改保存为草稿。$/)).toBeVisible()
    await savedAs(path, { title: '取消发布之后写的标题', _status: 'draft' })

    // Nobody puts on the site again what a colleague has just taken from it, without knowing.
    await publish(path)
    await page.reload()
    await field(page, '标题').fill('又改了的标题')
    await savedAs(path, { title: '又改了的标题', _status: 'draft' })
    await unpublish(path)
    await page.getByRole('button', { name: /^发布/ }).first().click()
    const question = dialog(page, '发布前请看一下新的修改')
    await expect(question).toContainText(/管理员 .*取消了发布/)
    await question.getByRole('button', { name: '稍后再说' }).click()
    expect(await isPublic(path)).toBe('draft')
  })

  test('deletes the article for ever: what was typed is made a new one', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    // A later one: numbers of the last are given away again.
    await makeNews()
    await elsewhere().delete(`/cms-api/${path}`)
    await field(page, '标题').fill('写给已删除的新闻')
    const notice = page.getByRole('status', { name: '还没有保存' })
    await expect(notice).toContainText('这条内容已被永久删除')
    await notice.getByRole('button', { name: '另存为新的草稿' }).click()
    await expect(notice).toHaveCount(0)
    await expect(field(page, '标题')).toHaveValue('写给已删除的新闻')
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    const copy = `news/${page.url().split('/').at(-1)}`
    takeAwayLater(`/cms-api/${copy}`)
    expect(await stored(copy)).toMatchObject({ title: '写给已删除的新闻', _status: 'draft' })
    expect(JSON.stringify(await stored(copy))).toContain('旧正文')
  })
})

test.describe('two who replace the file', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer()
  const replace = async (path: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const response = await elsewhere().patch(`/cms-api/${path}`, { multipart: { file, _payload: '{}' } })
    expect(response.status(), await response.text()).toBe(200)
  }
  const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.locator('.file-details__remove').click()
    await page.locator('.file-field input[type="file"]').setInputFiles(file)
  }

  test('of a picture are asked whose it is', async ({ page }) => {
    const png = { name: `shared-${Date.now()}.png`, mimeType: 'image/png' }
    const path = await upload('media', { ...png, buffer: await picture('#0b5fd7') }, { alt: '色块' })
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await choose(page, { ...png, name: 'li.png', buffer: await picture('#c2410c') })
    await replace(path, { ...png, name: 'boss.png', buffer: await picture('#0a8a5f') })
    const { filename } = await stored(path)
    await save(page)
    await expect(dialog(page, '请选择保留哪一个版本')).toContainText('“文件”两边都改过')
    await choice(page, '文件', '其他人的版本').check()
    await page.getByRole('button', { name: '保存所选' }).click()
    await isSaved(page)
    expect((await stored(path)).filename).toBe(filename)
    await field(page, '替代文字').fill('新的说明')
    await save(page)
    await savedAs(path, { alt: '新的说明', filename })
  })

  test('of a document, which keeps its name, are asked, and what they chose stays', async ({ page }) => {
    const { docs } = await (await elsewhere().get('/cms-api/download-categories?limit=1&depth=0')).json()
    const file = { name: `drawing-${Date.now()}.png`, mimeType: 'image/png' }
    const data = { name: '试验样本', kind: '产品样本', category: docs[0].id, _status: 'draft' }
    const path = await upload('documents', { ...file, buffer: await picture('#0b5fd7') }, data)
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    const before = (await stored(path)).edition
    await choose(page, { ...file, name: 'li.png', buffer: await picture('#c2410c') })
    await expect.poll(async () => (await stored(path)).edition, { timeout: 60_000 }).not.toBe(before)

    await replace(path, { ...file, buffer: await picture('#0a8a5f') })
    const { edition } = await stored(path)
    await field(page, '版本说明').fill('李娜的说明')
    await expect(dialog(page, '请选择保留哪一个版本')).toContainText('“文件”两边都改过')
    await choice(page, '文件', '管理员的版本').check()
    await page.getByRole('button', { name: '保存所选' }).click()
    await savedAs(path, { note: '李娜的说明', edition })
    // What was chosen before is not sent again with the next words.
    await field(page, '版本说明').fill('李娜的另一个说明')
    await savedAs(path, { note: '李娜的另一个说明' })
    expect((await stored(path)).edition).toBe(edition)
  })
})

/** Each kind of content that has drafts, with a field that tells it apart; what has none stands above. */
const kinds = [
  ['products', 'title', '名称'],
  ['product-categories', 'name', '名称'],
  ['stories', 'title', '标题'],
  ['story-categories', 'name', '名称'],
  ['solutions', 'title', '标题'],
  ['solution-categories', 'name', '名称'],
  ['news', 'title', '标题'],
  ['trainings', 'title', '标题'],
  ['staff-messages', 'name', '姓名'],
  ['questions', 'question', '问题'],
  ['single-pages', 'title', '标题'],
  ['banners', 'headline', '标题'],
  ['download-categories', 'name', '名称'],
] as const

test('one at a desk, one with a phone: in each kind of content the second one is shown what the first one wrote, and chooses', async ({
  page,
  browser,
}) => {
  const { defaultBrowserType: _, ...handset } = devices['iPhone 13']
  const phone = await (await browser.newContext(handset)).newPage()
  await signInPages(page.context(), office.li)
  await signInPages(phone.context(), office.wang)
  for (const [index, [slug, name, label]] of kinds.entries()) {
    await test.step(slug, async () => {
      const path = `${slug}/${await make(slug, { [name]: '开头' })}`
      await Promise.all([page, phone].map((tab) => open(tab, `collections/${path}`)))
      const [first, second] = index % 2 === 0 ? [page, phone] : [phone, page]
      const author = index % 2 === 0 ? '李娜' : '王强'
      await field(first, label).fill(`${author}写的`)
      await savedAs(path, { [name]: `${author}写的` })
      await field(second, label).fill('后写的')
      await expect(dialog(second, '请选择保留哪一个版本')).toContainText(`“${label}”两边都改过`)
      await choice(second, label, `${author}的版本`).check()
      await second.getByRole('button', { name: '保存所选' }).click()
      await expect(field(second, label)).toHaveValue(`${author}写的`)
      expect(await stored(path)).toMatchObject({ [name]: `${author}写的` })
    })
  }
  await phone.context().close()
})
