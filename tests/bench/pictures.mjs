import path from 'node:path'
import { chromium, devices } from '@playwright/test'
import sharp from 'sharp'
import { findOrInstallBrowser } from '../support/browser.mjs'
import { ratio } from './report.mjs'

const PAGES = [
  '/',
  '/GoodsListView',
  '/GoodsInfoView?id=153',
  '/ExampleView',
  '/ExampleInfoView?id=301',
  '/News',
  '/GroupIntroductView',
  '/AboutView',
]

/** The share of a dense screen's pixels that pictures have on purpose: see src/lib/picture-sizes.ts. */
const SHARE_OF_DENSE = 0.6

const windows = {
  'a window of 1920 px': { viewport: { width: 1920, height: 1080 } },
  'a window of 1366 px': { viewport: { width: 1366, height: 768 } },
  'a phone': devices['iPhone 13'],
}

/** @typedef {{ file: string, width: number, bytes: number }} Shown a picture, how many pixels wide it is shown, and what it weighed */

/**
 * What the pictures of the pages weigh beside the same pictures encoded, with all effort, exactly as large as they are
 * shown: beside what a good encoder would send if it knew the window.
 *
 * @param {{ baseUrl: string, mediaFolder: string }} options
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function pictureRows({ baseUrl, mediaFolder }) {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  /** @type {import('./report.mjs').Row[]} */
  const rows = []
  for (const [name, options] of Object.entries(windows)) {
    let [sent, ideal] = [0, 0]
    for (const address of PAGES) {
      // As a new visitor: a browser that has a larger one of a picture already doesn't ask for the one that fits.
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await page.goto(new URL(address, baseUrl).href)
      for (const one of await shownPictures(page)) {
        sent += one.bytes
        ideal += await idealBytes(path.join(mediaFolder, one.file), one.width)
      }
      await context.close()
    }
    rows.push({ what: `pictures in ${name}: sent : exactly as large as shown`, measured: ratio(sent, ideal), goal: '1.1 or less' })
  }
  await browser.close()
  return rows
}

/** @param {import('@playwright/test').Page} page @returns {Promise<Shown[]>} */
async function shownPictures(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
  return page.evaluate((share) => {
    const pictures = [...document.images].filter(({ currentSrc, srcset, complete }) => complete && srcset && currentSrc.includes('/media/'))
    return pictures.flatMap((image) => {
      const [entry] = performance.getEntriesByName(image.currentSrc)
      const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
      const { width, height } = image.getBoundingClientRect()
      // A picture that fills its frame is cropped: it is as wide as its height asks for.
      const whole = Math.max(width, (height * image.naturalWidth) / image.naturalHeight)
      const pixels = Math.round(whole * devicePixelRatio * (devicePixelRatio > 2.5 ? share : 1))
      const file = image.src.split('/').pop() ?? ''
      return bytes > 0 && pixels > 0 ? [{ file: decodeURIComponent(file), width: pixels, bytes }] : []
    })
  }, SHARE_OF_DENSE)
}

/** @param {string} file @param {number} width @returns {Promise<number>} */
async function idealBytes(file, width) {
  const { data } = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 80, effort: 5 })
    .toBuffer({ resolveWithObject: true })
  return data.length
}
