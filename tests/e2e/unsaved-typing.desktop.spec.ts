import type { Page, Route } from '@playwright/test'
import { signIn, signInPages } from './admin-staff'
import { dialog, doWithRow, editingStories, elsewhere, field, makeNews, makeProduct, office, open, savedAs, stored } from './editing-office'
import { hold } from './hold'
import { expect, test } from './test'

editingStories(
  /status of (401|403|409|50\d)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unauthorized|An unexpected response was received/,
)

test('what is typed while a saving is under way stays, in each of the fields', async ({ page }) => {
  const path = `products/${await makeProduct()}`
  await signInPages(page.context(), office.li)
  await open(page, `collections/${path}`)
  const isSaving = page.waitForRequest((request) => request.method() === 'PATCH')
  const answer = await hold(page, `**/cms-api/${path}?**`, (request) => request.method() === 'PATCH')
  await field(page, '型号').fill('HX-2')
  await isSaving
  await field(page, '名称').fill('新的名称')
  await field(page, '简介').fill('新的简介')
  answer()
  await savedAs(path, { model: 'HX-2', title: '新的名称', summary: '新的简介' })
  await expect(field(page, '名称')).toHaveValue('新的名称')
  await expect(field(page, '简介')).toHaveValue('新的简介')
})

test('a letter that comes before the answer to a saving is drawn stays', async ({ page }) => {
  const path = `products/${await makeProduct()}`
  await signInPages(page.context(), office.li)
  // As on a slow machine: what React has yet to draw waits.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function later(this: MessagePort, message: unknown) {
      const waiting: (() => void)[] | undefined = Reflect.get(window, 'waiting')
      if (waiting) waiting.push(() => postMessage.call(this, message, {}))
      else postMessage.call(this, message, {})
    }
  })
  await open(page, `collections/${path}`)
  let asked: Route | undefined
  await page.route(`**/admin/collections/${path}`, async (route) => {
    if (!asked && route.request().postData()?.includes('"data":')) asked = route
    else await route.continue()
  })
  await field(page, '名称').fill('断路')
  await expect.poll(() => asked).toBeDefined()
  await page.evaluate(() => Object.assign(window, { waiting: [] }))
  await asked?.continue()
  await page.waitForFunction(() => Reflect.get(window, 'waiting').length > 0)
  await field(page, '名称').press('End')
  await page.keyboard.insertText('器')
  await page.evaluate(() => {
    const waiting: (() => void)[] = Reflect.get(window, 'waiting')
    Reflect.deleteProperty(window, 'waiting')
    for (const draw of waiting) draw()
  })
  await savedAs(path, { title: '断路器' })
  await expect(field(page, '名称')).toHaveValue('断路器')
})

