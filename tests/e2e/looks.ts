import type { Page } from '@playwright/test'

type Looks = {
  /** Can it be seen, as far as styles say? */
  isShown: (element: Element) => boolean
  /** What Tab should reach, in the order of the document. */
  tabStops: () => HTMLElement[]
  /** The lines around an element, its label, its neighbours and what they are in: what tells that it has the focus. */
  ringOf: (element: Element) => string
  /** Lines, grounds, colours and marks of an element and all that it holds: what tells that it is chosen. */
  lookOf: (element: Element) => string
  /** For who has to find it. */
  nameOf: (element: Element) => string
}

declare global {
  interface Window {
    looks: Looks
  }
}

/** Brings `window.looks` into the page, for checks that run there. */
export const bringLooks = (page: Page) => page.evaluate(defineLooks)

/** Runs in the page: it can use nothing from outside. */
function defineLooks() {
  const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], audio[controls], video[controls]'

  const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour)
  /** Forced colours keep how clear a ground is, and a clear one on the same is none. */
  const isSame = (colour: string, ground: string) =>
    String(colour.match(/[\d.]+/g)?.slice(0, 3)) === String(ground.match(/[\d.]+/g)?.slice(0, 3))
  /** As the page's own ground, which forced colours give to everything. */
  const canvas = () => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }
  const line = (style: string, width: string, colour: string, ground: string) =>
    style === 'none' || Number.parseFloat(width) === 0 || isClear(colour) || isSame(colour, ground) ? '' : `${style} ${width} ${colour}`
  const outline = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    line(outlineStyle, outlineWidth, outlineColor, 'none')

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0
  }

  /** Of a group of radio buttons the chosen one, or else the first. */
  function isRepresented(element: Element, all: HTMLElement[]): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
    const group = all.filter((other) => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name)
    return element !== (group.find((other) => other instanceof HTMLInputElement && other.checked) ?? group[0])
  }

  function tabStops(): HTMLElement[] {
    const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
      const isHidden = !element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width === 0
      return element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]') && !isHidden
    })
    return all.filter((element) => !isRepresented(element, all))
  }

  function ringOf(element: Element): string {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const around = [...labels, ...(element.parentElement?.children ?? [])].filter((other) => other !== element)
    const holders = []
    for (let holder = element.parentElement; holder; holder = holder.parentElement) holders.push(holder)
    const own = getComputedStyle(element)
    return [
      ...[element, ...around, ...holders].map((part) => outline(getComputedStyle(part))),
      ...['::before', '::after'].map((pseudo) => outline(getComputedStyle(element, pseudo))),
      own.boxShadow,
      ...around.map((part) => getComputedStyle(part).borderBottomColor),
    ].join('|')
  }

  /** @param ground what can't be told from the page */
  function partLook(style: CSSStyleDeclaration, ground: string): string {
    const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
      line(
        style.getPropertyValue(`border-${side}-style`),
        style.getPropertyValue(`border-${side}-width`),
        style.getPropertyValue(`border-${side}-color`),
        ground,
      ),
    )
    const { backgroundColor, backgroundImage, textDecorationLine, color, transform, content } = style
    const fill = isClear(backgroundColor) || isSame(backgroundColor, ground) ? '' : backgroundColor
    return [...borders, outline(style), fill, backgroundImage, textDecorationLine, color, transform, content].join(' ')
  }

  function lookOf(element: Element): string {
    const ground = canvas()
    const looks = [element, ...element.querySelectorAll('*')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((part) => [
        `${part.localName} ${partLook(getComputedStyle(part), ground)}`,
        ...['::before', '::after']
          .map((pseudo) => getComputedStyle(part, pseudo))
          .filter(({ content }) => !['none', 'normal'].includes(content))
          .map((style) => partLook(style, ground)),
      ])
    return [...new Set(looks)].sort().join('\n')
  }

  const nameOf = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)

  Object.assign(window, { looks: { isShown, tabStops, ringOf, lookOf, nameOf } })
}
