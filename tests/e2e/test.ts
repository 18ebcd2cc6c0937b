import { test as base, expect } from './noisy-test'

type Fixtures = {
  /** What the browser itself says about what the test provokes: an address that is not found, say. */
  expectedMessages: RegExp | null
  quietConsole: undefined
}

/** Like Playwright's test with a picture of what failed, but the page must not say anything in the console: no errors, no warnings, no hydration trouble. */
export const test = base.extend<Fixtures>({
  expectedMessages: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedMessages }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use(undefined)
      expect(said.filter((text) => !expectedMessages?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
