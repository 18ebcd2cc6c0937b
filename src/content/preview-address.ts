import { type AddressedCollection, globalAddresses, publicAddresses } from '../lib/public-addresses'
import { publicPaths } from '../server/canonical-path.mjs'

/** A document as the editor holds it: anything may be missing. */
type Row = Readonly<Record<string, unknown>>
type Address = (row: Row) => string

/** Lists on which documents without a page of their own are seen. */
const lists: Readonly<Record<string, Address>> = {
  'product-categories': ({ categoryId, parent }) => `/GoodsListView?${parent ? 'id' : 'category'}=${categoryId}`,
  'staff-messages': () => '/Recruiting',
  banners: ({ placement }) => (placement === 'product' ? '/GoodsListView' : '/'),
  documents: () => '/Download',
  'download-categories': ({ categoryId }) => `/Download?categoryId=${categoryId}`,
}

/** Globals that are on many pages: for the site information home, whose header and footer show it. */
const everywhere: Readonly<Record<string, Address>> = {
  'site-information': () => '/',
  'page-headers': ({ pages }) => firstListed(pages) ?? '/GoodsListView',
}

/**
 * Where a document or global is seen (spec: content/preview-addresses).
 *
 * @param slug of its collection or of the global
 * @returns null when it has no public face
 */
export function previewAddress(slug: string, row: Row): string | null {
  const address = lists[slug] ?? everywhere[slug]
  if (address) return address(row)
  if (isAddressed(slug)) return publicAddresses[slug](String(row.articleId ?? row.categoryId))
  return globalAddresses[slug] ?? null
}

/** Does the collection or global have a public face? */
export const hasPublicFace = (slug: string): boolean => slug in lists || slug in everywhere || slug in globalAddresses || isAddressed(slug)

/** Is the document's page there only when it is published? Stories of a category are a list, which is there in any case. */
export const hasOwnPage = (slug: string): boolean => isAddressed(slug) && slug !== 'story-categories'

const isAddressed = (slug: string): slug is AddressedCollection => slug in publicAddresses

/** Of the page headers the first one whose path is a page. */
function firstListed(pages: unknown): string | undefined {
  const paths = Array.isArray(pages) ? pages.map((entry: unknown) => String(Reflect.get(Object(entry), 'page'))) : []
  return paths.find((path) => publicPaths.includes(path))
}
