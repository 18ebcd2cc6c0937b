import { expect, test } from './test'

test('the ways to get help: hotline, hours, online service, e-mail and mini-program', async ({ page }) => {
  await page.goto('/CustomerView')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('客户服务中心-恒沃电气')
  await expect(main.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:400-000-0000')
  await expect(main.getByText('08:00〜19:00', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'service@example.com' })).toHaveAttribute('href', 'mailto:service@example.com')
  const online = main.getByRole('link', { name: '在线客服' })
  await expect(online).toHaveAttribute('href', /^https:\/\//)
  await expect(online).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('img', { name: '服务小程序二维码' })).toBeVisible()
})

test('five self-service entries lead where the specification says', async ({ page }) => {
  await page.goto('/CustomerView')
  const entries = page.getByRole('region', { name: '自助服务' }).getByRole('link')
  const targets = ['/SelfService', '/Download', '/GoodsListView?category=1&categoryName=', '/Feedback', 'https://survey.']
  await expect(entries).toHaveCount(targets.length)
  for (const [index, target] of targets.entries()) {
    expect(await entries.nth(index).getAttribute('href')).toContain(target)
  }
})

test('one advantage is open at a time, and clicking the open one closes it', async ({ page }) => {
  await page.goto('/CustomerView')
  const region = page.getByRole('region', { name: '服务优势' })
  const text = (index: number) => region.locator('details').nth(index).getByRole('paragraph')
  const title = (index: number) => region.getByRole('heading', { level: 3 }).nth(index)
  await expect(region.locator('details')).toHaveCount(4)
  await expect(text(0)).toBeVisible()
  await title(2).click()
  await expect(text(2)).toBeVisible()
  await expect(text(0)).toBeHidden()
  await title(2).click()
  await expect(text(2)).toBeHidden()
  await expect(region.locator('details[open]')).toHaveCount(0)

  await region.locator('summary').nth(1).press('Enter')
  await expect(text(1)).toBeVisible()
})
