import type { Page } from '@playwright/test'
import { captchaAnswer, newPhone } from './captcha-answer'
import { chooseRegion, open, submitButton, toast } from './forms'
import { row } from './request-lookup'
import { expect, test } from './test'

async function lookUp(page: Page, path: string, tel: string) {
  await open(page, path)
  const dialog = page.getByRole('dialog')
  const code = await captchaAnswer(page, () => page.getByRole('button', { name: '点击查询提交信息' }).click())
  await dialog.getByLabel('手机号').fill(tel)
  await dialog.getByLabel('验证码').first().fill(code.toUpperCase())
  await dialog.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('heading', { name: '查询结果' })).toBeFocused()
}

async function fillIn(page: Page, tel: string) {
  await page.getByLabel('姓名').fill('测试访客')
  await page.getByLabel('手机号').fill(tel)
}

test('a repair request with a photo is stored, and found by its phone number', async ({ page }) => {
  const tel = newPhone()
  await open(page, '/SelfService')
  await fillIn(page, tel)
  await page.getByLabel('产品型号').fill('HM3-250 <b>')
  await chooseRegion(page, '浙江省', '温州市')
  await page.getByLabel('故障描述').fill('合闸后跳闸')
  await page.getByLabel('故障照片').setInputFiles('seed/assets/media/qr/public-account.webp')
  await submitButton(page).click()
  await expect(toast(page, '提交成功')).toContainText(/BX\d{8}-\d+/)
  await expect(page).toHaveURL('/CustomerView')
  await lookUp(page, '/SelfService', tel)
  await expect(row(page, '产品型号')).toHaveText('HM3-250 <b>')
  await expect(row(page, '所在省市')).toHaveText('浙江省/温州市')
  await expect(row(page, '状态')).toHaveText('待处理')
  await expect(row(page, '受理编号')).toHaveText(/^BX\d{8}-\d{8}$/)
})

test('feedback is stored, and found by its phone number', async ({ page }) => {
  const tel = newPhone()
  await open(page, '/Feedback')
  await fillIn(page, tel)
  await page.getByLabel('意见类型').selectOption('改进建议')
  await page.getByLabel('问题描述').fill('希望提供更多图纸')
  await submitButton(page).click()
  await expect(toast(page, '提交成功')).toContainText('受理编号')
  await expect(page).toHaveURL('/CustomerView')
  await lookUp(page, '/Feedback', tel)
  await expect(row(page, '意见类型')).toHaveText('改进建议')
})

test('a consultation is stored', async ({ page }) => {
  const code = await captchaAnswer(page, () => open(page, '/Consult'))
  await fillIn(page, newPhone())
  await page.getByLabel('所属行业').selectOption('其他')
  await chooseRegion(page, '上海市', '市辖区')
  await page.getByLabel('咨询内容').fill('请推荐塑壳断路器')
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await submitButton(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: '提交成功' })).toContainText(/ZX\d{8}-\d{8}/)
})

const FORMS = ['/SelfService', '/Feedback', '/Consult']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('each form says what it needs, and whom to call', async ({ page }) => {
    for (const path of FORMS) {
      await page.goto(path)
      await expect(page.locator('noscript p'), path).toContainText('在线提交需要启用浏览器的 JavaScript')
      await expect(page.locator('noscript p'), path).toBeVisible()
      await expect(submitButton(page), path).toBeHidden()
    }
  })
})

test('each form says so when its scripts don’t come', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  await page.route('**/_next/static/**', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  for (const path of FORMS) {
    await page.goto(path)
    const hint = page.getByText('页面还没有加载完整')
    await expect(hint, path).toBeHidden()
    // Ten seconds later.
    await hint.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    await expect(hint, path).toBeVisible()
    await expect(hint.getByRole('link'), path).toHaveAttribute('href', /^tel:400-/)
  }
  await page.close()
})
