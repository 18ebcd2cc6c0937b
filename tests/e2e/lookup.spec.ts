import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readListFile } from '../../src/lookup/read-list-file'
import { violations } from './accessibility'
import { wrongInTree } from './accessibility-tree'
import { untilAlive } from './alive'
import { freeBars } from './free-bars'
import { expect, test } from './test'

/** A buyer's list as it is copied from Excel: with a heading, spelled as it came, and with a row that is none. */
const LIST = [
  '型号\t数量',
  'HM3-250H3D200F\t6',
  'ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ\t8',
  'HM2-250L/3300 200A\t4',
  'KXM1-250S/3300 200A\t2',
  'HC1-65 M7\t6',
  'HB1-63 C32/3P\t40',
  'XB7-9982\t2',
].join('\n')

const field = (page: Page) => page.getByRole('textbox', { name: /^粘贴型号/ })
const start = (page: Page) => page.getByRole('button', { name: '核对' })
const table = (page: Page) => page.getByRole('table', { name: /核对结果/ })
const row = (page: Page, number: number) =>
  table(page)
    .locator('tbody tr')
    .filter({ has: page.locator('th', { hasText: new RegExp(`^${number}$`) }) })
const head = (page: Page) => page.getByRole('main').getByRole('status').first()

async function lookUp(page: Page, text = LIST) {
  await page.goto('/Lookup')
  await field(page).fill(text)
  await start(page).click()
  await expect(table(page)).toBeVisible()
}

test('a list is pasted, and every row says what it is, in its order and spelling', async ({ page }) => {
  await lookUp(page)
  await expect(page).toHaveTitle('核对型号清单-恒沃电气')
  await expect(head(page)).toHaveText('A–B 列，7 行，数量合计 68')
  await expect(head(page)).toBeFocused()

  await expect(row(page, 2)).toContainText('HM3-250 H 3 D 200 F')
  await expect(row(page, 3)).toContainText('ＨＭ３－１２５ Ｍ３Ｄ１００Ｆ')
  await expect(row(page, 3)).toContainText('全角字符已换成半角')
  await expect(row(page, 4)).toContainText('2023 年停产；安装孔距相同，宽度窄 2 mm')
  await expect(row(page, 5)).toContainText('别家型号')
  await expect(row(page, 7)).toContainText('HB1-63 3 C 32')
  await expect(row(page, 8).getByRole('link', { name: '问工程师' })).toBeVisible()
  await expect(row(page, 8).getByRole('checkbox')).toBeDisabled()
  await freeBars(page)
  expect(await violations(page)).toEqual([])
  expect(await wrongInTree(page)).toEqual([])

  await row(page, 2).getByRole('link', { name: 'HM3-250 塑壳断路器' }).click()
  await expect(page).toHaveURL(/\/GoodsInfoView\?id=153/)
  await page.goBack()
  await expect(row(page, 2)).toBeVisible()
})

test('figures show their rows alone, together, and all again', async ({ page }) => {
  await lookUp(page)
  const figure = (name: RegExp) => page.getByRole('group', { name: '只看' }).getByRole('checkbox', { name })
  await figure(/未找到/).check()
  await expect(row(page, 8)).toBeVisible()
  await expect(row(page, 2)).toBeHidden()
  await figure(/有替代/).check()
  await expect(row(page, 4)).toBeVisible()
  await figure(/未找到/).uncheck()
  await figure(/有替代/).uncheck()
  for (const number of [2, 3, 4, 5, 6, 7, 8]) await expect(row(page, number)).toBeVisible()
})

test('a near code is chosen by the visitor, and the export has it beside what was not found', { tag: '@once' }, async ({ page }) => {
  await lookUp(page)
  await expect(row(page, 6).getByRole('checkbox')).toBeDisabled()
  await row(page, 6).getByRole('combobox').selectOption('HC1-65 11 M7')
  await expect(row(page, 6).getByRole('checkbox')).toBeChecked()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 XLSX' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('型号核对结果.xlsx')
  const read = await readListFile(await readFile(await download.path()))
  expect(read.kind === 'list' && read.list.codes.map(({ written, quantity }) => [written, quantity])).toEqual([
    ['HM3-250 H 3 D 200 F', 6],
    ['HM3-125 M 3 D 100 F', 8],
    ['HM3-250 M 3 D 200 F', 4],
    ['HM3-250 M 3 D 200 F', 2],
    ['HC1-65 11 M7', 6],
    ['HB1-63 3 C 32', 40],
  ])
  expect(read.kind === 'list' && read.list.rowsWithoutCode).toEqual([8])
})

