import { pageAt, pageRows } from './page-at.mjs'
import { publicAddress } from './public-addresses'

/** A document as the editor holds it: anything may be missing. */
type Row = Readonly<Record<string, unknown>>

/**
 * Where a document or global is seen (spec: content/preview-addresses).
 *
 * @param slug of its collection or of the global
 * @returns null when it has no public face
 */
export function previewAddress(slug: string, row: Row): string | null {
  const number = String(row.articleId ?? row.categoryId)
  return publicAddress(slug, { number, isChild: Boolean(row.parent) }) ?? pageOfPart(slug, row)
}

/** Does the collection or global have a public face? */
export const hasPublicFace = (slug: string): boolean => publicAddress(slug, { number: '' }) !== null || pagesOfPart(slug).length > 0

/** Is the document's page there only when it is published? Lists are there in any case. */
export const hasOwnPage = (slug: string): boolean => pageRows.some(({ shows }) => shows?.collection === slug)

/** Pages on which documents without an address are seen, those for some of them first. */
function pagesOfPart(slug: string) {
  const pages = pageRows.flatMap(({ path, lists, parts = [] }) => {
    const part = lists === slug ? { of: slug } : parts.find(({ of }) => of === slug)
    return part ? [{ path, having: Object.entries(part.having ?? {}) }] : []
  })
  return pages.sort((one, other) => other.having.length - one.having.length)
}

function pageOfPart(slug: string, row: Row): string | null {
  const page = pagesOfPart(slug).find(({ having }) => having.every(([field, value]) => row[field] === value))
  return (slug === 'page-headers' ? firstListed(row.pages) : undefined) ?? page?.path ?? null
}

/** Of the page headers the first one whose path is a page; the home page has none. */
function firstListed(pages: unknown): string | undefined {
  const paths = Array.isArray(pages) ? pages.map((entry: unknown) => String(Reflect.get(Object(entry), 'page'))) : []
  return paths.find((path) => path !== '/' && pageAt(path))
}
