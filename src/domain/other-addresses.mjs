/**
 * Addresses of this site that are no pages (those are in pages.mjs). Each stands for itself and all that is below it; of those
 * with a slash at their end only what is below answers.
 */

/** The admin, its interface, and the public one. */
export const programs = ['/admin', '/cms-api', '/prod-api']

/** Where single things are asked or sent, most of them at the addresses of the legacy site. */
export const endpoints = ['/captchaImage', '/getProductByKbsId', '/kbs/', '/page-views', '/scheduling/', '/searches', '/server/']

/** Texts for the programs of others, made from the content. */
export const feeds = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/manifest.webmanifest']

/** What operators ask. */
export const probes = ['/healthz', '/readyz', '/metrics']

/**
 * Is an address among some, or below one of them?
 *
 * @param {readonly string[]} addresses
 * @param {string} pathname
 */
export const isWithin = (addresses, pathname) => addresses.some((address) => `${pathname}/`.startsWith(address.replace(/\/?$/, '/')))
