import { expect, test } from './noisy-test'

const signIn = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }

test.use({ viewport: { width: 1600, height: 900 } })

test('an administrator orders a look at a legacy site, is told what can’t be asked, follows it and cancels it', async ({ page }) => {
  await page.request.post('/cms-api/users/login', { data: signIn })
  await page.goto('/admin')
  await page.getByRole('link', { name: '旧站导入' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '旧站导入' })).toBeVisible()

  await page.getByRole('textbox', { name: '旧站地址' }).fill('http://10.0.0.8')
  await page.getByRole('button', { name: '试运行' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '内网地址须由运维先在服务器上允许' })).toBeVisible()
  await expect(page.getByRole('button', { name: '正式导入…' })).toBeDisabled()

  // Nobody answers there: it is asked again and again for a while.
  const source = `https://legacy-${Date.now()}.example.invalid`
  await page.getByRole('textbox', { name: '旧站地址' }).fill(`${source}/`)
  await page.getByRole('button', { name: '试运行' }).click()
  const active = page.getByRole('region', { name: '正在试运行' })
  await expect(active).toContainText(source)
  await active.getByRole('button', { name: '取消试运行…' }).click()
  await active.getByRole('button', { name: '确认取消试运行' }).click()
  await expect(active).toBeHidden({ timeout: 30_000 })

  const run = page.getByRole('region', { name: '以往的导入' }).getByRole('listitem').filter({ hasText: source })
  await expect(run).toContainText('试运行未完成')
  await expect(run).toContainText('已取消。没有写入任何内容，可以再试一次。')
})
