import { pageRows } from './page-at.mjs'

const byLowerCase = new Map(
  pageRows.flatMap(({ path, otherSpellings = [] }) => [path, ...otherSpellings].map((spelling) => [spelling.toLowerCase(), path])),
)

/**
 * The public spelling of a page's path; any other path as it is (spec: addresses/paths, addresses/letter-case).
 *
 * @param {string} pathname
 */
export function canonicalPath(pathname) {
  const withoutSlash = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return byLowerCase.get(withoutSlash.toLowerCase()) ?? pathname
}
