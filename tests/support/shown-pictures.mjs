import path from 'node:path'
import { devices } from '@playwright/test'
import sharp from 'sharp'

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

const FRAME_WITHIN_MS = 15_000
const MOST_VISITS = 3

/** Where pictures are weighed. */
export const windows = {
  'a window of 1920 px': { viewport: { width: 1920, height: 1080 } },
  'a window of 1366 px': { viewport: { width: 1366, height: 768 } },
  'a phone': devices['iPhone 13'],
}

/** @typedef {{ file: string, source: string, width: number, bytes: number }} Shown a picture, what of it was sent, how many pixels wide it is shown, and what it weighed */
/** @typedef {{ name: string, sent: number, ideal: number }} Weighed */

/**
 * Opens the pages with the most pictures and weighs each beside the same picture encoded exactly as large as it is shown:
 * beside what a good encoder would send if it knew the window.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ baseUrl: string, mediaFolder: string, options: import('@playwright/test').BrowserContextOptions }} where
 * @returns {Promise<Weighed[]>}
 */
export async function weighPictures(browser, { baseUrl, mediaFolder, options }) {
  /** @type {Map<string, Promise<number>>} */
  const ideals = new Map()
  /** @type {Promise<Weighed>[]} */
  const weighed = []
  for (const address of PAGES) {
    for (const { file, source, width, bytes } of await shownPictures(browser, new URL(address, baseUrl).href, options)) {
      const key = `${file} ${width}`
      const ideal = ideals.get(key) ?? idealBytes(path.join(mediaFolder, file), width)
      ideals.set(key, ideal)
      weighed.push(ideal.then((size) => ({ name: `${address} ${source}, shown ${width} px wide`, sent: bytes, ideal: size })))
    }
  }
  return Promise.all(weighed)
}

/**
 * Sent : ideal. A picture that is smaller than the ideal one does not make up for one that is larger.
 *
 * @param {readonly Weighed[]} pictures
 */
export function sentToIdeal(pictures) {
  const [sent, ideal] = pictures.reduce(([a, b], one) => [a + Math.max(one.sent, one.ideal), b + one.ideal], [0, 0])
  return sent / ideal
}

/**
 * As a new visitor: a browser that has a larger one of a picture already doesn't ask for the one that fits. A page of Chromium 156 that is
 * scrolled on a busy machine now and then draws no frame any more, for good, while others of the same browser go on: it is visited again.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @returns {Promise<Shown[]>}
 */
async function shownPictures(browser, address, options) {
  for (let visit = 1; visit <= MOST_VISITS; visit += 1) {
    const context = await browser.newContext(options)
    try {
      const page = await context.newPage()
      await page.goto(address)
      if (!(await isScrolledThrough(page))) continue
      await page.waitForLoadState('networkidle')
      return widestOfEach(await page.evaluate(readPictures, SHARE_OF_DENSE))
    } finally {
      await context.close()
    }
  }
  throw new Error(`${address} draws no frames, in ${MOST_VISITS} visits`)
}

/** What is sent once for several places is as wide as the widest of them asks for. @param {readonly Shown[]} pictures */
function widestOfEach(pictures) {
  /** @type {Map<string, Shown>} */
  const widest = new Map()
  for (const picture of pictures) if (picture.width > (widest.get(picture.source)?.width ?? 0)) widest.set(picture.source, picture)
  return [...widest.values()]
}

/** So that lazy pictures load. @param {import('@playwright/test').Page} page @returns {Promise<boolean>} whether the page drew its frames */
function isScrolledThrough(page) {
  return page.evaluate(async (frameWithin) => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))
    const tooLate = () => new Promise((resolve) => setTimeout(resolve, frameWithin, false))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top)
      if (!(await Promise.race([frames(), tooLate()]))) return false
    }
    return true
  }, FRAME_WITHIN_MS)
}

/** Runs in the page. @param {number} shareOfDense @returns {Shown[]} */
function readPictures(shareOfDense) {
  const nameOf = (/** @type {string} */ address) => decodeURIComponent(address.split('/').pop() ?? '')
  const pictures = [...document.images].filter(({ currentSrc, srcset, complete }) => complete && srcset && currentSrc.includes('/media/'))
  return pictures.flatMap((image) => {
    const [entry] = performance.getEntriesByName(image.currentSrc)
    const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
    const { width, height } = image.getBoundingClientRect()
    const wideAsHigh = (height * image.naturalWidth) / image.naturalHeight
    // A picture that fills its frame is cropped: it is as wide as its height asks for.
    const whole = getComputedStyle(image).objectFit === 'contain' ? Math.min(width, wideAsHigh) : Math.max(width, wideAsHigh)
    const pixels = Math.round(whole * devicePixelRatio * (devicePixelRatio > 2.5 ? shareOfDense : 1))
    return bytes > 0 && pixels > 0 ? [{ file: nameOf(image.src), source: nameOf(image.currentSrc), width: pixels, bytes }] : []
  })
}

/** @param {string} file @param {number} width @returns {Promise<number>} */
async function idealBytes(file, width) {
  const { info } = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 80, effort: 5 })
    .toBuffer({ resolveWithObject: true })
  return info.size
}
