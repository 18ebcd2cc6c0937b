import type { Page } from '@playwright/test'
import { routes, unknownRoute } from '../support/routes'
import { violations } from './accessibility'
import { wrongInTree } from './accessibility-tree'
import { expectBudget } from './budgets'
import { expectNoZoomByFields } from './field-zoom'
import { lostMarks } from './forced-colours'
import { freeBars } from './free-bars'
import { walk } from './keyboard-walk'
import { watchShifts } from './layout-shifts'
import { overflowOf } from './overflow'
import { expectFingers } from './targets'
import { expect, test } from './test'
import { cutBySpacing } from './text-spacing'
import { tornTexts } from './torn-texts'
import { inWindows } from './windows'
import { expectReadable } from './zoom'

/** Pages for a task. */
const LOW_BANNERS = /^\/(GoodsListView|ExampleView|News|Download|Questions|SearchResult|Consult|SelfService|Feedback)(\?|$)/

/** The banner leaves the window to the list or the form (spec: common-parts/low-banners): the breadcrumb stands close under the header. */
async function expectLowBanner(page: Page) {
  const [header, trail] = [page.getByRole('banner'), page.getByRole('navigation', { name: '面包屑' })]
  const [above, below] = await Promise.all([header.boundingBox(), trail.boundingBox()])
  const height = (below?.y ?? Number.NaN) - ((above?.y ?? 0) + (above?.height ?? 0))
  // Desktop layouts follow the window: 320 px in one of 1920.
  const most = test.info().project.name === 'desktop' ? 320 * ((page.viewportSize()?.width ?? 0) / 1920) : 320
  expect(height, 'height of the banner').toBeLessThanOrEqual(most + 1)
}

/** So much of a short window is left to controls, in CSS pixels. */
const LOW_ROW = 56

/** Scrolls through the page as a reader does, so that what loads late has loaded. */
async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Pictures that the head asks for before the page does, in a width that the page shows then: no other one is fetched in vain. */
async function expectPreloadedShown(page: Page) {
  const inVain = () =>
    page.evaluate(() => {
      const shown = new Set(Array.from(document.images, ({ currentSrc }) => currentSrc))
      const entries = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
      const early = entries.filter(({ initiatorType, name }) => initiatorType === 'link' && /\.(webp|avif|png|jpe?g|svg)$/.test(name))
      return early.map(({ name }) => name).filter((name) => !shown.has(name))
    })
  await expect.poll(inVain, 'preloaded in vain').toEqual([])
}

/** What the policy forbids is said in the console. */
function expectStrictPolicy(policy = '') {
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
}

/** Everything that all pages must be, in one visit: an empty cache first, then reading, then other windows. */
async function check(page: Page, route: string) {
  const shifts = await watchShifts(page)
  const response = await expectBudget(page, route)
  expectStrictPolicy(response?.headers()['content-security-policy'])
  await expect(page.locator('h1')).toHaveCount(1)
  if (LOW_BANNERS.test(route)) await expectLowBanner(page)
  await readThrough(page)
  await expectPreloadedShown(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const found = await shifts()
  const sum = found.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(found)).toBeLessThanOrEqual(0.01)
  await expectNoZoomByFields(page)
  expect(await cutBySpacing(page), 'text that is cut off by more space').toEqual([])
  expect(await tornTexts(page), 'what may break within its lines').toEqual([])
  await expectFreeScreen(page)
  await checkForEverybody(page)
  await freeBars(page)
  expect(await violations(page)).toEqual([])
}

/** By screen reader, by keyboard, without motion, with forced colours, in small windows. */
async function checkForEverybody(page: Page) {
  await expectReadable(page)
  expect(await wrongInTree(page), 'what screen readers are told').toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await walk(page), 'by keyboard').toEqual([])
  await expectStillness(page)
  await page.emulateMedia({ reducedMotion: null })
  expect(await lostMarks(page), 'the focus and what is chosen, with forced colours').toEqual({ focus: [], choices: [] })
}

/** A phone held sideways: nothing stays in the window when it is scrolled (spec: common-parts/staying-bars, viewers/low-row). */
async function expectFreeScreen(page: Page) {
  await inWindows(page, [{ width: 844, height: 390 }], async () => {
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
    const staying = await page.evaluate(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const stays = (element: Element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect()
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 1
        return isShown && bottom > 0 && top < window.innerHeight
      }
      // A column that stays when its table moves sideways goes with the page.
      const isHeld = ({ position, top, bottom }: CSSStyleDeclaration) =>
        position === 'fixed' || (position === 'sticky' && !(top === 'auto' && bottom === 'auto'))
      const found = Array.from(document.querySelectorAll('body *'))
        .filter((element) => isHeld(getComputedStyle(element)) && stays(element))
        .map((element) => element.outerHTML.slice(0, 120))
      window.scrollTo({ top: 0, behavior: 'instant' })
      return found
    })
    expect(staying).toEqual([])
    await expectLowRow(page)
  })
}

/** Where the page itself does not scroll, because what is read has the window, its controls stay: in one low row, for fingers. */
async function expectLowRow(page: Page) {
  const besides = await page.evaluate(() => {
    const isFrame = document.documentElement.scrollHeight <= window.innerHeight
    const main = document.querySelector('main')
    return isFrame && main ? window.innerHeight - main.getBoundingClientRect().height : null
  })
  if (besides === null) return
  expect(besides, 'what stays beside the file').toBeLessThanOrEqual(LOW_ROW)
  if (test.info().project.name === 'phone') await expectFingers(page, { width: 844, height: 390 })
}

/** With reduced motion nothing moves by itself: no carousel plays, nothing fades or turns on and on. */
async function expectStillness(page: Page) {
  await expect(page.getByRole('button', { name: '暂停自动播放' })).toHaveCount(0)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'something')),
    )
  await expect.poll(moving, 'what moves').toEqual([])
}

const pathOf = (route: string) => route.replace(/\?.*/, '')

for (const [index, route] of routes.entries()) {
  // Another state of a page that was looked at before.
  const tag = routes.findIndex((one) => pathOf(one) === pathOf(route)) < index ? ['@state'] : []
  test(
    `${route} keeps to its budget, is accessible by eye, ear, key and finger, stands still, stays in the window, has a strict policy and says nothing in the console`,
    {
      tag,
    },
    ({ page }) => check(page, route),
  )
}

test.describe('an address that is no page', () => {
  test.use({ expectedMessages: /status of 404/ })
  test('keeps to its budget, is accessible, stands still and stays in the window', ({ page }) => check(page, unknownRoute))
})
