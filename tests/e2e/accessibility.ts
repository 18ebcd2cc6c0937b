import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, and what axe calls best practice for landmarks and headings. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Half as long as what the builder brings. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What it takes to have axe in a page: megabytes on their way through the protocol cost more than some runs of it, and one document needs them once. */
async function sourceFor(page: Page): Promise<string> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return isThere ? ';' : SOURCE
}

/** Whatever takes longer is no fade: the time that a banner stands, a wheel that turns. What moves with scrolling does not end. */
const LONGEST_FADE_MS = 2000

/** How many run at this moment. One that is paused may never end. */
const fades = (page: Page) =>
  page.evaluate((longest) => {
    const isFade = ({ timeline, playState, effect }: Animation) =>
      timeline instanceof DocumentTimeline && playState === 'running' && Number(effect?.getComputedTiming().endTime) < longest
    return document.getAnimations().filter(isFade).length
  }, LONGEST_FADE_MS)

/** What axe finds on the page as it is now; empty when all is well. @param rules these alone */
export async function violations(page: Page, rules: readonly string[] = []) {
  // Half-way through a fade, colours have another contrast.
  await expect.poll(() => fades(page)).toBe(0)
  const axe = new AxeBuilder({ page, axeSource: await sourceFor(page) })
    // Whatever is in order need not be described, and frames of other sites, which need a page of axe's own, are none of ours:
    // a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    // Inside of a canvas lies what the PDF itself says of its structure: the document's, not the page's.
    .exclude('canvas')
  const { violations: found } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze()
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
