import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signInPages } from './admin-staff'
import { editingStories, elsewhere, make, makeProduct, office, open, pageOf, stored } from './editing-office'
import { pasteText } from './paste-text'
import { expect, test } from './test'

editingStories(/status of (400|409)/)

const rows = (...names: string[]) => names.map((name) => ({ group: '电气', name, value: `旧${name}` }))
const cell = (page: Page, row: number, key: string) => page.locator(`#field-parameters__${row}__${key}`)
const table = (page: Page) => page.getByRole('grid', { name: '技术参数' })
const texts = async (path: string, key = 'value') =>
  (await stored(path)).parameters.map((row: Record<string, string | null>) => row[key] ?? '')
const saved = (path: string, key: string, ...expected: string[]) =>
  expect.poll(() => texts(path, key), { timeout: 120_000 }).toEqual(expected)

async function openTable(page: Page, path: string): Promise<void> {
  await open(page, `collections/${path}`)
  await page.getByRole('button', { name: '功能与参数', exact: true }).click()
  await expect(table(page)).toBeVisible()
}

/** A product of a category whose attributes are known, with a picture. */
async function makeBreaker(parameters: object[]): Promise<string> {
  const { docs } = await (await elsewhere().get('/cms-api/products?where[articleId][equals]=153&depth=0')).json()
  const { category, cover } = docs[0]
  return `products/${await make('products', { title: '试验断路器', model: 'HX-1', summary: '简介', category, cover, parameters })}`
}

test.beforeEach(({ page }) => signInPages(page.context(), office.li))

test('one types as in a spreadsheet, and takes it back across cells and rows', async ({ page }) => {
  const path = `products/${await makeProduct(rows('电流', '电压'))}`
  await openTable(page, path)
  // In a window of 1440, a row is seen whole, with what pages print of it, and what else stands at the side is below.
  await expect(page.getByRole('columnheader', { name: '筛选' })).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await table(page).boundingBox())?.width).toBeGreaterThan(1300)
  await expect(page.getByLabel('排序号')).toBeVisible()
  await cell(page, 0, 'value').click()
  await page.keyboard.type('125')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 'value')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('伏')
  await page.keyboard.press('Enter')
  await expect(table(page).getByRole('row')).toHaveCount(4)
  await expect(cell(page, 2, 'group')).toHaveValue('电气')
  await cell(page, 2, 'value').fill('50')
  await saved(path, 'value', '125', '旧电压伏', '50')

  await cell(page, 2, 'value').focus()
  for (const press of ['Control+z', 'Control+z', 'Control+z']) await page.keyboard.press(press)
  await saved(path, 'value', '125', '旧电压')
  await page.keyboard.press('Control+z')
  await saved(path, 'value', '旧电流', '旧电压')
  await page.keyboard.press('Control+y')
  await saved(path, 'value', '125', '旧电压')

  await cell(page, 0, 'value').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await saved(path, 'value', '125', '125')
  await page.keyboard.press('Delete')
  await saved(path, 'value', '', '')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(table(page).locator(':focus')).toHaveCount(0)
})

test('rows are dragged, moved by keys, inserted, copied and removed', async ({ page }) => {
  const path = `products/${await makeProduct(rows('电流', '电压', '频率'))}`
  await openTable(page, path)
  const lines = table(page).locator('tbody tr')
  await lines
    .nth(2)
    .getByTitle('拖动可移动这一行')
    .dragTo(lines.nth(0), { targetPosition: { x: 60, y: 4 } })
  await saved(path, 'name', '频率', '电流', '电压')
  await cell(page, 0, 'name').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await saved(path, 'name', '电流', '频率', '电压')
  await expect(cell(page, 1, 'name')).toBeFocused()
  const choose = async (name: string) => {
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('复制行')
  await saved(path, 'name', '电流', '频率', '频率', '电压')
  await choose('移除行')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('已添加第 4 行')).toBeAttached()
  await page.keyboard.type('寿命')
  await saved(path, 'name', '电流', '频率', '电压', '寿命')
})

