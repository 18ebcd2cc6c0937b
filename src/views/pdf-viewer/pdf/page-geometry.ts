/** Extent of a page in PDF points. */
export type PageSize = { width: number; height: number }

/** Where a page stands in the reading area, in CSS pixels. */
export type PageBox = { number: number; top: number; width: number; height: number }

export type PageLayout = { boxes: PageBox[]; width: number; height: number }

/** A place in the document that stays in view when the layout changes: a page, and how far down it, as a part of its height. */
export type Anchor = { page: number; fraction: number }

/** Room around and between the pages, in CSS pixels. */
export const GAP = { desktop: 24, mobile: 8 } as const

/**
 * Stacks the pages.
 *
 * @param sizes of all pages
 * @param scale CSS pixels a point
 * @param gap around and between them
 */
export function layOutPages(sizes: readonly PageSize[], scale: number, gap: number): PageLayout {
  let top = gap
  const boxes = sizes.map((size, index) => {
    // Whole pixels, as the canvas has them.
    const box = { number: index + 1, top, width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) }
    top += box.height + gap
    return box
  })
  return { boxes, height: top, width: Math.max(0, ...boxes.map(({ width }) => width)) + 2 * gap }
}

/** Number of the page at this height; the gap below a page belongs to it. */
export function pageAt({ boxes }: PageLayout, y: number): number {
  let low = 0
  let high = boxes.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((boxes[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low + 1
}

/**
 * The page that the visitor is at: the one they were at as long as it is wholly in view, else the one that fills most
 * of the view.
 *
 * @param previous number of the page they were at
 */
export function currentPage(layout: PageLayout, top: number, bottom: number, previous: number): number {
  const shown = (page: number) => {
    const box = layout.boxes[page - 1]
    return box ? Math.min(bottom, box.top + box.height) - Math.max(top, box.top) : 0
  }
  if (shown(previous) >= (layout.boxes[previous - 1]?.height ?? Number.POSITIVE_INFINITY)) return previous
  let best = pageAt(layout, top)
  for (let page = best; page <= pageAt(layout, bottom); page += 1) {
    if (shown(page) > shown(best)) best = page
  }
  return best
}

/** The place at the upper edge of the view. */
export function anchorAt(layout: PageLayout, scrollTop: number): Anchor {
  const page = pageAt(layout, scrollTop)
  const box = layout.boxes[page - 1]
  return { page, fraction: box?.height ? (scrollTop - box.top) / box.height : 0 }
}

/** Where to scroll so that this place is at the upper edge again. */
export function scrollTopOf(layout: PageLayout, { page, fraction }: Anchor): number {
  const box = layout.boxes[page - 1]
  return box ? box.top + fraction * box.height : 0
}

/** First and last page that are drawn. */
export type PageRange = { first: number; last: number }

/** The pages in view, and half a screen above and below. */
export function nearPages(layout: PageLayout, scrollTop: number, height: number): PageRange {
  return { first: pageAt(layout, scrollTop - height / 2), last: pageAt(layout, scrollTop + height * 1.5) }
}
