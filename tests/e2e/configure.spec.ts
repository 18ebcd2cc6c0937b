import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

const code = (page: Page) => page.getByRole('group', { name: '订货型号' }).getByRole('status')
const group = (page: Page, name: RegExp) => page.getByRole('group', { name })

test('an engineer chooses each option, sees why something does not go, and takes the code along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/GoodsInfoView?id=153')
  await page.getByRole('link', { name: '选配订货型号' }).click()
  await expect(page).toHaveURL(/code=HM3-250\+M\+3\+D\+16\+F$/)
  await untilAlive(page)
  await group(page, /^额定电流/)
    .getByRole('radio', { name: /^200/ })
    .check()
  await group(page, /^分断能力/)
    .getByRole('radio', { name: /^H/ })
    .check()
  await expect(code(page)).toHaveText('订货型号 HM3-250 H 3 D 200 F')
  await expect(page.getByText('160〜200 / 1,000〜2,000 A').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /^极数 3P ?按所选/ })).toBeAttached()

  // Small currents have one breaking class: what is not to be had stays in reach, and says what would help.
  const small = group(page, /^额定电流/).getByRole('radio', { name: /^16(?!\d)/ })
  await expect(small).toHaveAttribute('aria-disabled', 'true')
  await expect(small).toHaveAccessibleDescription(/16 A、20 A 只配 M 型分断/)
  await small.click({ force: true })
  await expect(small).not.toBeChecked()
  await group(page, /^额定电流/)
    .getByRole('link', { name: /^改选/ })
    .click()
  await small.check()
  await expect(code(page)).toHaveText('订货型号 HM3-250 M 3 D 16 F')

  // A choice before it stays free; what no longer fits is kept, and there is no code to copy.
  await group(page, /^分断能力/)
    .getByRole('radio', { name: /^H/ })
    .check()
  await expect(small).toBeChecked()
  await expect(code(page)).toHaveText('所选的项不能组合，还没有订货型号')
  await expect(page.getByRole('button', { name: '复制型号' })).toHaveCount(0)
  await group(page, /^额定电流/)
    .getByRole('radio', { name: /^250/ })
    .check()
  await page.getByRole('checkbox', { name: /^AX11 辅助触头/ }).check()
  await expect(page).toHaveURL(/code=HM3-250\+H\+3\+D\+250\+F\+AX11$/)
  await page.getByRole('button', { name: '复制型号' }).first().click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HM3-250 H 3 D 250 F AX11')

  await page.reload()
  await expect(code(page)).toHaveText('订货型号 HM3-250 H 3 D 250 F AX11')
  await page.getByRole('link', { name: '返回产品介绍' }).click()
  await expect(page.getByRole('link', { name: '选配订货型号' })).toBeVisible()
  await page.goBack()
  await expect(code(page)).toHaveText('订货型号 HM3-250 H 3 D 250 F AX11')
})

test('the keyboard goes through the options', { tag: '@once' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has none')
  await page.goto('/GoodsInfoView?id=153&code=HM3-250+H+3+D+200+F')
  await untilAlive(page)
  await group(page, /^极数/).getByRole('radio', { name: /^3/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(code(page)).toHaveText('订货型号 HM3-250 H 4A D 200 F')
  await page.keyboard.press('Tab')
  await expect(group(page, /^用途/).getByRole('radio', { name: /^D/ })).toBeFocused()
})

test('an old code opens with its successor, another one says what it is', { tag: '@once' }, async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153&code=HM2-250M%2F3300+200A')
  await expect(page.getByRole('note')).toContainText('2023 年停产；安装孔距相同，Icu 由 65 kA 提高到 70 kA')
  await expect(code(page)).toHaveText('订货型号 HM3-250 H 3 D 200 F')
  await page.goto('/GoodsInfoView?id=153&code=HM3-250+H+3')
  await expect(page.getByRole('note')).toContainText('少 3 段')
  await expect(code(page)).toHaveText('订货型号 HM3-250 H 3 D 25 F')
  await page.goto('/GoodsInfoView?id=153&code=HB1-63+3P+C16')
  await expect(page.getByRole('note').getByRole('link').first()).toHaveAttribute('href', /id=190&code=/)
  await page.goto('/GoodsInfoView?id=153&code=%E4%B8%8D%E6%98%AF%E5%9E%8B%E5%8F%B7')
  await expect(page.getByRole('note')).toContainText('这款产品没有这个型号')
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form that works step by step', async ({ page }) => {
    await page.goto('/GoodsInfoView?id=153&code=HM3-250+H+3+D+200+F')
    await group(page, /^极数/).getByRole('radio', { name: /^4B/ }).check()
    await group(page, /^用途/).getByRole('radio', { name: /^M/ }).check()
    await page.getByRole('button', { name: '更新型号' }).click()
    await expect(group(page, /^用途/)).toContainText('电动机保护型只有三极')
    await group(page, /^用途/)
      .getByRole('link', { name: /^改选 ?极数/ })
      .click()
    await expect(page).toHaveURL(/code=HM3-250\+H\+3\+M\+200\+F$/)
    await expect(page.getByRole('row', { name: /^极数 3P ?按所选/ })).toBeVisible()
  })
})

test('the data sheet stands first among the documents, of the code that is chosen', { tag: '@once' }, async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153&hash=true')
  const sheet = page.getByRole('link', { name: /^打开 .* 数据表/ })
  await expect(sheet).toHaveAttribute('href', '/prod-api/api/product/153/datasheet')
  const first = page.getByRole('tabpanel', { name: '产品资料' }).getByRole('link').first()
  await expect(first).toHaveAccessibleName('打开 HM3-250 数据表（新窗口打开）')

  await page.goto('/GoodsInfoView?id=153&code=HM3-250+H+3+D+200+F')
  await untilAlive(page)
  await group(page, /^额定电流/)
    .getByRole('radio', { name: /^250/ })
    .check()
  await page.getByRole('tab', { name: '产品资料' }).click()
  await expect(sheet).toHaveAccessibleName('打开 HM3-250 H 3 D 250 F 数据表（新窗口打开）')
  const address = (await sheet.getAttribute('href')) ?? ''
  expect(address).toBe('/prod-api/api/product/153/datasheet?code=HM3-250+H+3+D+250+F')
  const response = await page.request.get(address)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
