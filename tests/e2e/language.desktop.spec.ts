import { expect, test } from './test'

test('the language menu leads to the two regional sites of the content', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: '简体中文' })
  await button.click()
  const list = page.locator(`#${await button.getAttribute('aria-controls')}`)
  const links = list.getByRole('link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /^https:\/\/.+example\.com/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(links.first()).toBeHidden()
})