test('the documents of the ticked rows come as one zip; without any tick there is none', { tag: '@once' }, async ({ page }) => {
  await lookUp(page, 'HM3-250H3D200F\nHB1-63 C32/3P')
  const zip = page.getByRole('link', { name: /^资料打包，\d+ 份$/ })
  const before = Number((await zip.textContent())?.match(/\d+/)?.[0])
  await row(page, 2).getByRole('checkbox').uncheck()
  await expect(zip).not.toHaveText(new RegExp(` ${before} 份`))
  const saving = page.waitForEvent('download')
  await zip.click()
  expect((await saving).suggestedFilename()).toBe('批量下载.zip')
  await row(page, 1).getByRole('checkbox').uncheck()
  await expect(page.getByRole('link', { name: /^资料打包/ })).toHaveCount(0)
})

test('a file is read, and what it had in it can be changed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Lookup')
  const buffer = Buffer.concat([Buffer.from('d0cdbac52ccafdc1bf0d0a', 'hex'), Buffer.from('HM3-250H3D200F,6\r\nXB7-9982,2\r\n')])
  await page.getByLabel(/^或上传文件/).setInputFiles({ name: '冷站配电元件表.csv', mimeType: 'text/csv', buffer })
  await start(page).click()
  await expect(head(page)).toHaveText('冷站配电元件表.csv，A–B 列，2 行，数量合计 8')
  await expect(field(page)).toHaveValue('HM3-250H3D200F\t6\nXB7-9982\t2')
  await page.getByRole('link', { name: '修改粘贴内容' }).click()
  await expect(field(page)).toBeFocused()
})

test('too many rows, nothing at all, and a wrong file are told, and what was pasted stays', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Lookup')
  await start(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/请粘贴型号，或选择一个文件/)
  const lines = Array.from({ length: 1001 }, (_, index) => `HM3-${index}`).join('\n')
  await field(page).fill(lines)
  await start(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/清单超过 1,000 行，一次最多核对 1,000 行，请分几次核对/)
  await expect(field(page)).toHaveValue(lines)
  await page.getByLabel(/^或上传文件/).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await start(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/文件类型不对，请上传 .csv 或 .xlsx 文件。/)
  await page.reload()
  await expect(field(page)).toHaveValue(lines)
})

test.describe('with the line cut', { tag: '@once' }, () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  test('the list stays, and 重试 looks it up', async ({ page, context }) => {
    await page.goto('/Lookup')
    await untilAlive(page)
    await field(page).fill(LIST)
    await context.setOffline(true)
    await start(page).click()
    await expect(page.getByText('核对失败，请重试')).toBeVisible()
    await expect(field(page)).toHaveValue(LIST)
    await context.setOffline(false)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(table(page)).toBeVisible()
  })
})

test('of a long list the first rows are shown, and all when they are asked for', { tag: '@once' }, async ({ page }) => {
  await lookUp(page, Array.from({ length: 120 }, (_, index) => `HM3-250 H 3 D 200 F\t${index + 1}`).join('\n'))
  await expect(row(page, 50)).toBeVisible()
  await expect(row(page, 51)).toBeHidden()
  await page.getByText('显示全部 120 行').click()
  await expect(row(page, 120)).toBeVisible()
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the page, figures filter, and the export and the zip work', async ({ page }) => {
    await page.goto('/Lookup')
    await field(page).fill(LIST)
    await start(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('核对型号清单')
    await expect(row(page, 2)).toContainText('HM3-250 H 3 D 200 F')
    await expect(field(page)).toHaveValue(LIST)
    await page.getByRole('checkbox', { name: /未找到/ }).check()
    await expect(row(page, 2)).toBeHidden()
    await page.getByRole('checkbox', { name: /未找到/ }).uncheck()
    await row(page, 6).getByRole('combobox').selectOption('HC1-65 11 M7')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 XLSX' }).click()
    const read = await readListFile(await readFile(await (await saving).path()))
    expect(read.kind === 'list' && read.list.codes.map(({ written }) => written)).toContain('HC1-65 11 M7')
    await expect(page.getByRole('link', { name: /^资料打包/ })).toHaveAttribute('href', /^\/kbs\/info\/rar-attach\?ids=\d/)
  })

  test('what is wrong is told at the field, and what was pasted is there', async ({ page }) => {
    await page.goto('/Lookup')
    const lines = Array.from({ length: 1001 }, (_, index) => `HM3-${index}`).join('\n')
    await field(page).fill(lines)
    await start(page).click()
    await expect(page.getByText('清单超过 1,000 行')).toBeVisible()
    await expect(field(page)).toHaveValue(lines)
  })
})
