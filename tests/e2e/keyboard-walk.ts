import type { CDPSession, Page } from '@playwright/test'
import { untilAlive } from './alive'
import { bringLooks } from './looks'
import { expect } from './test'

/** So many presses at once: each asks the browser, and none needs to be waited for. */
const PRESSES_AT_ONCE = 25

/** More stops has no page; who never comes to an end is caught. */
const MOST_PRESSES = 600

type Walk = { isOver: () => boolean; problems: () => Promise<string[]> }

declare global {
  interface Window {
    walk: Walk
  }
}

/**
 * Goes through the whole page by Tab, while nothing moves by itself, and tells what is wrong: a stop that is out of sight or covered (WCAG 2.4.11), one without
 * a mark of the focus, what is passed by or met twice, and a trap.
 */
export async function walk(page: Page): Promise<string[]> {
  await wake(page)
  await bringLooks(page)
  await page.evaluate(watchWalk)
  const session = await page.context().newCDPSession(page)
  const isOver = () => page.evaluate(() => window.walk.isOver())
  for (let presses = 0; presses < MOST_PRESSES && !(await isOver()); presses += PRESSES_AT_ONCE) await pressTab(session)
  await session.detach()
  const problems = await page.evaluate(() => window.walk.problems())
  return problems
}

const pressTab = (session: CDPSession) =>
  Promise.all(
    Array.from({ length: PRESSES_AT_ONCE }, () =>
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }),
    ),
  )

/** The scripts of the page and of its carousels come with the first sign of a visitor. */
async function wake(page: Page) {
  await page.keyboard.press('Tab')
  if ((await page.locator('#deferred-scripts').count()) > 0) await untilAlive(page)
  await page.evaluate(() => {
    for (const carousel of document.querySelectorAll('[aria-roledescription="轮播"]'))
      carousel.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  })
  const waiting = page.locator('[aria-roledescription="轮播"]', { has: page.getByRole('button', { name: /^下一张|自动播放/ }) })
  await expect(waiting.locator('.swiper:not([data-ready])')).toHaveCount(0)
}

/** Runs in the page. The state after a press is looked at when the next one comes: by then the browser has scrolled. */
function watchWalk() {
  const { tabStops, ringOf, isShown, nameOf } = window.looks
  /** Of so many stops at once none can wait until what it brings has moved in. */
  const stillness = new CSSStyleSheet()
  stillness.replaceSync('*, ::before, ::after { transition: none !important; scroll-behavior: auto !important; }')
  document.adoptedStyleSheets.push(stillness)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const before = new Map<Element, string>(tabStops().map((element) => [element, ringOf(element)]))
  const visited = new Set<Element>()
  const found: string[] = []
  const suspects: HTMLElement[] = []
  let isOver = false
  let last: Element | null = null
  let staying = 0

  /** Of what is hidden itself, its label can be seen. */
  const seen = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const isTiny = element.getBoundingClientRect().width < 4
    return label && isTiny ? label : element
  }

  function isInSight(element: Element): boolean {
    const shares = [0.15, 0.5, 0.85]
    return [...element.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      if (right <= left || bottom <= top) return false
      return shares.some((across) =>
        shares.some((down) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
          return hit !== null && (element.contains(hit) || (hit.contains(element) && hit !== document.body))
        }),
      )
    })
  }

  function look(element: Element) {
    if (visited.has(element)) found.push(`reached twice: ${nameOf(element)}`)
    visited.add(element)
    if (element instanceof HTMLElement && !isInSight(seen(element))) suspects.push(element)
    if (before.get(element) === ringOf(element)) found.push(`without a mark of the focus: ${nameOf(element)}`)
  }

  /** Films have several stops within, and other documents tell nothing of theirs. */
  function stay(element: Element) {
    staying += 1
    if (staying < 4 || element.matches('audio, video, iframe')) return
    found.push(`a trap: ${nameOf(element)}`)
    isOver = true
  }

  function note() {
    const at = document.activeElement
    if (isOver || !at) return
    const isEnd = at === document.body || visited.values().next().value === at
    if (isEnd && visited.size > 1) isOver = true
    else if (at !== document.body && at === last) stay(at)
    else if (at !== document.body) {
      last = at
      staying = 0
      look(at)
    }
  }

  /** Between two presses a row or a bar may not have moved yet: what was out of sight is looked at again, and given a second. */
  async function isHidden(element: HTMLElement): Promise<boolean> {
    element.focus()
    for (const start = performance.now(); performance.now() - start < 1000; ) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (isInSight(seen(element))) return false
    }
    return true
  }

  async function problems(): Promise<string[]> {
    window.removeEventListener('keydown', note, true)
    for (const element of suspects) if (await isHidden(element)) found.push(`out of sight: ${nameOf(element)}`)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
    const still = new Set<Element>(tabStops())
    const missed = [...before.keys()].filter((element) => still.has(element) && isShown(element) && !visited.has(element))
    return [
      ...found,
      ...(isOver ? [] : ['Tab never comes to an end']),
      ...missed.filter((element) => !element.matches('iframe')).map((element) => `never reached: ${nameOf(element)}`),
    ]
  }

  window.addEventListener('keydown', note, true)
  window.walk = { isOver: () => isOver, problems }
  // From the beginning.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  window.scrollTo({ top: 0, behavior: 'instant' })
}
