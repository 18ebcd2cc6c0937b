import 'server-only'
import type { DocumentId } from '../lib/document-id'
import { find } from './find'
import { asPublished, type Viewer, visitor } from './viewer'

/** From so many lists on two products belong together: of fewer one could tell who sent them. */
const FEWEST_LISTS = 3

/** So many are shown. */
const MOST_SHOWN = 6

type Wanted = {
  /** The public number of the product. */
  number: string
  /** What editors want to be shown, first. */
  pinned: readonly DocumentId[]
  hidden: readonly DocumentId[]
}

/** The products that are often chosen with one: what editors say, then what lists that were sent say (spec: products/chosen-together). */
export async function chosenTogether({ number, pinned, hidden }: Wanted, viewer: Viewer): Promise<DocumentId[]> {
  const counted = number === '' ? [] : await countedWith(number, viewer)
  const wanted = [...new Set([...pinned, ...counted])].filter((id) => !hidden.includes(id))
  return wanted.slice(0, Math.max(MOST_SHOWN, pinned.length))
}

/** The most frequent first. Some more than are shown, as editors may hide some. */
async function countedWith(number: string, viewer: Viewer): Promise<DocumentId[]> {
  const { docs: pairs } = await find(visitor, {
    collection: 'product-pairs',
    where: { and: [{ product: { equals: number } }, { count: { greater_than_equal: FEWEST_LISTS } }] },
    select: { other: true },
    sort: ['-count', 'other'],
    limit: 4 * MOST_SHOWN,
    pagination: false,
  })
  if (pairs.length === 0) return []
  const numbers = pairs.map(({ other }) => other)
  const { docs } = await find(asPublished(viewer), {
    collection: 'products',
    where: { articleId: { in: numbers } },
    select: { articleId: true },
    pagination: false,
  })
  const ids = new Map(docs.map(({ id, articleId }) => [articleId, id]))
  return numbers.flatMap((other) => ids.get(other) ?? [])
}
