import { articleCollections } from '../../domain/shown-document'
import type { DocumentId } from '../../lib/document-id'
import { addressTarget } from '../../usage/address-target'
import type { LinkTarget } from '../html/nodes'
import type { LegacySource } from '../source/source'

/** Kinds of files that are offered for download. */
export const DOCUMENT_FILE = /\.(pdf|zip|xlsx?|docx?|glb|step|stp|dxf|rar|7z|pptx?)$/i

/** What the editor takes as an address that is none of this site. */
const OTHER = /^(https?:\/\/[^\s/]+\S*|mailto:\S+|tel:\S+|#\S+)$/i

export type Linking = {
  source: LegacySource
  /** The database id of a document, by where it is and its public number. */
  idOf: (collection: string, number: string) => DocumentId | undefined
  /** The document of a file of the source, by its whole address. */
  documentOf: (address: string) => DocumentId | undefined
  /** Where a picture of the source is now; null when it didn't come. */
  mediumOf: (address: string) => string | null
  /** Is told of links to own pages. */
  onOwnLink?: (path: string) => void
}

/** A link of the source as it is here: own pages by their documents or paths, files where they are now, others as they are. */
export function linkTarget(written: string, { source, idOf, documentOf, mediumOf, onOwnLink }: Linking): LinkTarget | null {
  const address = written.trim()
  if (/^(mailto:|tel:|#)/i.test(address)) return OTHER.test(address) ? custom(address) : null
  const url = source.resolve(address)
  if (url === null) return null
  if (!source.isOfSource(url)) return OTHER.test(url.href) ? custom(url.href) : null
  const file = documentOf(url.href)
  if (file !== undefined) return internal('documents', file)
  const medium = mediumOf(url.href)
  if (medium !== null) return custom(medium)
  if (DOCUMENT_FILE.test(url.pathname)) return custom(url.href)
  const path = pathOf(url)
  onOwnLink?.(path)
  const target = addressTarget(path)
  if (target.kind !== 'document') return custom(path)
  const { collection, value } = target.document
  const id = idOf(collection, value)
  const isLinkable = articleCollections.some((one) => one === collection)
  return id !== undefined && isLinkable ? internal(collection, id) : custom(path)
}

const custom = (url: string): LinkTarget => ({ linkType: 'custom', url, newTab: false })

const internal = (relationTo: string, value: DocumentId): LinkTarget => ({
  linkType: 'internal',
  doc: { relationTo, value },
  newTab: false,
})

/** The path of a page; some legacy sites have it behind a `#`. */
export function pathOf(url: URL): string {
  if (url.hash.startsWith('#/')) return url.hash.slice(1)
  return `${url.pathname}${url.search}${url.hash}`
}
