/**
 * What signing in needs, and so is open to everybody; all else of the admin's API is for those who are signed in
 * (spec: privacy-and-safety/strangers). Visitors never need it: public pages read by the local API, integrations by `/prod-api`.
 *
 * @type {readonly { method: 'GET' | 'POST', path: string }[]}
 */
export const openToStrangers = [
  { method: 'POST', path: '/cms-api/users/login' },
  { method: 'POST', path: '/cms-api/users/logout' },
  { method: 'POST', path: '/cms-api/users/refresh-token' },
  { method: 'GET', path: '/cms-api/users/me' },
  // What the page for signing in asks: strangers have no preferences.
  { method: 'GET', path: '/cms-api/payload-preferences/nav' },
  { method: 'POST', path: '/cms-api/users/forgot-password' },
  { method: 'POST', path: '/cms-api/users/reset-password' },
  { method: 'POST', path: '/cms-api/users/accept-invitation' },
  // With the ticket of a sign-in that asks for it.
  { method: 'POST', path: '/cms-api/users/me/second-factor/begin' },
  { method: 'POST', path: '/cms-api/users/me/second-factor/confirm' },
]

/** Pages of the admin can be looked at: they show the form to sign in. */
const READING = new Set(['GET', 'HEAD'])

const OF_THE_API = /^\/cms-api(\/|$)/
const OF_THE_ADMIN = /^\/admin(\/|$)/

/**
 * The admin's pages and its API, however their letters are encoded: Next decodes them.
 *
 * @param {string} pathname
 */
export const isOfTheStaff = (pathname) => isOfTheApi(pathname) || OF_THE_ADMIN.test(decodeURIComponent(pathname))

/** @param {string} pathname */
const isOfTheApi = (pathname) => OF_THE_API.test(decodeURIComponent(pathname))

/**
 * May somebody who is not signed in ask for this?
 *
 * @param {string | undefined} method
 * @param {string} pathname
 */
export function isOpenToStrangers(method, pathname) {
  if (isOfTheApi(pathname)) return openToStrangers.some((entry) => entry.method === method && entry.path === pathname)
  return !isOfTheStaff(pathname) || READING.has(method ?? '')
}
