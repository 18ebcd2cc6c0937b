import 'server-only'
import { viewedPath } from '../domain/viewed-path'
import { addPageView } from './pending-page-views'

/** What tells a page view from anything else; all of it is forgotten once the view is counted. */
export type Visit = {
  /** Path and query of the page, as the browser reports it. */
  address: string
  layout: 'desktop' | 'mobile'
  headers: Headers
}

/** Programs that say what they are. `cubot` is a make of phones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|go-http|node|axios/i

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

function isCountable(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? ''
  if (userAgent === '' || ROBOT.test(userAgent)) return false
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  // Browsers that are too old to say where a request comes from are believed.
  return ['same-origin', null].includes(headers.get('sec-fetch-site'))
}
