import { expect, type Page } from '@playwright/test'
import { expectProblem, LOOK_UP, mockCaptchas, mockEndpoint, open, record, TEL, toast } from './forms'

const dialogOf = (page: Page) => page.getByRole('dialog')

async function openLookup(page: Page, path: string) {
  await open(page, path)
  await page.getByRole('button', { name: '点击查询提交信息' }).click()
  await expect(dialogOf(page).getByLabel('手机号')).toBeFocused()
}

async function ask(page: Page, code = 'a1b2') {
  const dialog = dialogOf(page)
  await dialog.getByLabel('手机号').fill(TEL)
  await dialog.getByLabel('验证码').first().fill(code)
  await dialog.getByRole('button', { name: '查询' }).click()
}

/** The popup (spec: service/lookup, service/lookup-checks): checks in order, a new captcha for each try, failures in their place. */
export async function checkLookupPopup(page: Page, path: string, title: string, type: string) {
  const captchas = await mockCaptchas(page)
  const endpoint = await mockEndpoint(page, LOOK_UP, { code: 500, msg: '请输入正确的验证码' })
  await openLookup(page, path)
  const dialog = page.getByRole('dialog', { name: title })
  const [tel, code, send] = [dialog.getByLabel('手机号'), dialog.getByLabel('验证码').first(), dialog.getByRole('button', { name: '查询' })]
  await expect(dialog).toContainText('最新一条')
  await expect(tel).toHaveAttribute('maxlength', '11')
  await expect(code).toHaveAttribute('maxlength', '4')

  await send.click()
  await expectProblem(page, tel, '请输入手机号')
  await tel.fill('12800000000')
  await send.click()
  await expectProblem(page, tel, '请输入正确的11位手机号')
  await tel.fill(TEL)
  await send.click()
  await expectProblem(page, code, '请输入验证码')
  expect(endpoint.requests).toHaveLength(0)

  const before = captchas()
  await dialog.getByRole('button', { name: /验证码图片/ }).click()
  await expect.poll(captchas).toBe(before + 1)
  await ask(page)
  await expectProblem(page, code, '请输入正确的验证码')
  await expect.poll(captchas).toBe(before + 2)
  expect(endpoint.requests[0]?.postDataJSON()).toEqual({ form: true, tel: TEL, type, uuid: `captcha-${before + 1}`, code: 'a1b2' })
  await expect(code).toHaveValue('')

  endpoint.answer = { code: 500, msg: '未查询到相关信息' }
  await ask(page)
  await expect(toast(page, '查询失败，请重试')).toContainText('未查询到相关信息')
  await expect.poll(captchas).toBe(before + 3)
  endpoint.answer = { unexpected: true }
  await ask(page)
  await expect(toast(page, '查询失败，请重试')).toBeVisible()
  await expect(tel).toHaveValue(TEL)
}

/** By number (spec: service/lookup-by-number): the last digits are asked for, a cut line loses nothing, and the number is in the result. */
export async function checkNumberLookup(page: Page, path: string, type: string, reference: string) {
  const captchas = await mockCaptchas(page)
  const endpoint = await mockEndpoint(page, LOOK_UP, { code: 200, msg: '操作成功', data: { ...record, tel: '138****0000' } })
  endpoint.headers = { 'Reference-Number': reference }
  await openLookup(page, path)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: '改用受理编号' }).click()
  const [number, tail, send] = [
    dialog.getByLabel('受理编号'),
    dialog.getByLabel('手机号后四位'),
    dialog.getByRole('button', { name: '查询', exact: true }),
  ]
  await send.click()
  await expectProblem(page, number, '请输入受理编号')
  await number.fill('BX12')
  await send.click()
  await expectProblem(page, number, '请输入正确的受理编号')
  await number.fill(reference)
  await send.click()
  await expectProblem(page, tail, '请输入手机号后四位')
  await tail.fill('0000')
  const code = dialog.getByRole('textbox', { name: '验证码' })
  await code.fill('1234')
  const before = captchas()
  await page.route(LOOK_UP, (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(toast(page, '查询失败，请重试')).toContainText('网络连接中断，请检查网络后重试')
  await expect.poll(captchas).toBe(before + 1)
  await expect(number).toHaveValue(reference)
  await expect(tail).toHaveValue('0000')
  await expect(code).toHaveValue('')
  await code.fill('a1b2')
  await send.click()
  await expect(page.getByRole('heading', { name: '查询结果' })).toBeFocused()
  await expect(row(page, '受理编号')).toHaveText(reference)
  await expect(row(page, '手机号')).toHaveText('138****0000')
  const uuid = `captcha-${before + 1}`
  expect(endpoint.requests[0]?.postDataJSON()).toMatchObject({ form: true, reference, tel: '0000', type, uuid, code: 'a1b2' })
}

/** The page behind the popup stands still, and is where it was when the popup is closed; the focus returns. */
export async function checkPopupReturns(page: Page, path: string) {
  await mockCaptchas(page)
  await open(page, path)
  const opener = page.getByRole('button', { name: '点击查询提交信息' })
  await opener.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }))
  const place = await page.evaluate(() => window.scrollY)
  await opener.click()
  await expect(dialogOf(page)).toBeVisible()
  await page.mouse.move(5, 200)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(1)
}

/** The result view with its progress: `reached` steps are lit. */
export async function showRecord(page: Page, path: string, found: Partial<typeof record>, reached: number) {
  await mockCaptchas(page)
  await mockEndpoint(page, LOOK_UP, { code: 200, msg: '操作成功', data: { ...record, ...found } })
  await openLookup(page, path)
  await ask(page)
  await expect(page.getByRole('heading', { name: '查询结果' })).toBeFocused()
  await expect(dialogOf(page)).toBeHidden()
  const steps = page.getByRole('list', { name: '处理进度' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /^已提交已到达$/,
    /^待处理（等待客服受理）/,
    /^处理中（已受理，请留意来电）/,
    /^已完成（处理完毕，如有疑问请联系在线客服或拨打服务热线）400-/,
  ])
  await expect(steps.filter({ hasText: '已到达' })).toHaveCount(reached)
}

/** A row of the result. */
export const row = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
