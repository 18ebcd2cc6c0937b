import type { Locator, Page } from '@playwright/test'
import { readSheet } from '../support/read-sheet'
import { violations } from './accessibility'
import { untilAlive } from './alive'
import { freeBars } from './free-bars'
import { watchShifts } from './layout-shifts'
import { expect, test } from './test'

const main = (page: Page) => page.getByRole('main')
const calculation = (page: Page) => main(page).getByRole('region', { name: '计算过程' })
const chosen = (page: Page, group: string, value: string) =>
  main(page).getByRole('group', { name: group, exact: true }).getByRole('radio', { name: value, exact: true })

/** spec: selector/steps, selector/results */
test('from a transformer of 1250 kVA to the code of a breaker, with a reason for each demand', async ({ page, isMobile }) => {
  await page.goto('/selectProduct')
  await expect(main(page).getByRole('region', { name: '用在哪里？' }).getByRole('listitem')).toHaveCount(8)
  await main(page)
    .getByRole('link', { name: /^进线与母联/ })
    .click()
  await expect(page).toHaveURL(/\/selectProduct\?use=incoming$/)
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('进线与母联：电气数据')
  await expect(main(page).getByLabel('变压器容量 Sr')).toHaveValue('1250')
  if (isMobile) await calculation(page).getByText('计算过程').click()
  await expect(calculation(page)).toContainText('1804 A')
  await expect(calculation(page)).toContainText('IEC 60909-0:2016')
  await freeBars(page)
  expect(await violations(page)).toEqual([])

  await main(page).getByLabel('变压器容量 Sr').fill('1000')
  await expect(page).toHaveURL(/[?&]s=1000(&|$)/)
  await expect(calculation(page)).toContainText('≥ 1443 A')
  await main(page).getByLabel('变压器容量 Sr').fill('1250')
  await expect(calculation(page)).toContainText('≥ 1804 A')
  await main(page)
    .getByRole('button', { name: /^查看 \d+ 个/ })
    .click()
  await expect(page).toHaveURL(/step=results/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ 个(以上)?订货型号满足全部要求$/)
  const best = main(page).getByRole('region', { name: /^HA1-2000/ })
  await expect(best.getByRole('link', { name: /^HA1-2000 2000 3 / })).toBeVisible()
  await expect(best.getByRole('row', { name: /^额定电流/ })).toContainText(/1804 A.*2,000 A.*\+11 %/)
  await expect(best.getByRole('row', { name: /^极数/ })).toContainText('符合')
  const miss = main(page).getByRole('region', { name: '差一点' }).getByRole('listitem').filter({ hasText: 'HA1-1600' })
  await expect(miss).toContainText('差 204 A')
  await freeBars(page)
  expect(await violations(page)).toEqual([])

  // Back and reload keep all; the code leads to the product, configured.
  await page.reload()
  await expect(best).toBeVisible()
  await page.goBack()
  await expect(main(page).getByLabel('变压器容量 Sr')).toHaveValue('1250')
  await page.goForward()
  const sheet = (await best.getByRole('link', { name: /数据表/ }).getAttribute('href')) ?? ''
  const { pages } = await readSheet(await (await page.request.get(sheet)).body())
  expect(pages[0]).toMatch(/HA1-2000 2000 3 /)

  await miss.getByRole('link', { name: '改为 1000 kVA' }).click()
  await expect(page).toHaveURL(/s=1000/)
  await main(page)
    .getByRole('link', { name: /^HA1-1600 1600 3 / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/GoodsInfoView\?id=[\d_]+&code=HA1-1600\+1600\+3\+/)
})

/** spec: selector/impossible, selector/data */
test('what can not be is answered by a sentence, and nothing typed is lost', { tag: '@once' }, async ({ page }) => {
  await page.goto('/selectProduct?use=feeder&ik=0&i=1234.5&step=results')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('配电馈线：电气数据')
  const current = main(page).getByLabel('安装处短路电流 Ik')
  await expect(current).toHaveValue('0')
  await expect(current).toHaveAccessibleDescription(/须在 0\.1〜200 kA 之间/)
  await expect(main(page).getByLabel('负载电流 Ib')).toHaveValue('1234.5')
  await current.fill('20')
  await expect(calculation(page)).toContainText('≥ 20 kA')

  // Another way to say the load keeps what was typed.
  await chosen(page, '已知条件', '负载功率').check()
  await expect(main(page).getByLabel('功率 P')).toBeVisible()
  await chosen(page, '已知条件', '负载电流').check()
  await expect(main(page).getByLabel('负载电流 Ib')).toHaveValue('1234.5')
  await chosen(page, '极数', '1P').check()
  await expect(main(page).getByText('三相回路须同时断开三相：请改选 3P 或 4P。').first()).toBeVisible()
})

test('no hit says what is missing, and what comes near', { tag: '@once' }, async ({ page }) => {
  await page.goto('/selectProduct?use=feeder&i=100&ik=150&step=results')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^没有产品满足全部要求：极限分断/)
  await main(page).getByRole('link', { name: '改为 Ik 70 kA' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/订货型号满足全部要求$/)
})

/** spec: selector/uses, selector/resume, products/ways-on, navigation/header */
test('home, menu, bar and product lead to the selector: the product with its use, all others to what this device has left unfinished', async ({
  page,
  isMobile,
}) => {
  const unfinished = main(page).getByRole('region', { name: '未完成的选型' })
  await page.goto('/selectProduct?use=motor&p=7.5')
  await untilAlive(page)
  const startsFrom = async (way: Locator) => {
    await way.click()
    await expect(page).toHaveURL(/\/selectProduct$/)
    await expect(main(page).getByRole('region', { name: '用在哪里？' })).toBeVisible()
    await expect(unfinished).toContainText('电动机，7.5 kW')
  }

  await page.goto('/')
  await startsFrom(main(page).getByRole('region', { name: '不确定该选哪一款？' }).getByRole('link', { name: '产品选型' }))
  await page.goto('/News')
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: /菜单/ }).click()
  const menu = isMobile ? page.getByRole('navigation', { name: '主导航' }) : page.getByRole('banner')
  await startsFrom(menu.getByRole('link', { name: '产品选型', exact: true }))
  await page.goto('/News')
  await startsFrom(page.getByRole('complementary', { name: '快捷服务' }).getByRole('link', { name: '产品选型', exact: true }))
  await unfinished.getByRole('link', { name: '继续' }).click()
  await expect(main(page).getByLabel('功率 P')).toHaveValue('7.5')

  await page.goto('/GoodsInfoView?id=153')
  await main(page).getByRole('link', { name: '产品选型' }).first().click()
  await expect(page).toHaveURL(/\/selectProduct\?use=feeder$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('配电馈线：电气数据')
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('links and a form lead to the same results', async ({ page }) => {
    await page.goto('/selectProduct')
    await main(page)
      .getByRole('link', { name: /^电动机 / })
      .click()
    await main(page).getByLabel('功率 P').fill('11')
    await main(page).getByRole('button', { name: '重新计算' }).click()
    await expect(main(page).getByText('≥ 20.75 A')).toBeAttached()
    await main(page).getByRole('button', { name: /^查看/ }).click()
    await expect(page).toHaveURL(/step=results/)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText('HC1-')
  })
})

