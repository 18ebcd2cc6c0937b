import 'server-only'
import { type ProductCard, productCard } from '../contract/product-cards'
import type { Product } from '../payload-types'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { loadPictures, type PictureFinder } from './pictures'
import { type CategoryPlace, loadCategoryPlaces } from './product-categories'
import { idOf, idsOf, type Reference } from './references'

/** The fields of a product that a list shows. */
export const cardFields = {
  articleId: true,
  title: true,
  model: true,
  cover: true,
  isHot: true,
  isNew: true,
  category: true,
} as const

export type CardRow = Pick<Product, 'id' | keyof typeof cardFields>

const noPlace: CategoryPlace = { id: 0, name: '', parentId: 0, parentName: '' }

/** Makes cards of product rows; pictures and categories are read side by side. */
export async function toProductCards(rows: readonly CardRow[], viewer: Viewer = visitor): Promise<ProductCard[]> {
  if (rows.length === 0) return []
  const [pictures, places] = await Promise.all([loadPictures(rows.map(({ cover }) => cover)), loadCategoryPlaces(viewer)])
  return rows.map((row) => toCard(row, pictures, places))
}

/** One card out of a row and what belongs to it. */
export function toCard(row: CardRow, pictures: PictureFinder, places: ReadonlyMap<number, CategoryPlace>): ProductCard {
  const place = places.get(idOf(row.category) ?? -1) ?? noPlace
  return productCard.parse({
    id: row.articleId ?? '',
    title: row.title,
    model: row.model,
    cover: pictures(row.cover),
    isNew: row.isNew === true,
    isHot: row.isHot === true,
    categoryId: place.id,
    categoryName: place.name,
    parentCategoryId: place.parentId,
    parentCategoryName: place.parentName,
  })
}

/** Cards of products that a document names, in its order; what is not published is left out. */
export async function productCardsOf(references: readonly Reference[] | null | undefined): Promise<ProductCard[]> {
  const ids = idsOf(references)
  if (ids.length === 0) return []
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { id: { in: ids } },
    select: cardFields,
    pagination: false,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return toProductCards(ids.flatMap((id) => byId.get(id) ?? []))
}
