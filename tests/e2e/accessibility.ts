import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, and what axe calls best practice for landmarks and headings. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now; empty when all is well. */
export async function violations(page: Page) {
  // Half-way through a fade, colours have another contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))))
  // Inside of a canvas lies what the PDF itself says of its structure: the document's, not the page's.
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).exclude('canvas').analyze()
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
