import 'server-only'
import { type ProductCard, productCard } from '../contract/product-cards'
import { cardName, cardValue } from '../domain/facets/card-fact'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf, inOrderOf, type Reference } from '../lib/references'
import type { Product } from '../payload-types'
import { getAttributes } from './attributes'
import type { KnownFilter } from './filter-attributes'
import { find } from './find'
import { keptRows } from './kept-rows'
import { loadPictures, type PictureFinder } from './pictures'
import { type CategoryPlace, loadCategoryPlaces } from './product-categories'
import { firstValue, valueFields } from './product-values'
import { asPublished, type Viewer, visitor } from './viewer'

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

/** One card out of a row and what belongs to it. */
export function toCard(row: CardRow, pictures: PictureFinder, places: ReadonlyMap<DocumentId, CategoryPlace>): ProductCard {
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
export const productCardsOf = (references: readonly Reference[] | null | undefined, viewer: Viewer) =>
  readProductCards(idsOf(references), asPublished(viewer))

/**
 * Cards of the products with these ids, in their order; what the viewer may not see is left out.
 *
 * @param shown attributes whose values are on the cards
 */
export async function readProductCards(
  ids: readonly DocumentId[],
  viewer: Viewer = visitor,
  shown: readonly KnownFilter[] = [],
): Promise<ProductCard[]> {
  return [...(await cardsById(ids, viewer, shown)).values()]
}

/** The same by their ids. */
export async function cardsById(
  ids: readonly DocumentId[],
  viewer: Viewer = visitor,
  shown: readonly KnownFilter[] = [],
): Promise<ReadonlyMap<DocumentId, ProductCard>> {
  if (ids.length === 0) return new Map()
  const isPlain = viewer.kind === 'visitor' && shown.length === 0
  const found = isPlain ? [...(await keptCards(ids)).values()] : await readCards(ids, viewer, shown)
  return new Map(inOrderOf(ids, found).map(({ id, card }) => [id, card]))
}

type ReadCard = { id: DocumentId; card: ProductCard }

/** What searches suggest at each letter is mostly what they suggested before it. */
const keptCards = keptRows(['products', 'used:media', 'product-categories'], (ids) => readCards(ids, visitor, []))

async function readCards(ids: readonly DocumentId[], viewer: Viewer, shown: readonly KnownFilter[]): Promise<ReadCard[]> {
  const { docs } = await find(viewer, {
    collection: 'products',
    where: { id: { in: [...ids] } },
    select: { ...cardFields, ...(shown.length > 0 && valueFields) },
    pagination: false,
  })
  const [pictures, places, attributes] = await Promise.all([
    loadPictures(docs.map(({ cover }) => cover)),
    loadCategoryPlaces(viewer),
    shown.length > 0 ? getAttributes(viewer) : null,
  ])
  return docs.map((row) => {
    const card = toCard(row, pictures, places)
    if (!attributes) return { id: row.id, card }
    const facts = shown.map((filter) => ({ name: cardName(filter), value: cardValue(filter, firstValue(row, filter.id, attributes)) }))
    return { id: row.id, card: { ...card, facts } }
  })
}
