import { pageAt } from '../domain/page-at.mjs'

const ID = /^\d{1,9}(_\d{1,9})?$/

/**
 * The page where somebody opened a form: its path and the number of what it shows. Never what was searched or filtered there,
 * which says more about the visitor than about the page.
 *
 * @param address on this site, without the host
 * @returns empty for what is no page of this site
 */
export function sourcePageOf(address: string): string {
  if (!/^\/(?!\/)/.test(address) || address.length > 2000 || !URL.canParse(address, 'http://site')) return ''
  const { pathname, searchParams } = new URL(address, 'http://site')
  const page = pageAt(pathname)
  if (!page) return ''
  const id = searchParams.get('id') ?? ''
  return page.shows && ID.test(id) ? `${pathname}?id=${id}` : pathname
}