test.describe('what is typed into a new row stays', () => {
  /** Opens the parameters of a product; the form's questions of a kind wait to be answered, up to a number. */
  async function openParameters(page: Page, held: { kind: string; count: number }) {
    const path = `products/${await makeProduct()}`
    const waiting: Route[] = []
    await signInPages(page.context(), office.li)
    await page.clock.install()
    await open(page, `collections/${path}`)
    await page.getByRole('button', { name: '功能与参数' }).click()
    await page.route(`**/admin/collections/${path}`, async (route) => {
      const body = route.request().postData() ?? ''
      const isHeld = waiting.length < held.count && body.includes('"form-state"') && body.includes(held.kind)
      if (isHeld) waiting.push(route)
      else await route.continue()
    })
    const question = async (number: number) => {
      await expect.poll(() => waiting.length).toBe(number)
      return waiting[number - 1]
    }
    return { path, question }
  }

  const value = (page: Page, row: number) => page.locator(`#field-parameters__${row}__value`)

  const addRow = (page: Page) => doWithRow(value(page, 0), '在下方插入')

  async function isKept(page: Page, path: string, ...values: string[]) {
    await expect.poll(async () => (await stored(path)).parameters.map((row: { value: string }) => row.value)).toEqual(values)
    await expect(value(page, 1)).toHaveValue('刚写的一行')
  }

  test('when the form hears of its fields once more', async ({ page }) => {
    const { path, question } = await openParameters(page, { kind: '"formState":', count: 2 })
    await addRow(page)
    const first = await question(1)
    // Asked about before the first answer is there: about a form without the fields of the row.
    await value(page, 0).fill('125')
    await page.clock.fastForward(1000)
    await first?.continue()
    const second = await question(2)
    await value(page, 1).fill('刚写的一行')
    await second?.continue()
    await isKept(page, path, '125', '刚写的一行', '400')
  })

  test('when the answer to the saving of the empty row comes late', async ({ page }) => {
    const { path, question } = await openParameters(page, { kind: '"data":', count: 1 })
    await addRow(page)
    const saved = await question(1)
    await value(page, 1).fill('刚写的一行')
    // Payload marks the field that was typed last, and no other.
    await value(page, 0).fill('125')
    await page.clock.fastForward(1000)
    await saved?.continue()
    await isKept(page, path, '125', '刚写的一行', '400')
  })
})

