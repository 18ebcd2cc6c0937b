import { holdScripts } from './hold-scripts'
import { expect, test } from './noisy-test'

const data = { email: process.env.ADMINISTRATOR_EMAIL, password: process.env.ADMINISTRATOR_PASSWORD }
const nobody = '13900000000'

test('nothing can be typed into a form before its scripts have come, and nothing is lost then', async ({ page }) => {
  const cases = [
    { address: '/admin/personal-data', field: page.getByLabel('手机号'), button: page.getByRole('button', { name: '查询', exact: true }) },
    {
      address: '/admin/legacy-import',
      field: page.getByRole('textbox', { name: '旧站地址' }),
      button: page.getByRole('button', { name: '试运行' }),
    },
  ]
  expect((await page.request.post('/cms-api/users/login', { data })).status()).toBe(200)
  for (const { address, field, button } of cases) {
    const letGo = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(field).toBeDisabled()
    await expect(button).toBeDisabled()
    letGo()
    await expect(field).toBeEnabled()
    await field.fill(nobody)
    await expect(button).toBeEnabled()
    await expect(field).toHaveValue(nobody)
    await page.unrouteAll()
  }
})

test('what is sent right after the scripts have come is answered on the page', async ({ page }) => {
  expect((await page.request.post('/cms-api/users/login', { data })).status()).toBe(200)
  await page.goto('/admin/personal-data', { waitUntil: 'commit' })
  await page.getByLabel('手机号').fill(nobody)
  await page.getByLabel('手机号').press('Enter')
  await expect(page.getByRole('heading', { name: '没有找到请求' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/personal-data$/)
})
