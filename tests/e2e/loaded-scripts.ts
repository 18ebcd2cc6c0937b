import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'

/** Notes what the page loads of the site's own scripts and styles from now on. @returns holds it to a budget in bytes, compressed */
export async function watchLoaded(page: Page): Promise<(most: number) => Promise<void>> {
  await page.waitForLoadState('networkidle')
  const loaded: Response[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) loaded.push(response)
  })
  return async (most) => {
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(
      loaded.map(async (response) => ({ path: response.url(), bytes: gzipSync(await response.body()).length })),
    )
    const weight = files.reduce((sum, { bytes }) => sum + bytes, 0)
    test.info().annotations.push({ type: 'weight', description: `${weight} B loaded later` })
    expect(files.length).toBeGreaterThan(0)
    expect(weight, JSON.stringify(files)).toBeLessThanOrEqual(most)
  }
}
