import { readFile } from 'node:fs/promises'
import { expect, test } from './noisy-test'

const signIn = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }
const tel = `136${String(Date.now()).slice(-8)}`

test.use({ viewport: { width: 1600, height: 900 } })

test('an administrator finds what is stored about a person, hands it over and erases it', async ({ page }) => {
  const values = {
    template_id: 'Repair',
    customer_name: '孙女士',
    tel,
    content: '抽屉柜推不进去',
    personal_field: 'purchaseType=HMNS&provincesAndCities=江苏省/南京市',
  }
  const columns = Object.entries(values).map(([name, value]) => ({ name, value }))
  const save = '/server/v1/console/base/data/leave_message/save'
  const { data } = await (await page.request.post(save, { data: { form: true, tenantId: 'default', columns } })).json()
  await page.request.post('/cms-api/users/login', { data: signIn })

  await page.goto('/admin')
  await page.getByRole('link', { name: '个人信息查询' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '个人信息查询' })).toBeVisible()
  await expect(page).toHaveTitle(/^个人信息查询/)
  await page.getByLabel('手机号').fill('136')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('请输入 11 位手机号')).toBeVisible()

  await page.getByLabel('手机号').fill(tel)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { name: '找到 1 条请求' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(`报修 ${data.reference}`)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 ZIP' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('personal-data.zip')
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  // It is still open: nothing would be erased before that is asked for.
  await page.getByRole('button', { name: '清除个人信息…' }).click()
  await expect(page.getByText('有 1 条尚未完成')).toBeVisible()
  await expect(page.getByRole('button', { name: '确认清除 0 条' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /有 1 条尚未完成/ }).check()
  await page.getByRole('button', { name: '确认清除 1 条' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已清除 1 条。' })).toBeVisible()

  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { name: '没有找到请求' })).toBeVisible()
})
