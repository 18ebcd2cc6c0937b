import type { Page } from '@playwright/test'
import { readXlsx } from '../../src/spreadsheet/read-xlsx'
import { violations } from './accessibility'
import { wrongInTree } from './accessibility-tree'
import { untilAlive } from './alive'
import { freeBars } from './free-bars'
import { expect, test } from './test'

const FOUR = '/Compare?ids=153,158,HM3-400+H+3+D+400+F,160_2'

const table = (page: Page) => page.getByRole('table', { name: '产品参数对比' })
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })
const bar = (page: Page) => page.getByRole('region', { name: '产品对比', exact: true })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `对比：${name}`, exact: true })
const columns = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') })

/** The list of moulded-case circuit breakers. */
async function openList(page: Page) {
  await page.goto('/GoodsListView?id=12')
  await untilAlive(page)
}

test('what is ticked on a list and pressed on a product stands side by side, and survives a restart and another tab', async ({
  page,
  context,
  isMobile,
}) => {
  await openList(page)
  await expect(bar(page)).toHaveCount(0)
  await tick(page, 'HM3-250').check()
  await expect(bar(page)).toContainText(isMobile ? '对比 1 / 2' : '对比 1 / 4')

  const other = await context.newPage()
  await other.goto('/GoodsInfoView?id=158')
  await other.getByRole('button', { name: '加入对比' }).click()
  await expect(other.getByRole('button', { name: '已加入对比' })).toBeVisible()
  await other.close()
  await expect(bar(page).getByRole('listitem').filter({ hasText: 'HM3E-250' })).toHaveCount(1)
  await expect(tick(page, 'HM3E-250')).toBeChecked()
  await page.reload()
  await expect(tick(page, 'HM3-250')).toBeChecked()
  await freeBars(page)
  expect(await violations(page)).toEqual([])

  await bar(page).getByRole('link', { name: '对比' }).click()
  await expect(page).toHaveURL(/\/Compare\?ids=153,158$/)
  await expect(page).toHaveTitle('产品对比-恒沃电气')
  await expect(columns(page)).toHaveCount(2)
  await page.getByRole('link', { name: '不再对比 HM3E-250' }).first().click()
  await expect(page).toHaveURL(/\/Compare\?ids=153$/)
  await expect(page.getByRole('complementary', { name: '再选一款' })).toBeVisible()
  await page.getByRole('link', { name: /^再选一款/ }).click()
  await expect(tick(page, 'HM3-250')).toBeChecked()
  await expect(tick(page, 'HM3E-250')).not.toBeChecked()
})

