import type { Page, Request } from '@playwright/test'

/**
 * Keeps requests from the server, as a slow line does.
 *
 * @param isHeld which of those to `url`; all, if not told
 * @returns lets them go, and those that follow
 */
export async function hold(page: Page, url: string | RegExp, isHeld: (request: Request) => boolean = () => true) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released
    await route.fallback()
  })
  return letGo
}