test('the menu of a row does with it what one asks, by the mouse and by keys', async ({ page }) => {
  const path = await makeBreaker(rows('电流', '电压', '频率'))
  await openTable(page, path)
  const menu = page.getByRole('menu', { name: '这一行的操作' })
  const lines = table(page).locator('tbody tr')
  await cell(page, 2, 'name').hover()
  // It is at hand however wide the table is.
  await expect(page.getByRole('button', { name: '第 3 行的操作' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '第 3 行的操作' }).click()
  await menu.getByRole('menuitem', { name: '上移' }).click()
  await saved(path, 'name', '电流', '频率', '电压')
  await expect(cell(page, 1, 'group')).toBeFocused()
  await cell(page, 0, 'name').press('Shift+F10')
  await expect(menu.getByRole('menuitem', { name: '上移' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(cell(page, 0, 'name')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(menu.getByRole('menuitem', { name: '换一个属性' })).toBeFocused()
  await page.keyboard.press('Enter')
  const attributes = page.getByRole('dialog', { name: '“电流”的属性' })
  await attributes.getByRole('searchbox', { name: '查找属性' }).fill('额定电流')
  await attributes.getByRole('checkbox', { name: /^额定电流/ }).check()
  await attributes.getByRole('button', { name: '完成' }).click()
  await expect(lines.nth(0)).toContainText('额定电流')
  await page.getByRole('button', { name: '第 1 行的操作' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '第 1 行的操作' })).toBeFocused()
  await cell(page, 0, 'name').press('Shift+F10')
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: '移除行' })).toBeFocused()
  await page.keyboard.press('Enter')
  await saved(path, 'name', '频率', '电压')
})

test('cells from Excel are shown before they are pasted, and then the page shows them', async ({ page }) => {
  const path = await makeBreaker(rows('电流', '电压'))
  await openTable(page, path)
  await cell(page, 1, 'name').focus()
  await pasteText(cell(page, 1, 'name'), '额定电压\t400\n重量\t1.2\n')
  const preview = page.getByRole('dialog', { name: '粘贴前请看一下' })
  await expect(preview).toContainText('将修改 2 格，新增 1 行')
  await expect(preview.getByRole('row', { name: /旧电压.*400/ })).toBeVisible()
  await preview.getByRole('button', { name: '取消' }).click()
  await expect(cell(page, 1, 'name')).toHaveValue('电压')
  await pasteText(cell(page, 1, 'name'), '额定电压\t400\n重量\t1.2\n')
  await preview.getByRole('button', { name: '粘贴', exact: true }).click()
  await saved(path, 'value', '旧电流', '400', '1.2')

  await test.step('the same rows go through a file, and back into the form alone', async () => {
    const bar = page.getByRole('toolbar', { name: '技术参数的行' })
    const download = page.waitForEvent('download')
    await bar.getByRole('button', { name: '导出' }).click()
    const input = page.getByLabel('从文件导入技术参数')
    await input.setInputFiles(await (await download).path())
    const look = page.getByRole('dialog', { name: '导入前请看一下' })
    await expect(look).toContainText('导入的内容与现在一样')
    await look.getByRole('button', { name: '取消' }).click()
    await input.setInputFiles({ name: '参数.csv', mimeType: 'text/csv', buffer: Buffer.from('名称,数值\n电流,125\n') })
    await expect(look).toContainText('将修改 1 格')
    await expect(look).toContainText('表格里后面的 2 行不变')
    await look.getByRole('button', { name: '导入', exact: true }).click()
    await saved(path, 'value', '125', '400', '1.2')
    await input.setInputFiles({ name: '参数.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('d0cf11e0', 'hex') })
    await expect(bar.getByRole('alert')).toContainText('不支持旧版 .xls 文件')
  })

  await test.step('a group is shown where it begins, wherever its rows go', async () => {
    const shown = async () => {
      const colours = await table(page)
        .getByLabel(/^第 \d 行分组$/)
        .evaluateAll((cells) => cells.map((one) => [Reflect.get(one, 'value'), getComputedStyle(one).color]))
      return colours.map(([group, colour]) => (colour === 'rgba(0, 0, 0, 0)' ? '' : group))
    }
    await cell(page, 0, 'value').focus()
    expect(await shown()).toEqual(['电气', '', ''])
    // Groups that the product has are offered.
    await cell(page, 2, 'group').fill('电')
    await expect(page.locator('[id="field-parameters__2__group-words"] option')).toHaveAttribute('value', '电气')
    await cell(page, 2, 'group').fill('机械')
    await cell(page, 2, 'name').focus()
    expect(await shown()).toEqual(['电气', '', '机械'])
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(shown).toEqual(['电气', '机械', '电气'])
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(shown).toEqual(['机械', '电气', ''])
    await saved(path, 'group', '机械', '电气', '电气')
  })
  const { articleId } = await stored(path)
  await page.goto(`/GoodsInfoView?id=${articleId}&draft=1`)
  await expect(page.getByText('额定电压').first()).toBeVisible()
})

test('what can’t be read is said under its row, with what mends it', async ({ page }) => {
  const path = await makeBreaker([{ group: '额定参数', name: '额定电流 In', value: '16、250', unit: 'A' }])
  await openTable(page, path)
  await page.getByRole('button', { name: /可对应：额定电流/ }).click()
  await cell(page, 0, 'value').focus()
  await expect(page.getByText(/读作 2 个数值，单位 A/)).toBeVisible()
  await expect(page.getByText('1 行对应属性，1 行用于筛选')).toBeVisible()
  await expect(page.getByRole('img', { name: /筛选条件“额定电流 In”/ })).toBeVisible()

  await test.step('words are offered while one types: attributes of its category, units of its attribute', async () => {
    const offered = (key: string) =>
      page
        .locator(`[id="field-parameters__0__${key}-words"] option`)
        .evaluateAll((words) => words.map((word) => Reflect.get(word, 'value')))
    await cell(page, 0, 'unit').focus()
    await expect.poll(() => offered('unit')).toEqual(['mA', 'kA'])
    await cell(page, 0, 'name').fill('绝缘')
    await expect.poll(() => offered('name')).toEqual(['额定绝缘电压 Ui'])
    await cell(page, 0, 'name').fill('额定电流 In')
  })
  await cell(page, 0, 'value').fill('0.4 kA')
  await page.getByRole('button', { name: '改为 400 A' }).click()
  await expect(cell(page, 0, 'value')).toHaveValue('400')
  await cell(page, 0, 'unit').fill('kV')
  await expect(page.getByText('1 处要改')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[data-row-table]').analyze()
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  await page.getByRole('button', { name: '改为 A', exact: true }).click()
  await expect(page.getByText('1 处要改')).toHaveCount(0)
  await saved(path, 'unit', 'A')
})

test('two colleagues in different rows both keep what they typed', async ({ page, browser }) => {
  const path = `products/${await makeProduct(rows('电流', '电压'))}`
  const colleague = await pageOf(browser, office.wang)
  await openTable(page, path)
  await openTable(colleague, path)
  await cell(colleague, 1, 'value').fill('王强的电压')
  await saved(path, 'value', '旧电流', '王强的电压')
  await cell(page, 0, 'value').fill('李娜的电流')
  await saved(path, 'value', '李娜的电流', '王强的电压')
  await expect(cell(page, 1, 'value')).toHaveValue('王强的电压')
  // What is taken back is one’s own.
  await cell(page, 0, 'value').press('Control+z')
  await saved(path, 'value', '旧电流', '王强的电压')
  await colleague.context().close()
})
