import type { Page } from '@playwright/test'
import { expectProblem, mockEndpoint, open, SAVE, submitButton, TEL, toast } from './forms'
import { checkLookupPopup, checkPopupReturns, row, showRecord } from './request-lookup'
import { expect, test } from './test'

const PATH = '/Feedback'
const done = { code: 200, msg: '提交成功', data: { reference: 'FK20261121-0001' } }

async function fill(page: Page) {
  await page.getByLabel('姓名').fill('测试访客')
  await page.getByLabel('手机号').fill(TEL)
  await page.getByLabel('意见类型').selectOption('数据不准确')
  await page.getByLabel('问题描述').fill('参数表有误')
}

test('the feedback page has its title, its own hotline and eleven types', async ({ page }) => {
  await open(page, PATH)
  await expect(page).toHaveTitle('意见反馈-恒沃电气')
  const aside = page.getByRole('complementary', { name: '联系客服' })
  await expect(aside.getByRole('link', { name: '400-000-0001' })).toBeVisible()
  await expect(page.getByLabel('意见类型').locator('option:not([disabled])')).toHaveCount(11)
})

test('feedback is checked in order, up to the first failure', async ({ page }) => {
  const endpoint = await mockEndpoint(page, SAVE, done)
  await open(page, PATH)
  const send = submitButton(page)
  await send.click()
  await expectProblem(page, page.getByLabel('姓名'), '请输入用户名')
  await page.getByLabel('姓名').fill('测试访客')
  await send.click()
  await expectProblem(page, page.getByLabel('手机号'), '请输入手机号')
  await page.getByLabel('手机号').fill('23800000000')
  await send.click()
  await expectProblem(page, page.getByLabel('手机号'), '请输入正确的11位手机号')
  await page.getByLabel('手机号').fill(TEL)
  await send.click()
  await expectProblem(page, page.getByLabel('意见类型'), '请选择意见类型')
  await page.getByLabel('意见类型').selectOption('投诉')
  await send.click()
  await expectProblem(page, page.getByLabel('问题描述'), '请输入问题描述')
  expect(endpoint.requests).toHaveLength(0)
})

test('feedback is sent, shows its number, and makes way for the customer centre', async ({ page }) => {
  const endpoint = await mockEndpoint(page, SAVE, done)
  await page.goto('/')
  await open(page, PATH)
  await fill(page)
  await submitButton(page).click()
  await expect(toast(page, '提交成功')).toContainText('FK20261121-0001')
  await expect(page).toHaveURL('/CustomerView')
  await expect(page.getByRole('region', { name: '提交成功' })).toContainText('数据不准确')
  const { columns } = endpoint.requests[0]?.postDataJSON() ?? {}
  const sent = Object.fromEntries(columns.map((column: { name: string; value: string }) => [column.name, column.value]))
  expect(sent).toMatchObject({
    template_id: 'Feedback',
    biz_type: 'Feedback',
    question_type: 'Inaccuratedata',
    tel: TEL,
    content: '参数表有误',
  })
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the server says why feedback is refused; what was typed stays', async ({ page }) => {
  await mockEndpoint(page, SAVE, { code: 500, msg: '系统繁忙，请稍后重试' })
  await open(page, PATH)
  await fill(page)
  await submitButton(page).click()
  await expect(toast(page, '系统繁忙，请稍后重试')).not.toContainText('提交失败')
  await expect(page.getByLabel('问题描述')).toHaveValue('参数表有误')
  await expect(page.getByLabel('意见类型')).toHaveValue('Inaccuratedata')
})

test('the feedback lookup checks in order and needs a new captcha each time', ({ page }) =>
  checkLookupPopup(page, PATH, '意见反馈查询', 'Feedback'))

test('the feedback lookup leaves the page where it was', ({ page }) => checkPopupReturns(page, PATH))

test('feedback shows the steps that it has reached, and the way to the customer centre', async ({ page }) => {
  for (const [status, reached, label] of [
    ['0', 2, '待处理'],
    ['1', 3, '处理中'],
    ['2', 4, '已完成'],
  ] as const) {
    await showRecord(page, PATH, { status, questionType: 'Logistics', content: '包装破损' }, reached)
    await expect(row(page, '意见类型')).toHaveText('物流建议')
    await expect(row(page, '问题描述')).toHaveText('包装破损')
    await expect(row(page, '状态')).toHaveText(label)
    await expect(page.getByRole('list', { name: '处理进度' }).getByRole('link')).toHaveText('400-000-0001')
    await expect(page.getByRole('main').getByRole('link', { name: '返回' })).toHaveAttribute('href', '/CustomerView')
  }
})
