import type { Page } from '@playwright/test'
import { bringLooks } from './looks'

/** What is chosen can't be told any more with forced colours, where grounds and shadows are gone. */
export const lostChoices = (page: Page) => inForcedColours(page, () => page.evaluate(findLostChoices))

/** Neither what has the focus nor what is chosen can be told any more. After a key, so that the browser shows the focus. */
export const lostMarks = (page: Page) =>
  inForcedColours(page, async () => ({ focus: await page.evaluate(findLostFocus), choices: await page.evaluate(findLostChoices) }))

async function inForcedColours<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.emulateMedia({ forcedColors: 'active' })
  await bringLooks(page)
  const lost = await look()
  await page.emulateMedia({ forcedColors: null })
  return lost
}

/** Runs in the page. */
function findLostFocus(): string[] {
  const { tabStops, ringOf, nameOf } = window.looks
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  function isTold(element: HTMLElement): boolean {
    const before = ringOf(element)
    element.focus({ preventScroll: true })
    const isTold = document.activeElement !== element || ringOf(element) !== before
    element.blur()
    return isTold
  }
  return tabStops()
    .filter((element) => !isTold(element))
    .map(nameOf)
}

/** Runs in the page. */
function findLostChoices(): string[] {
  const { isShown, lookOf, nameOf } = window.looks
  const states = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current']

  /** Changes are there at once. */
  const stillness = new CSSStyleSheet()
  stillness.replaceSync('*, ::before, ::after { transition: none !important; }')
  document.adoptedStyleSheets.push(stillness)

  /** Does it look otherwise without its state? */
  function tellsBySelf(element: Element, state: string): boolean {
    const value = element.getAttribute(state) ?? ''
    const chosen = lookOf(element)
    if (state === 'aria-current') element.removeAttribute(state)
    else element.setAttribute(state, 'false')
    const other = lookOf(element)
    element.setAttribute(state, value)
    return chosen !== other
  }

  /** Those beside it, or in the entries beside its own, that are not chosen. */
  function peersOf(element: Element, state: string): Element[] {
    const isChosen = (other: Element) => !['false', null].includes(other.getAttribute(state))
    const isLike = (other: Element) => other.localName === element.localName || other.matches('a, button, [role]')
    for (let entry: Element | null = element, steps = 0; entry && steps < 3; entry = entry.parentElement, steps += 1) {
      const peers = [...(entry.parentElement?.children ?? [])]
        .filter((other) => other !== entry)
        .map((other) => (isLike(other) ? other : other.querySelector('a, button, [role]')))
        .filter((other) => other !== null)
        .filter((other) => !isChosen(other) && isShown(other))
      if (peers.length > 0) return peers
    }
    return []
  }

  function isTold(element: Element, state: string): boolean {
    if (tellsBySelf(element, state)) return true
    const look = lookOf(element)
    const peers = peersOf(element, state)
    return peers.length > 0 && peers.every((peer) => lookOf(peer) !== look)
  }

  function isTickTold(tick: HTMLInputElement): boolean {
    const before = lookOf(tick)
    tick.checked = !tick.checked
    const after = lookOf(tick)
    tick.checked = !tick.checked
    return before !== after
  }

  const chosen = states.flatMap((state) =>
    [...document.querySelectorAll(`[${state}]:not([${state}="false"])`)]
      .filter((element) => isShown(element) && !isTold(element, state))
      .map((element) => `${state}: ${nameOf(element)}`),
  )
  const ticks = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    .filter((tick) => isShown(tick) && getComputedStyle(tick).appearance === 'none' && !isTickTold(tick))
    .map((tick) => `a tick: ${nameOf(tick)}`)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness)
  return [...chosen, ...ticks]
}
