import type { Page } from '@playwright/test'
import { violations } from './accessibility'
import { CONSULT, chooseRegion, expectProblem, mockCaptchas, mockEndpoint, open, submitButton, TEL, toast } from './forms'
import { expect, test } from './test'
import { tornTexts } from './torn-texts'

const PATH = '/Consult'
const done = { code: 200, msg: '提交成功' }
const codeField = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const agreement = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ })

async function fill(page: Page) {
  await page.getByLabel('姓名').fill('测试访客')
  await page.getByLabel('手机号').fill(TEL)
  await page.getByLabel('公司名称').fill('测试公司')
  await page.getByLabel('所属行业').selectOption('设计院')
  await chooseRegion(page, '广东省', '深圳市')
  await page.getByLabel('咨询内容').fill('请推荐塑壳断路器')
  await agreement(page).check()
  await codeField(page).fill('A1b2')
}

test('the consultation page has its title; company and e-mail are optional, industries are thirteen', async ({ page }) => {
  await mockCaptchas(page)
  await open(page, PATH)
  await expect(page).toHaveTitle('我要咨询-恒沃电气')
  await expect(page.getByLabel('公司名称')).toHaveAccessibleName(/选填/)
  await expect(page.getByLabel('电子邮箱')).toHaveAccessibleName(/选填/)
  await expect(page.getByLabel('所属行业').locator('option:not([disabled])')).toHaveCount(13)
  await expect(codeField(page)).toHaveAttribute('maxlength', '4')
  await expect(page.getByRole('complementary', { name: '联系客服' }).getByRole('img')).toBeVisible()
})

test('a consultation is checked in order, up to the first failure', { tag: '@once' }, async ({ page }) => {
  await mockCaptchas(page)
  const endpoint = await mockEndpoint(page, CONSULT, done)
  await open(page, PATH)
  const send = submitButton(page)
  await send.click()
  await expectProblem(page, page.getByLabel('姓名'), '请输入用户名')
  await page.getByLabel('姓名').fill('测试访客')
  await send.click()
  await expectProblem(page, page.getByLabel('手机号'), '请输入手机号')
  await page.getByLabel('手机号').fill('11111111111')
  await send.click()
  await expectProblem(page, page.getByLabel('手机号'), '请输入正确的11位手机号')
  await page.getByLabel('手机号').fill(TEL)
  await send.click()
  await expectProblem(page, page.getByLabel('所属行业'), '请选择行业')
  await page.getByLabel('所属行业').selectOption('新能源')
  await send.click()
  await expectProblem(page, page.getByRole('combobox', { name: '所在省市' }), '请输入所在省市')
  await chooseRegion(page, '海南省', '海口市')
  await expect(page.getByRole('combobox', { name: '所在省市' })).toHaveText('海南省/海口市')
  await send.click()
  await expectProblem(page, page.getByLabel('咨询内容'), '请输入咨询内容')
  await page.getByLabel('咨询内容').fill('选型')
  await send.click()
  await expectProblem(page, agreement(page), '请同意隐私条款和法律声明')
  await agreement(page).check()
  await send.click()
  await expectProblem(page, codeField(page), '请输入验证码')
  expect(endpoint.requests).toHaveLength(0)
})

test('a consultation is sent, leads back to where the visitor came from, and its receipt stays there until it is closed', async ({
  page,
}) => {
  await mockCaptchas(page)
  const endpoint = await mockEndpoint(page, CONSULT, done)
  endpoint.headers = { 'Reference-Number': 'ZX20261121-48271936' }
  const origin = `/ExampleView?${new URLSearchParams({ search: 'true', val: '没有这个' })}`
  await page.goto(origin)
  await page.locator('main a[href="/Consult"]').click()
  await fill(page)
  // It is gone after some seconds, and a press that leads to another page takes as long where much else is at work.
  const told = expect(toast(page, '提交成功')).toBeVisible()
  await submitButton(page).click()
  await told
  await expect(page).toHaveURL(origin)
  const receipt = page.getByRole('dialog', { name: '提交成功' })
  await expect(receipt).toContainText('ZX20261121-48271936')
  await expect(receipt).toContainText('138****0000')
  await page.reload()
  await expect(receipt).toContainText('请推荐塑壳断路器')
  expect(await violations(page)).toEqual([])
  await receipt.getByRole('button', { name: '关闭' }).click()
  await expect(receipt).toBeHidden()
  await page.goto('/CustomerView')
  await expect(page.getByRole('region', { name: '提交成功' })).toContainText('ZX20261121-48271936')
  await expect(receipt).toHaveCount(0)
  const { uuid, ...sent } = endpoint.requests[0]?.postDataJSON() ?? {}
  expect(uuid).toMatch(/^captcha-\d$/)
  expect(sent).toEqual({
    name: '测试访客',
    mobile: TEL,
    email: '',
    company: '测试公司',
    profession: '设计院',
    area: '广东省/深圳市',
    content: '请推荐塑壳断路器',
    code: 'A1b2',
    product: '',
    // What was searched there is not told.
    sourcePage: '/ExampleView',
  })
})

