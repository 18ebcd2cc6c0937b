import { violations } from './accessibility'
import { lostChoices } from './forced-colours'
import { chooseRegion, expectProblem, mockEndpoint, open, SAVE, submitButton, TEL, toast } from './forms'
import { expectAccessible } from './panels'
import { fillRepair, REPAIR, repaired } from './repair-form'
import { checkLookupPopup, checkNumberLookup, checkPopupReturns, row, showRecord } from './request-lookup'
import { expectForFingers } from './targets'
import { expect, test } from './test'

test('the repair page has its title, hotline and QR code', { tag: '@once' }, async ({ page }) => {
  await open(page, REPAIR)
  await expect(page).toHaveTitle('自助报修表单-恒沃电气')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('自助报修')
  const aside = page.getByRole('complementary', { name: '联系客服' })
  await expect(aside.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:400-000-0000')
  await expect(aside.getByRole('img')).toBeVisible()
  await expect(page.getByText('的为必填项')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '《隐私条款》' })).toHaveAttribute('href', '/RichText?id=69')
})

test('a repair request is checked in order, up to the first failure', { tag: '@once' }, async ({ page }) => {
  const endpoint = await mockEndpoint(page, SAVE, repaired)
  await open(page, REPAIR)
  const [name, tel, model, content] = ['姓名', '手机号', '产品型号', '故障描述'].map((label) => page.getByLabel(label))
  if (!name || !tel || !model || !content) throw new Error('four fields')
  const send = submitButton(page)
  await send.click()
  await expectProblem(page, name, '请输入用户名')
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await name.fill('测试访客')
  await send.click()
  await expectProblem(page, tel, '请输入手机号')
  await tel.fill('1385720046')
  await send.click()
  await expectProblem(page, tel, '请输入正确的11位手机号')
  await tel.fill('')
  await tel.pressSequentially(`${TEL}99`)
  await expect(tel).toHaveValue(TEL)
  await send.click()
  await expectProblem(page, model, '请输入产品型号')
  await model.fill('HM3-250')
  await send.click()
  await expectProblem(page, page.getByRole('combobox', { name: '所在省市' }), '请输入所在省市')
  await chooseRegion(page, '北京市', '市辖区')
  await expect(page.getByRole('combobox', { name: '所在省市' })).toHaveText('北京市')
  await send.click()
  await expectProblem(page, content, '请输入故障描述')
  await content.fill('合闸后跳闸')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(endpoint.requests).toHaveLength(0)
})

test('a repair request is sent once, shows its number, and makes way for the customer centre', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const endpoint = await mockEndpoint(page, SAVE, repaired)
  await page.goto('/')
  await open(page, REPAIR)
  await fillRepair(page)
  await submitButton(page).dblclick()
  await expect(toast(page, '提交成功')).toContainText('BX20261121-0001')
  await expect(page).toHaveURL('/CustomerView')
  const receipt = page.getByRole('region', { name: '提交成功' })
  await expect(receipt).toContainText('BX20261121-0001')
  expect(endpoint.requests).toHaveLength(1)
  const { columns, ...rest } = endpoint.requests[0]?.postDataJSON() ?? {}
  expect(rest).toEqual({ form: true, tenantId: 'default' })
  const sent = Object.fromEntries(columns.map((column: { name: string; value: string }) => [column.name, column.value]))
  expect(sent).toMatchObject({ template_id: 'Repair', customer_name: '测试访客', tel: TEL, content: '合闸后跳闸', channel_name: '官网' })
  expect(new URLSearchParams(sent.personal_field).get('provincesAndCities')).toBe('浙江省/温州市')
  expect(await page.evaluate(() => sessionStorage.getItem('form:repair'))).toBeNull()
  await page.reload()
  await expect(receipt).toContainText('合闸后跳闸')
  await expectForFingers(page)
  expect(await page.evaluate(() => sessionStorage.getItem('receipts'))).not.toContain(TEL)
  await receipt.getByRole('button', { name: '复制编号' }).click()
  await expect(receipt.getByRole('status')).toHaveText('已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BX20261121-0001')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    window.print = () => Object.assign(document.body.dataset, { isPrinted: 'yes' })
  })
  await receipt.getByRole('button', { name: '复制编号' }).click()
  await expect(receipt.getByRole('status')).toHaveText('复制失败，请长按编号复制')
  await receipt.getByRole('button', { name: '打印' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-is-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText('BX20261121-0001')).toBeVisible()
  await expect(page.getByRole('contentinfo'), 'it alone is on the paper').toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const save = receipt.getByRole('button', { name: '保存为图片' })
  if (test.info().project.name === 'phone') {
    await save.click()
    await expect(receipt.getByRole('img', { name: '提交回执' })).toBeVisible()
  } else {
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toBe('BX20261121-0001.png')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await receipt.getByRole('button', { name: '不再显示' }).click()
  await expect(receipt).toHaveCount(0)
})

