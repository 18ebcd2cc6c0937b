import 'server-only'
import { visitor } from './cms'
import { find } from './find'
import { idOf, idsOf } from './references'

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

/** Reads the addresses of the documents that a text links to, with one query for each kind. */
export async function loadLinkTargets(links: readonly LinkedDocument[]): Promise<LinkTargets> {
  const kinds = [...new Set(links.map(({ relationTo }) => relationTo))].filter(isLinked)
  const parts = await Promise.all(
    kinds.map(async (collection) => {
      const ids = idsOf(links.filter(({ relationTo }) => relationTo === collection).map(({ value }) => value))
      const { docs } = await find(visitor, {
        collection,
        where: { id: { in: ids } },
        select: { articleId: true },
        pagination: false,
      })
      return docs.map((doc): [string, string] => [`${collection}/${doc.id}`, `${addresses[collection]}?id=${doc.articleId}`])
    }),
  )
  return new Map(parts.flat())
}

function isLinked(collection: string): collection is LinkedCollection {
  return collection in addresses
}
