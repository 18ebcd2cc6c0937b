import { expect, type Page } from '@playwright/test'
import { violations } from './accessibility'
import { lostChoices } from './forced-colours'
import { expectForFingers } from './targets'
import { cutBySpacing } from './text-spacing'

/** What quality.spec.ts looks at on every page, for what has been opened over one. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await cutBySpacing(page), 'text that is cut off by more space').toEqual([])
  expect(await lostChoices(page), 'what is chosen, with forced colours').toEqual([])
  await expectForFingers(page)
}
