import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { sentToIdeal, weighPictures, windows } from '../support/shown-pictures.mjs'

/**
 * What the pictures of the pages weigh beside the same pictures exactly as large as they are shown.
 *
 * @param {{ baseUrl: string, mediaFolder: string }} options
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function pictureRows({ baseUrl, mediaFolder }) {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  /** @type {import('./report.mjs').Row[]} */
  const rows = []
  for (const [name, options] of Object.entries(windows)) {
    const measured = sentToIdeal(await weighPictures(browser, { baseUrl, mediaFolder, options }))
    rows.push({ what: `pictures in ${name}: sent : exactly as large as shown`, measured: measured.toFixed(2), goal: '1.1 or less' })
  }
  await browser.close()
  return rows
}
