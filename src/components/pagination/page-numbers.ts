/** An entry of the row of page numbers: a page, or pages left out. */
export type PageEntry = number | 'gap-before' | 'gap-after'

const ENDS = 2
const WINDOW = 2

/**
 * The page numbers to show: the first two, the last two and two on each side of the current one, with gaps between
 * (spec: common-parts/pagination).
 */
export function pageNumbers(current: number, count: number): PageEntry[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1)
  const isShown = (page: number) => page <= ENDS || page > count - ENDS || Math.abs(page - current) <= WINDOW
  return pages.flatMap<PageEntry>((page) => {
    if (isShown(page)) return [page]
    return isShown(page - 1) ? [page < current ? 'gap-before' : 'gap-after'] : []
  })
}