test('a wrong captcha marks its field and brings another one; nothing else is lost', { tag: '@once' }, async ({ page }) => {
  const captchas = await mockCaptchas(page)
  const endpoint = await mockEndpoint(page, CONSULT, { code: 500, msg: '请输入正确的验证码' })
  await open(page, PATH)
  await fill(page)
  const before = captchas()
  await submitButton(page).click()
  await expectProblem(page, codeField(page), '请输入正确的验证码')
  await expect(codeField(page)).toHaveValue('')
  await expect.poll(captchas).toBe(before + 1)
  endpoint.answer = { code: 500, msg: '验证码已失效' }
  await codeField(page).fill('1234')
  await submitButton(page).click()
  await expectProblem(page, codeField(page), '验证码已失效')
  endpoint.answer = {}
  await codeField(page).fill('1234')
  await submitButton(page).click()
  await expect(toast(page, '提交失败，请重试')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('咨询内容')).toHaveValue('请推荐塑壳断路器')
  await expect(agreement(page)).toBeChecked()
  await expect(codeField(page)).toHaveValue('')
})

test('the terms open over the page, which stays in its place', async ({ page }) => {
  await mockCaptchas(page)
  await open(page, PATH)
  for (const title of ['隐私条款', '法律声明']) {
    const link = page.getByRole('main').getByRole('link', { name: `《${title}》` })
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await link.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText('恒沃电气股份有限公司')
    expect(await tornTexts(page)).toEqual([])
    await page.getByRole('button', { name: '关闭' }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(1)
    await expect(agreement(page)).not.toBeChecked()
  }
})

test('a product leads to the form with its card, which waits with what was typed and can be taken out', async ({ page }) => {
  await mockCaptchas(page)
  const endpoint = await mockEndpoint(page, CONSULT, { code: 500, msg: '系统繁忙，请稍后重试' })
  await page.goto('/GoodsInfoView?id=153')
  await page.getByRole('link', { name: '立即咨询' }).first().click()
  const card = page.getByRole('region', { name: '咨询产品' })
  await expect(card.getByRole('link', { name: 'HM3-250 塑壳断路器' })).toHaveAttribute('href', '/GoodsInfoView?id=153')
  await fill(page)
  await submitButton(page).click()
  await expect(toast(page, '提交失败，请重试')).toContainText('系统繁忙，请稍后重试')
  expect(endpoint.requests[0]?.postDataJSON()).toMatchObject({ product: '153', sourcePage: '/GoodsInfoView?id=153' })
  await page.goto('/Consult')
  await expect(card, 'it waits with the texts').toBeVisible()
  await page.goto('/Consult?product=153_2')
  await expect(page.getByLabel('咨询内容')).toHaveValue('请推荐塑壳断路器')
  await expect(card, 'an unknown one changes nothing').toBeVisible()
  await card.getByRole('button', { name: /^移除/ }).click()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL('/Consult')
  await page.reload()
  await expect(page.getByLabel('咨询内容')).toHaveValue('请推荐塑壳断路器')
  await expect(card).toHaveCount(0)
})

test.describe('an answer that is lost', { tag: '@once' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('is asked for again with the same key, over a reload too; the next consultation has another', async ({ page }) => {
    await mockCaptchas(page)
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route(CONSULT, (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return isLost ? route.abort('connectionreset') : route.fulfill({ json: done })
    })
    await open(page, PATH)
    for (const again of [() => page.reload(), () => open(page, PATH)]) {
      await fill(page)
      await submitButton(page).click()
      await expect(toast(page, '提交失败，请重试')).toContainText('网络连接中断')
      await again()
    }
    isLost = false
    await fill(page)
    await submitButton(page).click()
    await expect(page.getByRole('dialog', { name: '提交成功' })).toBeVisible()
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
    await open(page, PATH)
    await page.getByRole('button', { name: '关闭' }).click()
    await fill(page)
    await submitButton(page).click()
    await expect.poll(() => new Set(keys).size).toBe(2)
  })
})

test.describe('a line that is cut when the form opens', { tag: '@once' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('brings the product that is asked about when it is back; what is sent before names it all the same', async ({ page, context }) => {
    await mockCaptchas(page)
    const endpoint = await mockEndpoint(page, CONSULT, { code: 500, msg: '系统繁忙，请稍后重试' })
    let isCut = true
    await page.route('**/prod-api/api/product/153', (route) => (isCut ? route.abort() : route.continue()))
    await open(page, `${PATH}?product=153`)
    await fill(page)
    await submitButton(page).click()
    await expect(toast(page, '提交失败，请重试')).toBeVisible()
    expect(endpoint.requests[0]?.postDataJSON()).toMatchObject({ product: '153' })
    isCut = false
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByRole('region', { name: '咨询产品' }).getByRole('link', { name: 'HM3-250 塑壳断路器' })).toBeVisible()
  })
})

test.describe('a receipt whose scripts do not come', { tag: '@once' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('keeps the number, which is shown on the page onward when it is tried again', async ({ page }) => {
    const chunks = '**/_next/static/chunks/**'
    await mockCaptchas(page)
    await page.route(CONSULT, (route) => route.fulfill({ json: done, headers: { 'Reference-Number': 'ZX20261121-48271936' } }))
    await page.route(chunks, async (route) => {
      const response = await route.fetch()
      const isReceipt = (await response.text()).includes('保存为图片')
      await (isReceipt ? route.abort() : route.fulfill({ response }))
    })
    await open(page, PATH)
    await fill(page)
    await submitButton(page).click()
    await expect(page.getByText('没有加载成功，请检查网络后重试')).toBeVisible()
    await page.unroute(chunks)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('dialog', { name: '提交成功' })).toContainText('ZX20261121-48271936')
  })
})

test('without history the home page takes the place of the form', { tag: '@once' }, async ({ page }) => {
  await mockCaptchas(page)
  await mockEndpoint(page, CONSULT, done)
  await open(page, PATH)
  await fill(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/')
})
