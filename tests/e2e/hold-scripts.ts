import type { Page } from '@playwright/test'

export const SCRIPTS = '**/_next/static/chunks/*.js'

/** Keeps the framework's scripts back, as a slow line does, until they are let go. */
export async function holdScripts(page: Page) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}
