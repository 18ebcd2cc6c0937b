import type { Locator, Page } from '@playwright/test'
import type { Source } from '../../src/lib/source-marks'
import { signInPages } from './admin-staff'
import { clickIn, openPanel, previewed, shownIn } from './click-in-page'
import { dialog, editingStories, elsewhere, field, make, makeProduct, office, pageOf, savedAs, stored } from './editing-office'
import { pasteText } from './paste-text'
import { expect, test } from './test'

// A line that is refused, a colleague's text that comes first.
editingStories(/40[019]|Failed to load resource/)

const typing = (page: Page) => page.getByRole('textbox', { name: /^在页面里修改/ })
const panel = (page: Page) => page.getByRole('region', { name: '实时预览' })

/** As fast as one clicks twice, wherever the first click leads. */
async function doubleClick(page: Page, source: Source): Promise<Locator> {
  await clickIn(page, source)
  // Longer than two clicks may lie apart: what follows is a pair of its own.
  await expect(page.getByText('从页面选中：')).toBeVisible()
  await shownIn(page, source).dblclick({ force: true })
  return typing(page)
}

const source = (id: number | string, path: string): Source => ({ document: `products.${id}`, path })

test('a title is typed where it stands: Enter takes it, Escape does not, and undoing gives it back', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const input = await doubleClick(page, source(id, 'title'))
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('试验断路器')
  await input.fill('不要的名称')
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
  await expect(field(page, '名称')).toHaveValue('试验断路器')

  // The keyboard is where it was: F2 begins anew.
  await page.keyboard.press('F2')
  await input.fill('新的断路器')
  await page.keyboard.press('Enter')
  await expect(field(page, '名称')).toHaveValue('新的断路器')
  await savedAs(`products/${id}`, { title: '新的断路器' })
  await expect(shownIn(page, source(id, 'title'))).toContainText('新的断路器')
  await field(page, '名称').focus()
  await page.keyboard.press('Control+z')
  await expect(field(page, '名称')).toHaveValue('试验断路器')
})

test('its rules hold, and pasted text is one line', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const input = await doubleClick(page, source(id, 'title'))
  await input.fill('')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toHaveText('这里不能为空，请填写。')
  await input.fill('长'.repeat(400))
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('请删短')
  await expect(field(page, '名称')).toHaveValue('试验断路器')
  await input.fill('')
  await pasteText(input, '第一行\r\n第二行')
  await expect(input).toHaveValue('第一行 第二行')
  // Going elsewhere takes it.
  await field(page, '型号').click()
  await savedAs(`products/${id}`, { title: '第一行 第二行' })
})

