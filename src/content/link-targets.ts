import 'server-only'
import { visitor } from './cms'
import { find } from './find'
import { keptForVersion } from './kept'
import { idOf } from './references'

/** Where the documents of each linkable collection are shown. */
const addresses = {
  products: '/GoodsInfoView',
  stories: '/ExampleInfoView',
  solutions: '/ResultInfoView',
  news: '/NewsDetail',
  trainings: '/RecruitingInfo',
  'single-pages': '/RichText',
} as const

type LinkedCollection = keyof typeof addresses
type LinkedDocument = { relationTo: string; value: number | { id: number } }

/** Addresses of linked documents by `targetKey`; what is not published is not among them. */
export type LinkTargets = ReadonlyMap<string, string>

export const targetKey = ({ relationTo, value }: LinkedDocument) => `${relationTo}/${idOf(value)}`

/** Of all documents of a collection, read once for each content version: many texts link to few things. */
const addressesOf = (collection: LinkedCollection) =>
  keptForVersion(async () => {
    const { docs } = await find(visitor, { collection, select: { articleId: true }, pagination: false })
    return docs.map((doc): [string, string] => [`${collection}/${doc.id}`, `${addresses[collection]}?id=${doc.articleId}`])
  })

const readers = {
  products: addressesOf('products'),
  stories: addressesOf('stories'),
  solutions: addressesOf('solutions'),
  news: addressesOf('news'),
  trainings: addressesOf('trainings'),
  'single-pages': addressesOf('single-pages'),
} satisfies Record<LinkedCollection, unknown>

/** The addresses of the documents that a text links to. */
export async function loadLinkTargets(links: readonly LinkedDocument[]): Promise<LinkTargets> {
  const kinds = [...new Set(links.map(({ relationTo }) => relationTo))].filter(isLinked)
  return new Map((await Promise.all(kinds.map((kind) => readers[kind]()))).flat())
}

function isLinked(collection: string): collection is LinkedCollection {
  return collection in addresses
}
