import 'server-only'
import { viewedPath } from '../domain/viewed-path'
import { isCountable } from './is-countable'
import { addPageView } from './pending-page-views'

/** What tells a page view from anything else; all of it is forgotten once the view is counted. */
export type Visit = {
  /** Path and query of the page, as the browser reports it. */
  address: string
  layout: 'desktop' | 'mobile'
  headers: Headers
}

/**
 * Counts a page view: the day, the path and the layout, no cookie and no address. Robots, other sites and people who ask
 * not to be followed are not counted.
 *
 * @returns false when the address is no page of this site
 */
export function countPageView({ address, layout, headers }: Visit): boolean {
  const path = pathOf(address)
  if (path === null) return false
  if (isCountable(headers)) addPageView({ path, layout })
  return true
}

function pathOf(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, BASE)) return null
  const { origin, pathname, searchParams } = new URL(address, BASE)
  return origin === BASE ? viewedPath(pathname, searchParams) : null
}

/** Addresses are relative; any origin does. */
const BASE = 'http://localhost'
