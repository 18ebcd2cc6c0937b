import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { signInPages } from './admin-staff'
import {
  choice,
  dialog,
  doWithRow,
  editingStories,
  elsewhere,
  field,
  makeNews,
  makeProduct,
  office,
  open,
  pageOf,
  savedAs,
  stored,
  upload,
} from './editing-office'
import { expect, test } from './test'

editingStories(/status of (404|409|50\d)|ERR_FAILED|Failed to fetch/)

test.describe('two colleagues in one product', () => {
  test('change different fields, and both keep what they typed', async ({ page, browser }) => {
    const id = await makeProduct()
    const path = `products/${id}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await field(page, '型号').fill('HX-2')
    await savedAs(path, { model: 'HX-2' })

    const colleague = await pageOf(browser, office.wang)
    await open(colleague, `collections/${path}`)
    await expect(colleague.getByText('李娜也在这里')).toBeVisible()
    await field(colleague, '简介').fill('王强的简介')
    await savedAs(path, { summary: '王强的简介' })

    await field(page, '名称').fill('李娜的名称')
    await savedAs(path, { model: 'HX-2', summary: '王强的简介', title: '李娜的名称' })
    await expect(page.getByText(/^王强 .*修改了“简介”，已合并到这里。$/)).toBeVisible()
    await expect(field(page, '简介')).toHaveValue('王强的简介')

    await field(page, '型号').fill('HX-3')
    await savedAs(path, { model: 'HX-3', summary: '王强的简介', title: '李娜的名称' })
    await colleague.context().close()
  })

  test('change the same field, and are shown both versions to choose from', async ({ page, browser }) => {
    const path = `products/${await makeProduct()}`
    const colleague = await pageOf(browser, office.wang)
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await open(colleague, `collections/${path}`)
    await field(colleague, '简介').fill('王强的简介')
    await savedAs(path, { summary: '王强的简介' })

    await field(page, '简介').fill('李娜的简介')
    const question = dialog(page, '请选择保留哪一个版本')
    await expect(question).toContainText(/王强 .*保存了这条内容。“简介”两边都改过/)
    await expect(question.getByRole('button', { name: '保存所选' })).toBeDisabled()
    await choice(page, '简介', '王强的版本').check()
    await expect(question.getByText('李娜的简介')).toBeVisible()
    await question.getByRole('button', { name: '保存所选' }).click()
    await expect(question).toHaveCount(0)
    await expect(field(page, '简介')).toHaveValue('王强的简介')
    await savedAs(path, { summary: '王强的简介' })

    await field(colleague, '名称').fill('王强的名称')
    await savedAs(path, { title: '王强的名称' })
    await field(page, '名称').fill('李娜的名称')
    await choice(page, '名称', '我的版本').press('Space')
    await question.getByRole('button', { name: '保存所选' }).press('Enter')
    await savedAs(path, { title: '李娜的名称', summary: '王强的简介' })
    await colleague.context().close()
  })

  test('are asked about what one types while the other’s words are on their way', async ({ page, browser }) => {
    const path = `products/${await makeProduct()}`
    const colleague = await pageOf(browser, office.wang)
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await open(colleague, `collections/${path}`)
    await field(colleague, '名称').fill('王强的名称')
    await savedAs(path, { title: '王强的名称' })

    // What is saved here is put together with it, and the answer takes its time.
    let letArrive = (): void => undefined
    const arrival = new Promise<void>((resolve) => {
      letArrive = resolve
    })
    await page.route(`**/cms-api/${path}?*`, async (route) => {
      const response = await route.fetch()
      if (route.request().method() === 'PATCH' && response.ok()) await arrival
      await route.fulfill({ response })
    })
    await field(page, '型号').fill('HX-2')
    await savedAs(path, { title: '王强的名称', model: 'HX-2' })
    await field(page, '名称').fill('李娜的名称')
    letArrive()
    const question = dialog(page, '请选择保留哪一个版本')
    await expect(question).toContainText('“名称”两边都改过')
    expect(await stored(path)).toMatchObject({ title: '王强的名称' })
    await choice(page, '名称', '我的版本').check()
    await question.getByRole('button', { name: '保存所选' }).click()
    await savedAs(path, { title: '李娜的名称', model: 'HX-2' })
    await colleague.context().close()
  })

  test('change, add, remove and move rows of the parameters, and each row stays whose it is', async ({ page, browser }) => {
    const path = `products/${await makeProduct(['电流', '电压', '频率', '寿命'].map((name) => ({ group: '电气', name, value: `旧${name}` })))}`
    const colleague = await pageOf(browser, office.wang)
    await signInPages(page.context(), office.li)
    for (const tab of [page, colleague]) {
      await open(tab, `collections/${path}`)
      await tab.getByRole('button', { name: '功能与参数' }).click()
    }
    const value = (tab: Page, row: number) => tab.locator(`#field-parameters__${row}__value`)
    const more = (tab: Page, row: number, action: string) => doWithRow(value(tab, row), action)
    const values = async () => (await stored(path)).parameters.map(({ value }: { value: string }) => value)
    const saved = (...expected: string[]) => expect.poll(values, { timeout: 120_000 }).toEqual(expected)
    const savings = [page, colleague].map(savedParameters)

    // The colleague moves the last one up, takes the second one away and adds one; here, the first and the last are changed.
    await more(colleague, 3, '上移')
    await more(colleague, 1, '移除行')
    await saved('旧电流', '旧寿命', '旧频率')
    await value(page, 0).fill('新电流')
    await saved('新电流', '旧寿命', '旧频率')
    await expect(value(page, 1)).toHaveValue('旧寿命')
    await expect(value(page, 3)).toHaveCount(0)
    await more(colleague, 0, '在下方插入')
    // What is typed while something is being saved is saved once more, and would bring what is typed here meanwhile.
    await expect(value(colleague, 0)).toHaveValue('新电流')
    await value(colleague, 1).fill('王强的一行')
    await saved('新电流', '王强的一行', '旧寿命', '旧频率')
    await value(page, 1).fill('新寿命')
    await saved('新电流', '王强的一行', '新寿命', '旧频率')
    await expect(value(page, 1)).toHaveValue('王强的一行')
    await expect(value(page, 2)).toHaveValue('新寿命')

    // Who takes away what another has changed meanwhile is asked.
    await more(colleague, 2, '移除行')
    const question = dialog(colleague, '请选择保留哪一个版本')
    await expect(question).toContainText('技术参数')
    await expect(question).toContainText('新寿命')
    await question.getByRole('radio', { name: '李娜的版本' }).check()
    await question.getByRole('button', { name: '保存所选' }).click()
    await expect(value(colleague, 2)).toHaveValue('新寿命')
    await saved('新电流', '王强的一行', '新寿命', '旧频率')
    // A form that has put a colleague's words among its own has nothing to save for that.
    for (const sent of savings) expect(sent.filter((parameters, index) => parameters === sent[index - 1])).toEqual([])
    await colleague.context().close()
  })
})

