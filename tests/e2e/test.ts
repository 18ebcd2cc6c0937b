import type { Frame, Page, Request } from '@playwright/test'
import { test as base, expect } from './noisy-test'

type Fixtures = {
  /** What the browser itself says about what the test provokes: an address that is not found, say. */
  expectedMessages: RegExp | null
  quietConsole: undefined
}

/** What a script says of a request that ended without its answer. */
const BROKEN_OFF = /TypeError: (Failed to fetch|network error)/

/**
 * Whether a page is being left for another one at this moment: the browser then breaks off what is under way in it, which is no fault.
 *
 * @returns asked when something is said
 */
function watchLeaving(page: Page): () => boolean {
  let isLeft = false
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeft = true
  })
  page.on('framenavigated', (frame: Frame) => {
    if (frame === page.mainFrame()) isLeft = false
  })
  return () => isLeft
}

/** Like Playwright's test with a picture of what failed, but the page must not say anything in the console: no errors, no warnings, no hydration trouble. */
export const test = base.extend<Fixtures>({
  expectedMessages: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedMessages }, use) => {
      const said: string[] = []
      const isLeft = watchLeaving(page)
      const note = (text: string) => {
        if (!(isLeft() && BROKEN_OFF.test(text))) said.push(text)
      }
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => note(String(error)))
      await use(undefined)
      expect(said.filter((text) => !expectedMessages?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