test('the address of a model fills it in, beside what was typed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/GoodsInfoView?id=153')
  await page.getByRole('main').getByRole('link', { name: '报修 HM3-250' }).click()
  await expect(page.getByRole('region', { name: '报修产品' })).toContainText('HM3-250 塑壳断路器')
  await expect(page.getByLabel('产品型号')).toHaveValue('HM3-250')
  await page.getByLabel('产品型号').fill('HM3-250H/3300')
  await page.goto('/SelfService?model=HM3')
  await expect(page.getByLabel('产品型号'), 'no such model, and nothing lost').toHaveValue('HM3-250H/3300')
})

test('a refusal keeps what was typed, over a reload too, and can be tried again', { tag: '@once' }, async ({ page }) => {
  const endpoint = await mockEndpoint(page, SAVE, { code: 429, msg: '操作过于频繁，请稍后再试' })
  await open(page, REPAIR)
  await fillRepair(page)
  await submitButton(page).click()
  await expect(toast(page, '提交失败，请重试')).toContainText('操作过于频繁，请稍后再试')
  await page.reload()
  await expect(page.getByLabel('姓名')).toHaveValue('测试访客')
  await expect(page.getByRole('combobox', { name: '所在省市' })).toHaveText('浙江省/温州市')
  endpoint.answer = { no: 'envelope' }
  await submitButton(page).click()
  await expect(toast(page, '提交失败，请重试')).toBeVisible()
  endpoint.answer = repaired
  await toast(page, '提交失败，请重试').getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL('/CustomerView')
})

test.describe('a broken line', { tag: '@once' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('is said, and nothing typed is lost', async ({ page }) => {
    await page.route(SAVE, (route) => route.abort('internetdisconnected'))
    await open(page, REPAIR)
    await fillRepair(page)
    await submitButton(page).click()
    await expect(toast(page, '提交失败，请重试')).toContainText('网络连接中断，请检查网络后重试')
    await expect(page.getByLabel('故障描述')).toHaveValue('合闸后跳闸')
    await expect(submitButton(page)).not.toHaveAttribute('aria-busy')
  })
})

test('the region picker works by keyboard, and closes on Escape and outside', async ({ page }) => {
  await open(page, REPAIR)
  const picker = page.getByRole('combobox', { name: '所在省市' })
  await picker.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: '省份' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker).toBeFocused()
  await expect(picker).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '河北省' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('listbox', { name: '城市' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveText('河北省/唐山市')
  await expect(picker).toBeFocused()
  await picker.click()
  // The pointer goes before, the keyboard on.
  await page.getByRole('option', { name: '山西省' }).click()
  await expect(page.getByRole('listbox', { name: '省份' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveText('山西省/太原市')
  await picker.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(picker).toHaveAttribute('aria-expanded', 'false')
  await picker.click()
  await page.getByRole('heading', { name: '填写报修信息' }).click()
  await expect(picker).toHaveAttribute('aria-expanded', 'false')
})

test('the repair lookup checks in order and needs a new captcha each time', { tag: '@once' }, ({ page }) =>
  checkLookupPopup(page, REPAIR, '自助报修查询', 'Repair'),
)

test.describe('the repair lookup by number', { tag: '@once' }, () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('asks for the last digits of the phone; what was typed stays when the line is cut', ({ page }) =>
    checkNumberLookup(page, REPAIR, 'Repair', 'BX20261121-48271936'))
})

test('picker, errors, popup and result are accessible', async ({ page }) => {
  await showRecord(page, REPAIR, { status: '1' }, 3)
  await expectAccessible(page)
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: '点击查询提交信息' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '查询' }).click()
  await expect(toast(page, '请输入手机号')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await submitButton(page).click()
  await expect(toast(page, '请输入用户名')).toBeVisible()
  await page.getByRole('combobox', { name: '所在省市' }).click()
  await page.getByRole('option', { name: '河北省' }).click()
  // What the open list covers can't be hit meanwhile.
  expect((await violations(page)).filter(({ id }) => id !== 'target-size')).toEqual([])
  expect(await lostChoices(page), 'what is chosen, with forced colours').toEqual([])
  await expectForFingers(page)
})

test('the repair lookup leaves the page where it was', ({ page }) => checkPopupReturns(page, REPAIR))

test('a repair request shows the steps that it has reached, and the way back to the form', async ({ page }) => {
  for (const [status, reached, label] of [
    ['0', 2, '待处理'],
    ['1', 3, '处理中'],
    ['2', 4, '已完成'],
  ] as const) {
    await showRecord(page, REPAIR, { status, personalField: 'purchaseType=HM3-250&provincesAndCities=浙江省/温州市' }, reached)
    await expect(row(page, '产品型号')).toHaveText('HM3-250')
    await expect(row(page, '所在省市')).toHaveText('浙江省/温州市')
    await expect(row(page, '故障描述')).toHaveText('合闸后约 3 秒跳闸')
    await expect(row(page, '状态')).toHaveText(label)
    await expect(page.getByRole('list', { name: '处理进度' }).getByRole('link')).toHaveText('400-000-0000')
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByRole('button', { name: '点击查询提交信息' })).toBeFocused()
  }
})
