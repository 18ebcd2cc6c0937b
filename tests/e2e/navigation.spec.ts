import { expect, test } from './test'

test('a link at the bottom of a page leads to the top of the next one', async ({ page }) => {
  await page.goto('/RichText?id=69')
  const link = page.getByRole('contentinfo').getByRole('link', { name: '法律声明' }).last()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('法律声明')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('going back leads to where one was', async ({ page }) => {
  await page.goto('/RichText?id=69')
  const link = page.getByRole('contentinfo').getByRole('link', { name: '法律声明' }).last()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('法律声明')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私条款')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})
