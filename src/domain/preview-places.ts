import { pageAt, pageRows } from './page-at.mjs'
import { hasOwnPage } from './preview-address'

/** A page on which a document is seen as well. */
export type OtherPlace = {
  /** What staff calls the page. */
  name: string
  path: string
  /** Where the page shows one document: which kind, the field with its number, and the fields that may name what is previewed. */
  example: { collection: string; number: string; by: readonly string[] } | null
}

/**
 * Where else a document is seen than on the page that it is previewed on (spec: content/preview-places).
 *
 * @param slug of its collection or of the global
 * @param row as the editor holds it: anything may be missing
 * @param own path of the page that it is previewed on
 */
export function otherPlaces(slug: string, row: Readonly<Record<string, unknown>>, own: string): OtherPlace[] {
  const paths = slug === 'page-headers' ? listedPages(row.pages) : []
  return pageRows.flatMap(({ path, name, shows, lists, mentions = [] }) => {
    if (path === own) return []
    const mention = mentions.find(({ of }) => of === slug)
    const isListed = lists === slug && hasOwnPage(slug)
    if (!mention && !isListed && !paths.includes(path)) return []
    const example = shows && mention?.by ? { collection: shows.collection, number: shows.field, by: mention.by } : null
    return [{ name, path, example }]
  })
}

/** A header of pages says itself which they are. */
function listedPages(pages: unknown): string[] {
  const paths = Array.isArray(pages) ? pages.map((entry: unknown) => String(Reflect.get(Object(entry), 'page'))) : []
  return paths.filter((path) => pageAt(path))
}
