/** One picture: numbered marks on what the text speaks of, cut to what matters, as WebP. */
import path from 'node:path'
import process from 'node:process'
import sharp from 'sharp'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const FOLDER = path.resolve('docs/editors')
/** The pictures that are asked for by their names; all when none is. @type {readonly string[]} */
const WANTED = process.argv.slice(2)
const MARK = 'manual-mark'

/**
 * Takes a picture of the window, or of its part that matters.
 *
 * @param {Page} page
 * @param {string} name of the file, without its ending
 * @param {{ top?: number, height?: number, marks?: Locator[] }} [options] which part of the window; what gets 1, 2, … above it
 */
export async function takePicture(page, name, { top = 0, height, marks = [] } = {}) {
  if (WANTED.length > 0 && !WANTED.includes(name)) return
  const { width = 0, height: whole = 0 } = page.viewportSize() ?? {}
  for (const [index, locator] of marks.entries()) await drawMark(page, locator, index + 1)
  const png = await page.screenshot({ clip: { x: 0, y: top, width, height: height ?? whole - top }, animations: 'disabled', caret: 'hide' })
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`.${mark}`)) element.remove()
  }, MARK)
  const { size } = await sharp(png)
    .webp({ quality: 82, smartSubsample: true })
    .toFile(path.join(FOLDER, `${name}.webp`))
  console.log(`${name}.webp ${Math.round(size / 1000)} kB`)
}

/** So long a page is waited for that goes on asking, as one with a preview does. */
const LONGEST_MS = 5000

/** Waits until a page has come to rest. @param {Page} page */
export async function atRest(page) {
  await page.waitForLoadState('networkidle', { timeout: LONGEST_MS }).catch(() => undefined)
}

/** @param {Page} page @param {Locator} locator @param {number} number */
async function drawMark(page, locator, number) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Mark ${number} has nothing to stand on.`)
  // Above the middle of a small thing, above the beginning of a wide one: what it is called stays readable.
  const place = { left: `${box.x + Math.min(box.width / 2, 120) - 11}px`, top: `${Math.max(2, box.y - 19)}px` }
  await page.evaluate(
    ({ mark, text, position }) => {
      const element = document.createElement('span')
      element.className = mark
      element.textContent = text
      Object.assign(element.style, position, {
        ...{ position: 'fixed', zIndex: '2147483647', width: '22px', height: '22px', borderRadius: '50%' },
        ...{ background: '#d4380d', color: '#fff', font: '700 14px/22px sans-serif', textAlign: 'center' },
        boxShadow: '0 0 0 2px #fff',
      })
      document.body.append(element)
    },
    { mark: MARK, text: String(number), position: place },
  )
}
