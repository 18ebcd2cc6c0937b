import 'server-only'
import type { Product as ProductView } from '../contract/products'
import { otherSides, type ProductRelation, productRelations, type RelationGroup, relationGroups } from '../domain/product-relations'
import type { DocumentId } from '../lib/document-id'
import { idsOf } from '../lib/references'
import type { Product } from '../payload-types'
import { find } from './find'
import { productCardsOf } from './product-cards'
import { asPublished, editorsOrder, type Viewer } from './viewer'

/** So many are shown of those that name a product: a gateway fits hundreds. What a product names itself, its editors have counted. */
const MOST_SHOWN = 12

/** The products that belong to one, from both sides; what is not published is left out, and so is a group without any. */
export async function relationsOf(row: Pick<Product, 'id' | ProductRelation>, viewer: Viewer): Promise<ProductView['relations']> {
  const named = Object.fromEntries(productRelations.map((key) => [key, idsOf(row[key])]))
  const naming = await Promise.all(productRelations.map(async (key) => [otherSides[key], await idsNaming(key, row.id, viewer)] as const))
  const ids: Partial<Record<RelationGroup, readonly DocumentId[]>> = { ...named, ...Object.fromEntries(naming) }
  const groups = await Promise.all(
    relationGroups.map(async ({ key }) => {
      const most = isNamed(key) ? Number.POSITIVE_INFINITY : MOST_SHOWN
      const isMore = (ids[key]?.length ?? 0) > most
      return { key, products: await productCardsOf(ids[key]?.slice(0, most), viewer), isMore }
    }),
  )
  return groups.filter(({ products }) => products.length > 0)
}

const isNamed = (key: RelationGroup) => productRelations.some((relation) => relation === key)

/** One more than is shown, so that it can be said. A question for each relation: of several in one, no index could be used. */
async function idsNaming(key: (typeof productRelations)[number], id: DocumentId, viewer: Viewer): Promise<DocumentId[]> {
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
