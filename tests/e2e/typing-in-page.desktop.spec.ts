import type { Locator, Page } from '@playwright/test'
import type { Source } from '../../src/lib/source-marks'
import { clickIn, openPanel, previewed, shownIn } from './click-in-page'
import { editingStories, elsewhere, field, make, makeProduct, office, pageOf, savedAs, stored } from './editing-office'
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
  await input.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '第一行\r\n第二行')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
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