test('a rule that only the server knows holds as well', async ({ browser }) => {
  const answer = await (await elsewhere().get('/cms-api/questions?sort=-sortOrder&limit=1&depth=0')).json()
  const { articleId: _, id: __, createdAt: ___, updatedAt: ____, ...question } = answer.docs[0]
  const id = await make('questions', { ...question, question: '试验问题怎么选？', sortOrder: 1 })
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/questions/${id}`)
  const input = await doubleClick(page, { document: `questions.${id}`, path: 'question' })
  await input.fill('没有问号')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('以问号“？”结尾')
  expect((await stored(`questions/${id}`)).question).toBe('试验问题怎么选？')
})

test('the Enter of an input method only ends its word', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const input = await doubleClick(page, source(id, 'title'))
  await input.fill('')
  const keys = await page.context().newCDPSession(page)
  await keys.send('Input.imeSetComposition', { text: 'duanluqi', selectionStart: 8, selectionEnd: 8 })
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 })
  await expect(input).toBeFocused()
  await keys.send('Input.insertText', { text: '断路器' })
  await expect(input).toHaveValue('断路器')
  await expect(field(page, '名称')).toHaveValue('试验断路器')
  await page.keyboard.press('Enter')
  await savedAs(`products/${id}`, { title: '断路器' })
})

test('a cell of a table is typed in place, on phones’ pages too, and what is no single line goes to the form', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const cell = await doubleClick(page, source(id, 'parameters.1.value'))
  await cell.fill('690')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored(`products/${id}`)).parameters[1]?.value).toBe('690')
  await page.getByRole('button', { name: /^手机/ }).click()
  await expect(previewed(page).locator('html[data-layout="mobile"]')).toBeVisible()
  const input = await doubleClick(page, source(id, 'title'))
  await input.fill('手机上改的')
  await page.keyboard.press('Enter')
  await savedAs(`products/${id}`, { title: '手机上改的' })
  await doubleClick(page, source(id, 'summary'))
  await expect(panel(page).getByText('只有单行文字可以在页面里直接修改')).toBeVisible()
})

test('what a colleague has written meanwhile is shown before it is replaced', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const input = await doubleClick(page, source(id, 'title'))
  await input.fill('李娜的名称')
  // It comes into the form by a saving of hers, as it does on any other day.
  await elsewhere().patch(`/cms-api/products/${id}?draft=true`, { data: { title: '王强的名称', _status: 'draft' } })
  await field(page, '型号').evaluate((element: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'HX-2')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(field(page, '名称')).toHaveValue('王强的名称')
  await input.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('这里刚刚改成了“王强的名称”')
  await expect(input).toHaveValue('李娜的名称')
  await page.keyboard.press('Enter')
  await savedAs(`products/${id}`, { title: '李娜的名称', model: 'HX-2' })
})

test('each kind of line of a product is typed in place; what is longer goes to its field', async ({ browser }) => {
  const id = await make('products', {
    ...{ title: '试验断路器', model: 'HX-1', summary: '旧简介' },
    keyFigures: [{ value: '250', unit: 'A', label: '最大电流' }],
    mainParameters: [{ name: '极数', value: '3P' }],
    coreFunctions: [{ title: '旧功能', content: '旧的说明' }],
    parameters: [{ group: '电气', name: '额定电流', value: '100' }],
  })
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  for (const path of ['keyFigures.0.label', 'mainParameters.0.value', 'coreFunctions.0.title', 'parameters.0.name']) {
    await test.step(path, async () => {
      const input = await doubleClick(page, source(id, path))
      await input.fill('新的一行')
      await page.keyboard.press('Enter')
      await expect(input).toHaveCount(0)
    })
  }
  await savedAs(`products/${id}`, {
    keyFigures: [{ value: '250', unit: 'A', label: '新的一行' }],
    mainParameters: [{ name: '极数', value: '新的一行' }],
    coreFunctions: [{ title: '新的一行', content: '旧的说明' }],
    parameters: [{ group: '电气', name: '新的一行', value: '100' }],
  })
  await doubleClick(page, source(id, 'coreFunctions.0.content'))
  await expect(panel(page).getByText('只有单行文字可以在页面里直接修改')).toBeVisible()
  await expect(typing(page)).toHaveCount(0)
})

test('a session that ends while one types takes nothing of the line, nor puts it anywhere else', async ({ browser }) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  await openPanel(page, `/admin/collections/products/${id}`)
  const input = await doubleClick(page, source(id, 'title'))
  await input.fill('登录失效时写')
  await page.context().clearCookies()
  // The form has something to save, and asks who is there, while the line is not finished.
  await field(page, '型号').evaluate((element: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'HX-2')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const question = dialog(page, '重新登录')
  await expect(question).toContainText('您的修改会接着保存')
  await expect(question.getByLabel('密码')).toBeFocused()
  await expect(question.getByLabel('密码')).toHaveValue('')
  await question.getByLabel('密码').fill(office.li.password)
  await question.getByRole('button', { name: '登录并保存' }).click()
  await expect(question).toHaveCount(0)
  await savedAs(`products/${id}`, { model: 'HX-2', title: '试验断路器' })
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('登录失效时写')
  await page.keyboard.press('Enter')
  await savedAs(`products/${id}`, { title: '登录失效时写', model: 'HX-2' })
})

test('two colleagues type in the page of one product: rows stay whose they are, and the same line is chosen by a person', async ({
  browser,
}) => {
  const id = await makeProduct()
  const page = await pageOf(browser, office.li)
  const colleague = await pageOf(browser, office.wang)
  for (const one of [page, colleague]) await openPanel(one, `/admin/collections/products/${id}`)
  const mine = await doubleClick(page, source(id, 'parameters.1.value'))
  await mine.fill('690')
  const hers = await doubleClick(colleague, source(id, 'parameters.0.value'))
  await hers.fill('125')
  await colleague.keyboard.press('Enter')
  await expect.poll(async () => (await stored(`products/${id}`)).parameters[0]?.value).toBe('125')
  await expect(mine).toHaveValue('690')
  await mine.press('Enter')
  await expect
    .poll(async () => (await stored(`products/${id}`)).parameters.map(({ value }: { value: string }) => value))
    .toEqual(['125', '690'])

  const title = await doubleClick(page, source(id, 'title'))
  await title.fill('李娜的名称')
  await (await doubleClick(colleague, source(id, 'title'))).fill('王强的名称')
  await colleague.keyboard.press('Enter')
  await savedAs(`products/${id}`, { title: '王强的名称' })
  await title.press('Enter')
  const question = dialog(page, '请选择保留哪一个版本')
  await expect(question).toContainText('“名称”两边都改过')
  await question.getByRole('group', { name: '名称' }).getByRole('radio', { name: '我的版本' }).check()
  await question.getByRole('button', { name: '保存所选' }).click()
  await savedAs(`products/${id}`, { title: '李娜的名称' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two taps type a line in letters that it need not enlarge', async ({ page }) => {
    const id = await makeProduct()
    await signInPages(page.context(), office.li)
    await openPanel(page, `/admin/collections/products/${id}`)
    const cell = shownIn(page, source(id, 'parameters.1.value'))
    await cell.scrollIntoViewIfNeeded()
    await cell.tap({ trial: true })
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // As fast as one taps twice: nothing is looked at in between.
    for (const _ of ['first', 'second']) await page.touchscreen.tap(x + width / 2, y + height / 2)
    const input = typing(page)
    await expect(input).toBeFocused()
    expect(await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16)
    await input.fill('690')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored(`products/${id}`)).parameters[1]?.value).toBe('690')
  })
})
