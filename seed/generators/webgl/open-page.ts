import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserPath } from '../documents/core/browser'
import { generators } from '../paths'

/** An address that the page's own files are answered at, from the disk. */
const ADDRESS = 'http://stage.invalid'

/** WebGL without a graphics card. */
const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

type Stage = {
  /** One of the pages beside this file. */
  page: string
  /** The folder of the models that it may load. */
  models: string
  /** Pixels of what it draws. */
  width: number
  height: number
}

/**
 * Opens a page that draws models with three.js.
 *
 * @param work what is done with it; then it is closed
 */
export async function withPage({ page: name, models, width, height }: Stage, work: (page: Page) => Promise<void>): Promise<void> {
  const browser: Browser = await chromium.launch({ executablePath: browserPath(), headless: true, args })
  const sourceOf = (pathname: string): string => {
    if (pathname === '/') return path.join(import.meta.dirname, name)
    return pathname.startsWith('/three/') ? path.join(generators, 'node_modules', pathname) : path.join(models, pathname)
  }
  try {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.route(`${ADDRESS}/**`, (route) => route.fulfill({ path: sourceOf(new URL(route.request().url()).pathname) }))
    await page.goto(ADDRESS)
    await page.waitForFunction('globalThis.isReady')
    await work(page)
  } finally {
    await browser.close()
  }
}
