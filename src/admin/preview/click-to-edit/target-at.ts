import { isVisible, type Target } from './page-targets'

/** So near to a text counts as on it, in pixels of the page. */
const NEAR = 4

/**
 * What lies under the pointer: of several the uppermost, and of those the smallest.
 *
 * @param x @param y in the pixels of the page's window
 */
export function targetAt(page: Document, targets: readonly Target[], x: number, y: number): Target | null {
  const stack = page.elementsFromPoint(x, y)
  const hits = targets.flatMap((target) => {
    const rect = target.rect()
    if (!isNear(rect, x, y)) return []
    const depth = depthIn(stack, target.element)
    return depth === null || !isVisible(target) ? [] : [{ target, depth, area: rect.width * rect.height }]
  })
  hits.sort((one, other) => one.depth - other.depth || one.area - other.area)
  return hits[0]?.target ?? null
}

const isNear = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR

/** How many things lie above it; null when it is not there at all, but cut off or covered up. */
function depthIn(stack: readonly Element[], element: Element): number | null {
  // What takes no pointer is not in the stack itself; its frame is.
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  const depths = around.flatMap((one) => (one && one.tagName !== 'BODY' && stack.includes(one) ? [stack.indexOf(one)] : []))
  return depths[0] ?? null
}
