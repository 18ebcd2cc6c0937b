import { pageAt } from './page-at.mjs'
import { parameterKinds } from './parameter-kinds.mjs'

/** Does a page show the one thing whose id its address carries? */
export const takesId = (pathname: string): boolean => pageAt(pathname)?.shows !== undefined

/**
 * Under which name a page is counted: its path, for a page that shows one thing with its id. Everything else of an
 * address is cut off, so that a changed filter is no new page view (spec: privacy-and-safety/page-views).
 *
 * @returns null for an address that is no page of the site
 */
export function viewedPath(pathname: string, query: URLSearchParams): string | null {
  const page = pageAt(pathname)
  if (!page) return null
  const id = query.get('id')
  if (!page.shows || id === null) return pathname
  return parameterKinds[page.shows.id ?? 'number'].test(id) ? `${pathname}?id=${id}` : null
}
