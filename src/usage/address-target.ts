import type { CollectionSlug } from 'payload'
import { canonicalPath } from '../domain/canonical-path.mjs'
import { pageAt } from '../domain/page-at.mjs'
import { parseAddress, shownDocument } from '../domain/shown-document'

/** A document or a file that an address shows: where it is, and the value of which field it has. */
export type TargetDocument = { collection: CollectionSlug; field: string; value: string }

/** What an address of this site leads to: a document that must be published, a page that is always there, or nothing known. */
export type AddressTarget = { kind: 'document'; document: TargetDocument } | { kind: 'page' } | { kind: 'unknown' }

/** Addresses under which something else than a page answers. */
const OTHERS = /^\/(admin|art|fonts|icon|kbs|prod-api|robots\.txt|sitemap\.xml)/

/** The fields by which addresses show documents. */
export const SHOWN_BY: ReadonlySet<string> = new Set(['articleId', 'categoryId', 'filename'])

/** Folders of files, by the collection that holds them. */
const folders = { media: /^\/media\/([^/]+)$/, documents: /^\/files\/([^/]+)$/ } as const

/** Says where a path, with or without a query, leads on this site. */
export function addressTarget(path: string): AddressTarget {
  const { pathname, query } = parseAddress(path)
  const file = fileAt(pathname)
  if (file) return { kind: 'document', document: file }
  const canonical = canonicalPath(pathname)
  const document = shownDocument(canonical, query)
  if (document) return { kind: 'document', document }
  return { kind: pageAt(canonical) || OTHERS.test(pathname) ? 'page' : 'unknown' }
}

function fileAt(pathname: string): TargetDocument | null {
  for (const collection of ['media', 'documents'] as const) {
    const name = folders[collection].exec(pathname)?.[1]
    if (name) return { collection, field: 'filename', value: safelyDecoded(name) }
  }
  return null
}

/** A name that was not encoded as it should be stays as it is. */
function safelyDecoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
