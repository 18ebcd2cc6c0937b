import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, and what axe calls best practice for landmarks and headings. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now; empty when all is well. */
export async function violations(page: Page) {
  // Half-way through a fade, colours have another contrast. What moves with scrolling does not end.
  await page.evaluate(() => {
    const fades = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.all(fades.map((animation) => animation.finished.catch(() => null)))
  })
  const { violations: found } = await new AxeBuilder({ page })
    // Whatever is in order need not be described, and frames of other sites, which need a page of axe's own, are none of ours:
    // a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    // Inside of a canvas lies what the PDF itself says of its structure: the document's, not the page's.
    .exclude('canvas')
    .analyze()
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
