import 'server-only'
import { documentAddress } from '../domain/public-addresses'
import { articleCollections } from '../domain/shown-document'
import { idOf, type Reference } from '../lib/references'
import { documentUrl } from './files'
import { find } from './find'
import { visitor } from './viewer'

type LinkedDocument = { relationTo: string; value: Reference }

/** Addresses of linked documents by `targetKey`; what is not published is not among them. */
export type LinkTargets = ReadonlyMap<string, string>

export const targetKey = ({ relationTo, value }: LinkedDocument) => `${relationTo}/${idOf(value)}`

/** The addresses of the documents that a text links to: of each kind in one query. */
export async function loadLinkTargets(links: readonly LinkedDocument[]): Promise<LinkTargets> {
  const kinds = [...new Set(links.map(({ relationTo }) => relationTo))]
  const targets = kinds.map((kind) =>
    readTargets(kind, [...new Set(links.flatMap((link) => (link.relationTo === kind ? (idOf(link.value) ?? []) : [])))]),
  )
  return new Map((await Promise.all(targets)).flat())
}

type Target = [key: string, address: string]

async function readTargets(kind: string, ids: readonly (number | string)[]): Promise<Target[]> {
  const named = { where: { id: { in: [...ids] } }, pagination: false }
  if (kind === 'documents') {
    const { docs } = await find(visitor, { collection: kind, select: { filename: true }, ...named })
    // A file is its own page.
    return docs.flatMap(({ id, filename }): Target[] => (filename ? [[`documents/${id}`, documentUrl(filename)]] : []))
  }
  const collection = articleCollections.find((one) => one === kind)
  if (!collection) return []
  const { docs } = await find(visitor, { collection, select: { articleId: true }, ...named })
  return docs.map((doc): Target => [`${collection}/${doc.id}`, documentAddress(collection, doc.articleId ?? '')])
}
