import 'server-only'
import type { Product as ProductView } from '../contract/products'
import {
  type NOT_CHOSEN_WITH,
  otherSides,
  type ProductRelation,
  productRelations,
  type RelationGroup,
  relationGroups,
} from '../domain/product-relations'
import type { DocumentId } from '../lib/document-id'
import { idsOf } from '../lib/references'
import type { Product } from '../payload-types'
import { chosenTogether } from './chosen-together'
import { find } from './find'
import { productCardsOf } from './product-cards'
import { asPublished, editorsOrder, type Viewer } from './viewer'

/** So many are shown of those that name a product: a gateway fits hundreds. What a product names itself, its editors have counted. */
const MOST_SHOWN = 12

type Row = Pick<Product, 'id' | 'articleId' | ProductRelation | typeof NOT_CHOSEN_WITH>

/** The products that belong to one, from both sides; what is not published is left out, and so is a group without any. */
export async function relationsOf(row: Row, viewer: Viewer): Promise<ProductView['relations']> {
  const [naming, hiding] = await Promise.all([
    Promise.all(productRelations.map(async (key) => [key, await idsNaming(key, row.id, viewer)] as const)),
    idsNaming('notChosenWith', row.id, viewer),
  ])
  const ids: Partial<Record<RelationGroup, readonly DocumentId[]>> = Object.fromEntries([
    ...naming.map(([key, others]) => [otherSides[key], others] as const),
    ...productRelations.map((key) => [key, idsOf(row[key])] as const),
  ])
  const pinned = [...(ids.chosenWith ?? []), ...(naming.find(([key]) => key === 'chosenWith')?.[1] ?? [])]
  const chosenWith = await chosenTogether({ number: row.articleId ?? '', pinned, hidden: [...idsOf(row.notChosenWith), ...hiding] }, viewer)
  const groups = await Promise.all(
    relationGroups.map(async ({ key }) => {
      const named = key === 'chosenWith' ? chosenWith : (ids[key] ?? [])
      const most = isNamed(key) ? Number.POSITIVE_INFINITY : MOST_SHOWN
      return { key, products: await productCardsOf(named.slice(0, most), viewer), isMore: named.length > most }
    }),
  )
  return groups.filter(({ products }) => products.length > 0)
}

const isNamed = (key: RelationGroup) => productRelations.some((relation) => relation === key)

/** One more than is shown, so that it can be said. A question for each relation: of several in one, no index could be used. */
async function idsNaming(key: ProductRelation | typeof NOT_CHOSEN_WITH, id: DocumentId, viewer: Viewer): Promise<DocumentId[]> {
  const { docs } = await find(asPublished(viewer), {
    collection: 'products',
    where: { [key]: { equals: id } },
    select: { articleId: true },
    sort: editorsOrder,
    limit: MOST_SHOWN + 1,
    pagination: false,
  })
  return docs.map((doc) => doc.id)
}
