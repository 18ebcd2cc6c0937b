import { probes } from '../../domain/other-addresses.mjs'
import { routeOf } from '../page-cache/routes.mjs'

/** By how a path begins. */
const BEGINNINGS = /** @type {const} */ ([
  ['/_next/', 'build'],
  ['/pdfjs/', 'build'],
  ['/media/', 'media'],
  ['/files/', 'files'],
  ['/admin', 'admin'],
  ['/cms-api', 'cms-api'],
  ['/prod-api', 'api'],
])

/**
 * What kind of request it is: a word out of a few, so that nobody can fill a memory with addresses that he makes up.
 *
 * @param {string} pathname
 */
export function routeClass(pathname) {
  if (probes.includes(pathname)) return 'health'
  const known = BEGINNINGS.find(([beginning]) => pathname.startsWith(beginning))
  if (known) return known[1]
  const route = routeOf(pathname)
  if (!route) return 'other'
  return route.isPage ? 'page' : 'api'
}
