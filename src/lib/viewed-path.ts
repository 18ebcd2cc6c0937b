import { publicPaths } from '../server/canonical-path.mjs'

const number = /^[1-9]\d{0,8}$/

/** Pages that show one thing, and what their `id` looks like: product ids are text such as `160_2` (spec: addresses/ids). */
const detailPages: Record<string, RegExp> = {
  '/GoodsInfoView': /^\d{1,9}(_\d{1,9})?$/,
  '/ExampleInfoView': number,
  '/ResultView': number,
  '/ResultInfoView': number,
  '/NewsDetail': number,
  '/RecruitingInfo': number,
  '/RichText': number,
  '/RichTextInfo': number,
  '/VideoView': number,
}

/** Does a page show the one thing whose id its address carries? */
export const takesId = (pathname: string): boolean => pathname in detailPages

const listed = new Set(['/', ...publicPaths])

/**
 * Under which name a page is counted: its path, for a page that shows one thing with its id. Everything else of an
 * address is cut off, so that a changed filter is no new page view (spec: privacy-and-safety/page-views).
 *
 * @returns null for an address that is no page of the site
 */
export function viewedPath(pathname: string, query: URLSearchParams): string | null {
  if (!listed.has(pathname)) return null
  const id = query.get('id')
  const pattern = detailPages[pathname]
  if (!pattern || id === null) return pathname
  return pattern.test(id) ? `${pathname}?id=${id}` : null
}
