import type { Page } from '@playwright/test'

/**
 * Pairs of texts of which one is drawn over the other. Only the middle of a line counts: the boxes of letters are higher than the
 * lines that they stand in.
 */
export const overlappingTexts = (page: Page) => page.evaluate(findOverlaps)

/** Runs in the page. */
function findOverlaps(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  type Line = Box & { node: Node; bar: Element | null }

  const everything = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 }
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isThere = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2

  const clips = new Map<Element, Box>()
  /** What can be seen of whatever lies in an element. */
  function clipOf(element: Element | null): Box {
    if (!element || element === document.body) return everything
    const known = clips.get(element)
    if (known) return known
    const { overflowX, clipPath } = getComputedStyle(element)
    const isCut = overflowX !== 'visible' || clipPath !== 'none'
    const outer = clipOf(element.parentElement)
    const clip = isCut ? intersect(outer, element.getBoundingClientRect()) : outer
    clips.set(element, clip)
    return clip
  }

  const shown = new Map<Element, boolean>()
  function isShown(element: Element): boolean {
    const known = shown.get(element)
    if (known !== undefined) return known
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.textLayer, [inert]')
    shown.set(element, isSeen)
    return isSeen
  }

  const bars = new Map<Element, Element | null>()
  /** The bar that it is in, if one: what lies under a bar that stays in the window can be scrolled from under it. */
  function barOf(element: Element | null): Element | null {
    if (!element) return null
    const known = bars.get(element)
    if (known !== undefined) return known
    const isBar = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    const bar = isBar ? element : barOf(element.parentElement)
    bars.set(element, bar)
    return bar
  }

  function linesOf(node: Node): Line[] {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || !isShown(holder)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
      .map(({ left, top, right, bottom, height }) => ({
        left: left + 1,
        right: right - 1,
        top: top + height * 0.3,
        bottom: bottom - height * 0.3,
      }))
      .map((box) => ({ node, bar: barOf(holder), ...intersect(box, clipOf(holder)) }))
      .filter(isThere)
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode))
  lines.sort((one, other) => one.top - other.top)

  const found = new Set<string>()
  const textOf = ({ node }: Line) => node.textContent?.trim().slice(0, 40)
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.top > line.bottom) return
      if (other.node !== line.node && other.bar === line.bar && isThere(intersect(line, other)))
        found.add(`“${textOf(line)}” and “${textOf(other)}”`)
    }
  })
  return [...found]
}
