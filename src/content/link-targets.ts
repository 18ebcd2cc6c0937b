import 'server-only'
import { documentAddress } from '../domain/public-addresses'
import { type ArticleCollection, articleCollections } from '../domain/shown-document'
import { idOf, type Reference } from '../lib/references'
import { documentUrl } from './files'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { visitor } from './viewer'

type LinkedDocument = { relationTo: string; value: Reference }

/** Addresses of linked documents by `targetKey`; what is not published is not among them. */
export type LinkTargets = ReadonlyMap<string, string>

export const targetKey = ({ relationTo, value }: LinkedDocument) => `${relationTo}/${idOf(value)}`

type Target = [key: string, address: string]

const addressesOf = (collection: ArticleCollection) =>
  memoisedByVersion(async () => {
    const { docs } = await find(visitor, { collection, select: { articleId: true }, pagination: false })
    return docs.map((doc): Target => [`${collection}/${doc.id}`, documentAddress(collection, doc.articleId ?? '')])
  })

/** Of all documents of a kind, read once for each content version: many texts link to few things. */
const readers: ReadonlyMap<string, () => Promise<Target[]>> = new Map([
  ...articleCollections.map((collection) => [collection, addressesOf(collection)] as const),
  [
    'documents',
    memoisedByVersion(async () => {
      const { docs } = await find(visitor, { collection: 'documents', select: { filename: true }, pagination: false })
      // A file is its own page.
      return docs.flatMap(({ id, filename }): Target[] => (filename ? [[`documents/${id}`, documentUrl(filename)]] : []))
    }),
  ],
])

/** The addresses of the documents that a text links to. */
export async function loadLinkTargets(links: readonly LinkedDocument[]): Promise<LinkTargets> {
  const kinds = [...new Set(links.map(({ relationTo }) => relationTo))]
  return new Map((await Promise.all(kinds.map((kind) => readers.get(kind)?.() ?? []))).flat())
}
