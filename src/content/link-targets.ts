import 'server-only'
import { publicAddresses } from '../lib/public-addresses'
import { visitor } from './cms'
import { documentUrl } from './files'
import { find } from './find'
import { idOf, idsOf } from './references'

/** Kinds that have a page of their own; a file is its own page. */
const pages = ['products', 'stories', 'solutions', 'news', 'trainings', 'single-pages'] as const

type PageCollection = (typeof pages)[number]
type LinkedDocument = { relationTo: string; value: number | { id: number } }

/** Addresses of linked documents by `targetKey`; what is not published is not among them. */
export type LinkTargets = ReadonlyMap<string, string>

export const targetKey = ({ relationTo, value }: LinkedDocument) => `${relationTo}/${idOf(value)}`

/** Reads the addresses of the documents that a text links to, with one query for each kind. */
export async function loadLinkTargets(links: readonly LinkedDocument[]): Promise<LinkTargets> {
  const kinds = [...new Set(links.map(({ relationTo }) => relationTo))]
  const parts = await Promise.all(
    kinds.map((kind) => {
      const ids = idsOf(links.filter(({ relationTo }) => relationTo === kind).map(({ value }) => value))
      if (isPage(kind)) return pageAddresses(kind, ids)
      return kind === 'documents' ? fileAddresses(ids) : []
    }),
  )
  return new Map(parts.flat())
}

type Target = [key: string, address: string]

async function pageAddresses(collection: PageCollection, ids: number[]): Promise<Target[]> {
  const { docs } = await find(visitor, { collection, where: { id: { in: ids } }, select: { articleId: true }, pagination: false })
  return docs.map((doc) => [`${collection}/${doc.id}`, publicAddresses[collection](doc.articleId ?? '')])
}

async function fileAddresses(ids: number[]): Promise<Target[]> {
  const query = { where: { id: { in: ids } }, select: { filename: true } as const, pagination: false }
  const { docs } = await find(visitor, { collection: 'documents', ...query })
  return docs.flatMap(({ id, filename }): Target[] => (filename ? [[`documents/${id}`, documentUrl(filename)]] : []))
}

function isPage(collection: string): collection is PageCollection {
  return pages.some((page) => page === collection)
}
