import type { Page } from '@playwright/test'
import { editingStories, makeProduct, office, open, pageOf, savedAs, stored } from './editing-office'
import { pasteText } from './paste-text'
import { expect, test } from './test'

editingStories(/^$/)

const openRule = async (page: Page, path: string) => {
  await open(page, `collections/${path}`)
  await page.getByRole('button', { name: '订货规则', exact: true }).click()
}

const cell = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const yielded = (page: Page) => page.getByRole('complementary', { name: '规则得出的订货型号' })

/** spec: order-codes/editor */
test('an editor makes a rule with the keyboard, sees what it yields and what is wrong, and loses nothing of it', async ({ browser }) => {
  const path = `products/${await makeProduct()}`
  const page = await pageOf(browser, office.li)
  await openRule(page, path)

  await page.getByRole('button', { name: '建立规则' }).click()
  const [help, example] = [page.getByText('怎样填写规则'), page.getByText('得出 HM3-250 H 3 D 200 F。')]
  await expect(example).toBeHidden()
  await help.click()
  await expect(example).toBeVisible()
  await help.click()
  await expect(example).toBeHidden()
  await expect(cell(page, '前缀')).toHaveValue('HX-1')
  await expect(yielded(page).getByText('共 1 个订货型号')).toBeVisible()

  await page.getByRole('button', { name: '+ 添加选项' }).click()
  await cell(page, '第 1 个选项的名称').fill('分断能力')
  await cell(page, '第 1 个值的代码').fill('M')
  await cell(page, '第 1 个值的代码').press('Enter')
  await expect(cell(page, '第 2 个值的代码')).toBeFocused()
  await page.keyboard.type('H')
  await expect(yielded(page).getByText('第 1 个选项的第 2 个值的含义')).toBeVisible()
  await cell(page, '第 1 个值的含义').fill('50 kA')
  await cell(page, '第 2 个值的含义').fill('70 kA')
  await expect(yielded(page).getByText('共 2 个订货型号')).toBeVisible()

  await page.getByRole('button', { name: '+ 添加选项' }).click()
  await cell(page, '第 2 个选项的名称').fill('额定电流 In（A）')
  const currents = page.getByRole('group', { name: '额定电流 In（A）' })
  await pasteText(currents.getByRole('textbox', { name: '第 1 个值的代码' }), '16\t16 A\n160\t160 A\n250\t250 A')
  await expect(yielded(page).getByRole('listitem')).toHaveText([
    'HX-1 M 16',
    'HX-1 M 160',
    'HX-1 M 250',
    'HX-1 H 16',
    'HX-1 H 160',
    'HX-1 H 250',
  ])
  await yielded(page).getByRole('searchbox').fill('h/16')
  await expect(yielded(page).getByRole('listitem')).toHaveText(['HX-1 H 16', 'HX-1 H 160'])

  await page.getByRole('button', { name: '+ 添加不可组合' }).click()
  const add = page.getByRole('combobox', { name: '第 1 条不可组合：添加条件' })
  await add.selectOption('分断能力')
  await page.getByRole('checkbox', { name: 'H', exact: true }).check()
  await add.selectOption('额定电流 In（A）')
  await page.getByRole('checkbox', { name: '16', exact: true }).check()
  await yielded(page).getByRole('button', { name: '第 1 个不可组合的原因' }).click()
  await expect(cell(page, '第 1 条不可组合的原因')).toBeFocused()
  await page.keyboard.type('16 A 只配 M 型分断')
  await expect(yielded(page).getByText('共 5 个订货型号')).toBeVisible()

  // Not right yet, and kept all the same.
  await cell(page, '前缀').fill('')
  await expect(yielded(page).getByText('1 处要改')).toBeVisible()
  await savedAs(path, { orderingRule: { prefix: '', exclusions: [{ reason: '16 A 只配 M 型分断' }] } })
  const before = (await stored(path)).orderingRule
  await openRule(page, path)
  await expect(cell(page, '第 1 条不可组合的原因')).toHaveValue('16 A 只配 M 型分断')
  await page.getByRole('button', { name: '删除整个规则' }).click()
  await page.getByRole('button', { name: '恢复刚才删除的规则' }).click()
  await savedAs(path, { orderingRule: before })
  await page.close()
})