/** The parameters that a form saves from now on, one entry a saving. */
function savedParameters(page: Page): string[] {
  const sent: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'PATCH' || !response.ok()) return
    const [, payload = '{}'] = /name="_payload"\r\n\r\n(.*?)\r\n--/s.exec(request.postData() ?? '') ?? []
    sent.push(JSON.stringify(JSON.parse(payload).parameters))
  })
  return sent
}

test('a picture, which has no drafts, is saved over nobody’s words', async ({ page }) => {
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5fd7' } })
    .png()
    .toBuffer()
  const path = await upload('media', { name: `words-${Date.now()}.png`, mimeType: 'image/png', buffer }, { alt: '旧文字' })
  await signInPages(page.context(), office.li)
  await open(page, `collections/${path}`)
  await elsewhere().patch(`/cms-api/${path}`, { data: { alt: '同事的文字' } })
  await field(page, '替代文字').fill('李娜的文字')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog(page, '请选择保留哪一个版本')).toContainText('其他人')
  await choice(page, '替代文字', '其他人的版本').check()
  await page.getByRole('button', { name: '保存所选' }).click()
  await expect(page.getByText('更新成功。')).toBeVisible()
  await expect(field(page, '替代文字')).toHaveValue('同事的文字')
  expect((await stored(path)).alt).toBe('同事的文字')
})

