import { unknownRoute } from '../support/routes'
import { expect, test } from './test'

// That no page does what its policy forbids, the browser says in the console: see quality.spec.ts.

declare global {
  interface Window {
    violations: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective}: ${blockedURI}`)
    })
  })
})

test('an address that is no page has a policy, too', async ({ page }) => {
  const response = await page.request.get(unknownRoute)
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'")
})

test.describe('a forbidden script', () => {
  test.use({ expectedMessages: /Content Security Policy/ })

  test('does not run', async ({ page }) => {
    await page.goto('/News')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "run"'
      document.body.append(script)
    })
    await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThan(0)
    expect(await page.title()).not.toBe('run')
  })
})

test('a page that others wrote parameters onto hydrates without an error', async ({ page }) => {
  await page.goto('/GoodsListView?utm_source=x&category=1&id=11&gclid=2')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/utm_source=x/)
})
