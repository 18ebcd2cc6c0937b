import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { violations } from './accessibility'
import { asAdministrator, createStaff, removeStaff, type StaffMember, signIn, signInPages } from './admin-staff'
import { expect, test } from './test'

test.use({ viewport: { width: 1366, height: 900 }, expectedMessages: /40[013]/ })
test.describe.configure({ mode: 'default' })

let admin: APIRequestContext

test.beforeAll(async () => {
  admin = await asAdministrator()
})

test.afterAll(async () => {
  await removeStaff(admin)
  await admin.dispose()
})

/** The form works once its script has loaded: until then it is filled in and sent again. */
async function signInByForm(page: Page, member: StaffMember): Promise<void> {
  const [email, password] = [page.getByLabel('电子邮件'), page.getByLabel('密码')]
  await page.goto('/admin/login')
  await expect(email).toBeVisible()
  await expect(async () => {
    if ((await password.count()) === 0) return
    await email.fill(member.email, { timeout: 5000 })
    await password.fill(member.password, { timeout: 5000 })
    await password.press('Enter', { timeout: 5000 })
    await expect(password).toHaveCount(0, { timeout: 5000 })
  }).toPass()
}

test('a second factor is set up in the account page and asked for at the next sign-in', async ({ page, browser }) => {
  const member = await createStaff(admin, 'editor', '周编辑')
  await signInPages(page.context(), member)
  await page.goto('/admin/account')
  await page.getByRole('link', { name: '启用两步验证' }).click()
  await page.getByLabel('当前密码').fill(member.password)
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('验证码').fill('000000')
  await page.getByRole('button', { name: '启用' }).click()
  await expect(page.getByText('验证码不正确')).toBeVisible()
  await page.getByLabel('验证码').fill(totp.generate())
  await page.getByRole('button', { name: '启用' }).click()
  await expect(page.getByRole('heading', { name: '请保存恢复码' })).toBeFocused()
  const codes = await page.getByRole('list', { name: '恢复码' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText('还有 10 个恢复码')).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await signInByForm(phone, member)
  await expect(phone.getByLabel('验证码')).toBeFocused()
  expect(await violations(phone)).toEqual([])
  await phone.keyboard.type(codes[0] ?? '')
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(/\/admin$/)
  await context.close()

  await page.reload()
  await expect(page.getByText('还有 9 个恢复码')).toBeVisible()
  await page.getByRole('button', { name: '结束其他所有登录' }).click()
  const sessions = page.getByRole('region', { name: '登录的设备' }).getByRole('listitem')
  await expect(sessions).toHaveCount(1)
  await expect(sessions).toContainText('本机')
})

test('a new password is judged at its field and asks for the current one; what was typed stays', async ({ page }) => {
  const member = await createStaff(admin, 'editor', '何编辑')
  await signInPages(page.context(), member)
  await page.goto('/admin/account')
  const [fresh, again] = [page.getByLabel('新密码'), page.getByLabel('再输入一遍')]
  const current = page.getByLabel('当前密码', { exact: true })
  const change = page.getByRole('button', { name: '更改密码' })
  await expect(change).toBeVisible()
  await expect(current, 'nothing is changed yet').toHaveCount(0)
  // The button works once its script has loaded.
  await expect(async () => {
    if (await change.isVisible()) await change.click({ timeout: 5000 })
    await expect(current).toBeVisible({ timeout: 1000 })
  }).toPass()
  await current.fill(member.password)
  await fresh.fill('password1234')
  await again.fill('password1234')
  await again.press('Enter')
  await expect(page.getByText(/太容易猜到/).first()).toBeVisible()
  await expect(fresh).toHaveValue('password1234')
  await fresh.fill('violet-harbour-ninety-two')
  await again.fill('violet-harbour-ninety-two')
  await current.fill('')
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText(/请填写当前密码/).first()).toBeVisible()
  await expect(again).toHaveValue('violet-harbour-ninety-two')
  await current.fill(member.password)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('密码已更改').first()).toBeVisible()
  await signIn(page.context().request, { ...member, password: 'violet-harbour-ninety-two' })
})

test('a colleague is invited by a link and chooses a password', async ({ page, browser }) => {
  const boss = await createStaff(admin, 'admin', '吴管理')
  await signInPages(page.context(), boss)
  await page.goto('/admin/collections/users/create')
  await expect(page.getByRole('heading', { level: 1, name: '邀请同事' })).toBeVisible()
  const email = `invited-${Date.now()}@example.com`
  await page.getByLabel('姓名').fill('新同事')
  await page.getByLabel('电子邮件').fill(email)
  await page.getByRole('radio', { name: '客服' }).check()
  await page.getByRole('button', { name: '发出邀请' }).click()
  await expect(page.getByRole('heading', { name: '已邀请 新同事' })).toBeVisible()
  const link = new URL((await page.locator('code').textContent()) ?? '')
  await page.goto(`/admin/collections/users?search=${email}`)
  await expect(page.getByRole('row', { name: /新同事/ })).toContainText('已邀请，有效至')

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const guest = await context.newPage()
  await guest.goto(link.pathname)
  // From then on it can be filled in, and looked at as it is.
  await expect(guest.getByLabel('新密码')).toBeEnabled()
  expect(await violations(guest)).toEqual([])
  await guest.getByLabel('新密码').fill('violet-harbour-ninety-two')
  await guest.getByLabel('再输入一遍').fill('violet-harbour-ninety-two')
  await guest.getByRole('button', { name: '保存密码' }).click()
  await guest.getByRole('link', { name: '去登录' }).click()
  await signInByForm(guest, { email, password: 'violet-harbour-ninety-two' })
  await expect(guest).toHaveURL(/\/admin$/)
  await context.close()

  const { docs } = await (await admin.get(`/cms-api/users?where[email][equals]=${email}`)).json()
  await admin.delete(`/cms-api/users/${docs[0].id}`)
})