/** spec: selector/resume */
test('who comes back to a selection that was left goes on with it; after the result there is nothing to go on with', {
  tag: '@once',
}, async ({ page }) => {
  const shifts = await watchShifts(page)
  const band = main(page).getByRole('region', { name: '未完成的选型' })
  await page.goto('/selectProduct?use=feeder&i=321')
  await untilAlive(page)
  await page.goto('/selectProduct')
  await expect(band).toContainText('上次停在第 2 步')
  await expect(band).toContainText(/配电馈线，Ib 321 A/)
  await expect(band).toContainText(/今天 \d\d:\d\d，只保存在这台设备/)
  await untilAlive(page)
  expect(await shifts()).toEqual([])
  await freeBars(page)
  expect(await violations(page)).toEqual([])
  await band.getByRole('link', { name: '继续' }).click()
  await expect(page).toHaveURL(/use=feeder.*i=321/)
  await expect(main(page).getByLabel('负载电流 Ib')).toHaveValue('321')
  await main(page)
    .getByRole('button', { name: /^查看 \d+ 个/ })
    .click()
  await expect(page).toHaveURL(/step=results/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/满足全部要求/)
  await page.goto('/selectProduct')
  await untilAlive(page)
  await expect(band).toHaveCount(0)

  await page.goto('/selectProduct?use=feeder&i=123')
  await untilAlive(page)
  await page.goto('/selectProduct')
  await band.getByRole('button', { name: '清除' }).click()
  await expect(band).toHaveCount(0)
  await page.reload()
  await untilAlive(page)
  await expect(band).toHaveCount(0)
})
