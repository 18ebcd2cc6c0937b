import 'server-only'
import type { Product as ProductView } from '../contract/products'
import {
  NOT_CHOSEN_WITH,
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
import { productCardsOf } from './product-cards'
import { productsNaming } from './products-naming'
import { asPublished, type Viewer } from './viewer'

/** So many are shown of those that name a product: a gateway fits hundreds. What a product names itself, its editors have counted. */
const MOST_SHOWN = 12

type Row = Pick<Product, 'id' | 'articleId' | ProductRelation | typeof NOT_CHOSEN_WITH>

/** The products that belong to one, from both sides; what is not published is left out, and so is a group without any. */
export async function relationsOf(row: Row, viewer: Viewer): Promise<ProductView['relations']> {
  const naming = await productsNaming(row.id, asPublished(viewer))
  const namedBy = (key: string) => naming.flatMap(({ row: { id }, fields }) => (fields.includes(key) ? [id] : []))
  const ids: Partial<Record<RelationGroup, readonly DocumentId[]>> = Object.fromEntries([
    ...productRelations.map((key) => [otherSides[key], namedBy(key)] as const),
    ...productRelations.map((key) => [key, idsOf(row[key])] as const),
  ])
  const pinned = [...idsOf(row.chosenWith), ...namedBy('chosenWith')]
  const hidden = [...idsOf(row[NOT_CHOSEN_WITH]), ...namedBy(NOT_CHOSEN_WITH)]
  const chosenWith = await chosenTogether({ number: row.articleId ?? '', pinned, hidden }, viewer)
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
