import { pageRows } from './page-at.mjs'
import type { ShownCollection } from './shown-document'

/** The public number of a document, and of a category whether it is within another one. */
type Numbered = { number: number | string; isChild?: boolean }

/** The page of a document, by its number. */
export const documentAddress = (collection: ShownCollection, number: number | string): string =>
  publicAddress(collection, { number }) ?? '/'

/**
 * Where a document, a category or the texts of a page are shown.
 *
 * @param slug of its collection or of the global
 * @returns null for what has no address of its own
 */
export function publicAddress(slug: string, { number, isChild = false }: Numbered): string | null {
  const page = pageRows.find(({ shows }) => shows?.collection === slug)
  if (page) return `${page.path}?id=${number}`
  for (const { path, categories } of pageRows) {
    if (categories?.collection !== slug) continue
    const { parameter, ofChildren = parameter } = categories
    return `${path}?${isChild ? ofChildren : parameter}=${number}`
  }
  return pageRows.find(({ global }) => global === slug)?.path ?? null
}
