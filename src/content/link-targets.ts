import 'server-only'
import { publicAddresses } from '../lib/public-addresses'
import { idOf, type Reference } from '../lib/references'
import { documentUrl } from './files'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { visitor } from './viewer'

/** Kinds that have a page of their own; a file is its own page. */
const pages = ['products', 'stories', 'solutions', 'news', 'trainings', 'single-pages'] as const

type PageCollection = (typeof pages)[number]
type LinkedDocument = { relationTo: string; value: Reference<number | string> }

/** Addresses of linked documents by `targetKey`; what is not published is not among them. */
export type LinkTargets = ReadonlyMap<string, string>

export const targetKey = ({ relationTo, value }: LinkedDocument) => `${relationTo}/${idOf(value)}`

type Target = [key: string, address: string]

const addressesOf = (collection: PageCollection) =>
  memoisedByVersion(async () => {
    const { docs } = await find(visitor, { collection, select: { articleId: true }, pagination: false })
    return docs.map((doc): Target => [`${collection}/${doc.id}`, publicAddresses[collection](doc.articleId ?? '')])
  })

/** Of all documents of a kind, read once for each content version: many texts link to few things. */
const readers: Record<PageCollection | 'documents', () => Promise<Target[]>> = {
  products: addressesOf('products'),
  stories: addressesOf('stories'),
  solutions: addressesOf('solutions'),
  news: addressesOf('news'),
  trainings: addressesOf('trainings'),
  'single-pages': addressesOf('single-pages'),
  documents: memoisedByVersion(async () => {
    const { docs } = await find(visitor, { collection: 'documents', select: { filename: true }, pagination: false })
    return docs.flatMap(({ id, filename }): Target[] => (filename ? [[`documents/${id}`, documentUrl(filename)]] : []))
  }),
}

/** The addresses of the documents that a text links to. */
export async function loadLinkTargets(links: readonly LinkedDocument[]): Promise<LinkTargets> {
  const kinds = [...new Set(links.map(({ relationTo }) => relationTo))].filter(isLinkable)
  return new Map((await Promise.all(kinds.map((kind) => readers[kind]()))).flat())
}

function isLinkable(collection: string): collection is keyof typeof readers {
  return collection in readers
}