test('a full bar refuses one more and says so; it is emptied at once', async ({ page, isMobile }) => {
  await openList(page)
  const most = isMobile ? 2 : 4
  const ticks = page.getByRole('checkbox', { name: /^对比：/ })
  for (let index = 0; index < most; index += 1) await ticks.nth(index).check()
  await expect(ticks.nth(most)).toHaveAccessibleDescription('对比栏已满，请先取消一款')
  // What is refused can be pressed all the same.
  await ticks.nth(most).click({ force: true })
  await expect(page.getByText(`最多对比 ${most} 款，请先取消一款`)).toBeVisible()
  await expect(ticks.nth(most)).not.toBeChecked()
  await bar(page).getByRole('button', { name: '清空' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(ticks.first()).not.toBeChecked()
})

test('where the browser forbids to keep anything, it is said, and the comparison works', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await openList(page)
  await tick(page, 'HM3-250').check()
  await expect(bar(page)).toContainText('浏览器不允许保存')
  await bar(page).getByRole('link', { name: '对比' }).click()
  await expect(columns(page)).toHaveCount(1)
})

test('rows are in line, differences and the best are marked, what is the same is folded', async ({ page, isMobile }) => {
  await page.goto(FOUR)
  await expect(columns(page)).toHaveCount(isMobile ? 2 : 4)
  await expect(row(page, /污染等级/)).toBeHidden()
  await page.getByRole('checkbox', { name: '只看差异' }).uncheck()
  await expect(row(page, /污染等级/)).toBeVisible()
  await page.getByRole('checkbox', { name: '只看差异' }).check()
  await expect(row(page, /污染等级/)).toBeHidden()
  await page.getByText(/^相同的 \d+ 项/).click()
  await expect(row(page, /污染等级/)).toBeVisible()
  await page.getByRole('checkbox', { name: '只看差异' }).check()

  if (isMobile) {
    await expect(
      row(page, /^过载长延时整定/)
        .getByRole('cell')
        .last(),
    ).toContainText('范围最大')
    await expect(page.getByText(/手机上一次并排对比 2 款/)).toBeVisible()
    await page.getByRole('link', { name: 'HM3-400 H 3 D 400 F' }).click()
    await expect(columns(page).first()).toContainText('HM3-400 H 3 D 400 F')
  } else {
    const heads = await columns(page).allTextContents()
    expect(heads[2]).toContain('HM3-400 H 3 D 400 F')
    await expect(
      row(page, /^额定电流/)
        .getByRole('cell')
        .nth(2),
    ).toContainText('400 A')
  }
  await expect(page).toHaveURL(/158/)
  await freeBars(page)
  expect(await violations(page)).toEqual([])
  expect(await wrongInTree(page)).toEqual([])
})

test('codes of before and of nobody are told, and one more is added by what its codes begin with', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Compare?ids=HM2-250L/3300+200A,999999,XB7-9982')
  await expect(page.getByText('没有找到“999999”、“XB7-9982”')).toBeVisible()
  await expect(page.getByText(/“HM2-250L\/3300 200A”按 HM3-250 M 3 D 200 F 对比：2023 年停产/)).toBeVisible()
  await page.getByRole('textbox', { name: '型号或订货型号' }).fill('hm3e-250')
  await page.getByRole('button', { name: '加入对比' }).click()
  await expect(columns(page)).toHaveCount(2)
  await expect(columns(page).last()).toContainText('HM3E-250')
})

test('without anything the page says how to begin, and a workbook has all rows', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Compare')
  await expect(page.getByText('还没有选择要对比的产品')).toBeVisible()
  const response = await page.request.get('/prod-api/api/product/compare/export?ids=153,158,159,160_2,HM3-250+H+3+D+250+F')
  expect(response.headers()['content-disposition']).toContain(encodeURIComponent('产品对比.xlsx'))
  const [sheet] = await readXlsx(await response.body())
  expect(sheet?.rows[0]?.slice(2, 4)).toEqual(['HM3-250 塑壳断路器', 'HM3E-250 电子式塑壳断路器 4P'])
  expect(sheet?.rows[1]?.at(6)).toBe('HM3-250 H 3 D 250 F')
  expect(sheet?.rows.some(([, name]) => name === '污染等级')).toBe(true)
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a list leads to the comparison, a form adds to it, and what is the same unfolds', async ({ page }) => {
    await page.goto('/GoodsListView?id=12')
    await page.getByRole('link', { name: '对比：HM3-250', exact: true }).click()
    await expect(page).toHaveURL(/\/Compare\?ids=153$/)
    await page.getByRole('textbox', { name: '型号或订货型号' }).fill('HM3E-250')
    await page.getByRole('button', { name: '加入对比' }).click()
    await expect(columns(page)).toHaveCount(2)
    await page.getByRole('checkbox', { name: '只看差异' }).uncheck()
    await expect(row(page, /污染等级/)).toBeVisible()
    await page.getByRole('link', { name: '不再对比 HM3-250', exact: true }).first().click()
    await expect(columns(page)).toHaveCount(1)
  })
})

test.describe('on paper', { tag: '@once' }, () => {
  test.skip(({ isMobile }) => isMobile, 'paper has no layout of its own for phones')

  test('all rows stand, across, and the head comes again', async ({ page }) => {
    await page.goto(FOUR)
    await page.emulateMedia({ media: 'print' })
    await expect(row(page, /污染等级/)).toBeVisible()
    await expect(page.getByRole('button', { name: '打印' })).toHaveCount(0)
    expect(
      await table(page)
        .locator('thead')
        .evaluate((head) => getComputedStyle(head).display),
    ).toBe('table-header-group')
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 84\d[.\d]* 59\d/)
  })
})
