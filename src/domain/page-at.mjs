import { pages } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */

/** The rows for those who ask about any path. @type {Readonly<Record<string, Page>>} */
const rows = pages

/** All pages with their paths, in the order of the table. */
export const pageRows = Object.entries(rows).map(([path, page]) => ({ path, ...page }))

/**
 * The page at a path in its public spelling.
 *
 * @param {string} path
 * @returns {Page | undefined} undefined when no page is there
 */
export const pageAt = (path) => (Object.hasOwn(rows, path) ? rows[path] : undefined)

/**
 * May search engines keep what is at an address of a page?
 *
 * @param {string} address its path, with or without a query
 */
export const mayBeIndexed = (address) => pageAt(address.split('?', 1)[0] ?? '')?.indexing !== 'never'

/**
 * Is a form sent to this page?
 *
 * @param {string} path
 */
export const takesForm = (path) => pageAt(path)?.takesForm === true

/**
 * What a page reads of its address, in canonical order.
 *
 * @param {Page} page
 * @returns {import('./parameter-kinds.mjs').Parameters}
 */
export const parametersOf = ({ shows, parameters }) => (shows ? { id: shows.id ?? 'number', ...parameters } : (parameters ?? {}))