test('a page that there is only one of is shared in the same way', async ({ page }) => {
  const path = 'globals/survey-page'
  // As it is public, whatever a broken-off story has left as a draft.
  const { title } = await (await elsewhere().get(`/cms-api/${path}?depth=0`)).json()
  await signInPages(page.context(), office.li)
  try {
    await open(page, path)
    await elsewhere().post(`/cms-api/${path}?draft=true`, { data: { title: '管理员的标题', _status: 'draft' } })
    await field(page, '标题').fill('李娜的标题')
    await expect(dialog(page, '请选择保留哪一个版本')).toContainText('“标题”两边都改过')
    await choice(page, '标题', '我的版本').check()
    await page.getByRole('button', { name: '保存所选' }).click()
    await savedAs(path, { title: '李娜的标题' })
  } finally {
    await elsewhere().post(`/cms-api/${path}`, { data: { title, _status: 'published' } })
  }
})

test('two windows of one account don’t overwrite each other, and a text is chosen as a whole', async ({ page }) => {
  const path = `news/${await makeNews()}`
  await signInPages(page.context(), office.li)
  const other = await page.context().newPage()
  await open(page, `collections/${path}`)
  await open(other, `collections/${path}`)
  const body = (tab: Page) => tab.locator('[contenteditable="true"]').first()
  await body(other).fill('另一个窗口的正文')
  await expect.poll(async () => JSON.stringify(await stored(path))).toContain('另一个窗口的正文')
  await body(page).fill('这个窗口的正文')
  await expect(dialog(page, '请选择保留哪一个版本')).toContainText('您在另一个窗口')
  await choice(page, '正文', '我的版本').check()
  await expect(page.getByRole('group', { name: '正文' })).toContainText('另一个窗口的正文')
  await page.getByRole('button', { name: '保存所选' }).click()
  await expect.poll(async () => JSON.stringify(await stored(path))).toContain('这个窗口的正文')
})

test('nobody publishes what a colleague has changed meanwhile without having seen it', async ({ page, browser }) => {
  const path = `news/${await makeNews()}`
  await signInPages(page.context(), office.li)
  await open(page, `collections/${path}`)
  const colleague = await pageOf(browser, office.wang)
  await open(colleague, `collections/${path}`)
  await field(colleague, '标题').fill('王强还没写完的标题')
  await savedAs(path, { title: '王强还没写完的标题' })
  await page.getByRole('button', { name: /^发布/ }).first().click()
  const question = dialog(page, '发布前请看一下新的修改')
  await expect(question.getByRole('definition').filter({ hasText: '王强还没写完的标题' })).toBeVisible()
  await question.getByRole('button', { name: '稍后再说' }).click()
  expect((await stored(path))._status).toBe('draft')
  await page.getByRole('button', { name: '比较两个版本' }).click()
  await expect(field(page, '标题')).toHaveValue('王强还没写完的标题')
  await colleague.context().close()
})

test('what a colleague has thrown away is not saved, and what was typed is kept', async ({ page }) => {
  const id = await makeNews()
  await signInPages(page.context(), office.li)
  await open(page, `collections/news/${id}`)
  await elsewhere().patch(`/cms-api/news/${id}`, { data: { deletedAt: new Date().toISOString() } })
  await field(page, '标题').fill('写给回收站的标题')
  await expect(page.getByText('这条内容已被移入回收站，不能再保存。')).toBeVisible()
  await elsewhere().patch(`/cms-api/news/${id}?trash=true`, { data: { deletedAt: null } })
  page.on('dialog', (warning) => warning.accept())
  await page.reload()
  await expect(page.getByRole('status', { name: '未保存的修改' })).toContainText('“标题”')
})
