import { existsSync } from 'node:fs'
import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'
import { paginate } from '../layout/paginate'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that prints: its path, where there is one. */
export const browserPath = (): string | undefined =>
  [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((file) => existsSync(file))

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), headless: true, args })

/** Prints one HTML document. Blocks are laid out on pages first; what doesn't fit a page is an error. */
export async function print(browser: Browser, html: string, landscape = false): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    // Functions sent to the page carry a helper of the transpiler along.
    await page.evaluate('globalThis.__name = (f) => f')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const problems = await page.evaluate(paginate)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return await page.pdf({
      width: landscape ? '297mm' : '210mm',
      height: landscape ? '210mm' : '297mm',
      printBackground: true,
      preferCSSPageSize: true,
      outline: true,
      tagged: true,
    })
  } finally {
    await page.close()
  }
}
