import type { Page } from '@playwright/test'
import { violations } from './accessibility'

/** What is Payload's own and stays so: docs/accessibility-of-the-admin.md. */
const PAYLOADS: Readonly<Record<string, RegExp>> = {
  'heading-order': /^h[34]\b|array-field__|blocks-field__/,
  'nested-interactive': /^\.rs__multi-value/,
}

/** A page of the site within the admin, which is looked at by itself; two of them side by side have everything twice. */
const PAGE = /^iframe\b/

const themes = ['light', 'dark'] as const

/** What axe finds in a page of the admin as it is now, in each theme, with its place, besides what is Payload's own. */
export async function adminFlaws(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    // As Payload says it; a page needs not be loaded twice. Nothing but the colours is another one in the dark.
    await page.locator('html').evaluate((html, now) => html.setAttribute('data-theme', now), theme)
    for (const { id, where } of await violations(page, theme === 'dark' ? ['color-contrast'] : []))
      for (const place of where) if (!PAYLOADS[id]?.test(place) && !PAGE.test(place)) found.push(`${theme}, ${id}: ${place}`)
  }
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'))
  return found
}