test.describe('a line that is cut beside a saving', () => {
  test('keeps a colleague’s words, which could not be shown', async ({ page }) => {
    const path = `products/${await makeProduct()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await elsewhere().patch(`/cms-api/${path}?draft=true`, { data: { summary: '同事的简介', _status: 'draft' } })
    let isCut = true
    const isNotShown = page.waitForEvent('requestfailed', (request) => (request.postData() ?? '').includes('"renderAllFields":true'))
    await page.route(`**/admin/collections/${path}`, (route) =>
      isCut && route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await field(page, '名称').fill('李娜的名称')
    await savedAs(path, { title: '李娜的名称', summary: '同事的简介' })
    await isNotShown
    isCut = false
    await field(page, '型号').fill('HX-9')
    await savedAs(path, { model: 'HX-9', title: '李娜的名称', summary: '同事的简介' })
    await expect(field(page, '简介')).toHaveValue('同事的简介')
  })

  test('leaves what was to be restored on the device', async ({ page }) => {
    const path = `products/${await makeProduct()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await page.route(`**/cms-api/${path}?**`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
    await field(page, '简介').fill('没有保存的简介')
    await expect(page.getByRole('status', { name: '还没有保存' })).toBeVisible()
    page.on('dialog', (question) => question.accept())
    await page.reload()
    await page.unrouteAll()
    await page.route(`**/admin/collections/${path}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await page.getByRole('button', { name: '恢复未保存的修改' }).click()
    await page.getByRole('button', { name: '恢复所选' }).click()
    await expect(page.getByText('网络已断开，没有恢复。')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: '恢复未保存的修改' }).click()
    await page.getByRole('button', { name: '恢复所选' }).click()
    await savedAs(path, { summary: '没有保存的简介' })
    await expect(field(page, '简介')).toHaveValue('没有保存的简介')
  })

  test('leaves a form able to work whose preferences it has cut off', async ({ page }) => {
    const path = `products/${await makeProduct()}`
    await signInPages(page.context(), office.li)
    let cutOff = 0
    await page.route('**/cms-api/payload-preferences/**', (route) => {
      if (route.request().method() !== 'GET' || !route.request().url().includes('products-')) return route.continue()
      cutOff += 1
      return route.abort()
    })
    await open(page, `collections/${path}`)
    await page.getByRole('button', { name: '功能与参数' }).click()
    await doWithRow(page.locator('#field-parameters__0__value'), '在下方插入')
    await page.locator('#field-parameters__1__value').fill('刚写的一行')
    await expect
      .poll(async () => (await stored(path)).parameters.map((row: { value: string }) => row.value))
      .toEqual(['100', '刚写的一行', '400'])
    expect(cutOff).toBeGreaterThan(0)
  })
})

test.describe('a session that has ended', () => {
  const endSession = async (page: Page) => page.context().clearCookies()

  test('is renewed in place, and what was typed is saved', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await endSession(page)
    await field(page, '标题').fill('登录失效后写的标题')
    const question = dialog(page, '重新登录')
    await expect(question.getByLabel('电子邮件')).toHaveValue(office.li.email)
    await expect(question.getByLabel('电子邮件')).not.toBeEditable()
    await question.getByLabel('密码').fill('not-my-password')
    await question.getByRole('button', { name: '登录并保存' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByLabel('密码').fill(office.li.password)
    await question.getByRole('button', { name: '登录并保存' }).click()
    await expect(question).toHaveCount(0)
    await savedAs(path, { title: '登录失效后写的标题', editedBy: '李娜' })
  })

  test('is not continued in the name of another account that signed in beside it', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    await signIn(page.context().request, office.wang)
    await field(page, '标题').fill('李娜写的标题')
    const question = dialog(page, '重新登录')
    await expect(question).toContainText('现在登录的是“王强”')
    await question.getByRole('button', { name: '稍后再说' }).click()
    await expect(page.getByRole('status', { name: '还没有保存' })).toBeVisible()
    expect((await stored(path)).title).toBe('试验新闻')
    await page.getByRole('button', { name: '重新登录' }).click()
    await question.getByLabel('密码').fill(office.li.password)
    await question.getByRole('button', { name: '登录并保存' }).click()
    await savedAs(path, { title: '李娜写的标题', editedBy: '李娜' })
  })
})

test.describe('a line that is lost', () => {
  test('is waited for, and what was typed is saved when it is back', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    await open(page, `collections/${path}`)
    // The text editor is loaded after the form.
    await expect(page.locator('[contenteditable="true"]').first()).toBeVisible()
    await page.context().setOffline(true)
    await field(page, '标题').fill('离线写的标题')
    await expect(page.getByText('已离线：您的修改保存在本机')).toBeVisible()
    await page.context().setOffline(false)
    await savedAs(path, { title: '离线写的标题' })
    await expect(page.getByText('已离线')).toHaveCount(0)
  })

  test('and a closed tab leave what was typed on the device, to be restored or discarded', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    const notice = (tab: Page) => tab.getByRole('status', { name: '未保存的修改' })
    const lose = async (title: string) => {
      const tab = await page.context().newPage()
      await tab.route('**/cms-api/news/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
      await open(tab, `collections/${path}`)
      await field(tab, '标题').fill(title)
      await expect(tab.getByText('已离线')).toBeVisible()
      await tab.close({ runBeforeUnload: false })
    }
    await lose('没有保存的标题')
    await open(page, `collections/${path}`)
    await expect(notice(page)).toContainText('“标题”')
    await notice(page).getByRole('button', { name: '恢复未保存的修改' }).click()
    const question = dialog(page, '恢复未保存的修改')
    await expect(question.getByRole('group', { name: '标题' })).toContainText('试验新闻')
    await question.getByRole('button', { name: '恢复所选' }).click()
    await expect(field(page, '标题')).toHaveValue('没有保存的标题')
    await savedAs(path, { title: '没有保存的标题' })
    await expect(notice(page)).toHaveCount(0)

    await lose('不要的标题')
    await page.reload()
    await notice(page).getByRole('button', { name: '丢弃' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await expect(field(page, '标题')).toHaveValue('没有保存的标题')
    await expect(notice(page)).toHaveCount(0)
  })

  test('a device that keeps nothing stops nobody from writing', async ({ page }) => {
    const path = `news/${await makeNews()}`
    await signInPages(page.context(), office.li)
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
    await open(page, `collections/${path}`)
    await field(page, '标题').fill('没有存储也能写')
    await savedAs(path, { title: '没有存储也能写' })
  })
})
