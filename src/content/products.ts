import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import type { Page, Paging } from '../contract/paging'
import type { ProductCard } from '../contract/product-cards'
import { type Product, product as productSchema } from '../contract/products'
import type { Product as ProductRow } from '../payload-types'
import { editorsOrder, type Viewer, visitor } from './cms'
import { documentsOf } from './documents'
import { find } from './find'
import { containsKeyword } from './keyword'
import { readPage } from './paged'
import { loadPictures } from './pictures'
import { cardFields, toCard, toProductCards } from './product-cards'
import { loadCategoryPlaces } from './product-categories'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { storyCardsOf } from './story-cards'

/** What a product list is filtered by; undefined means not filtered. */
export type ProductFilter = {
  isHot?: boolean
  isNew?: boolean
  /** Public numbers; a product matches when its category or that category's parent is named (decision 3). */
  categoryIds?: number[]
  title?: string
}

/** A page of products. */
export async function listProducts(filter: ProductFilter, paging: Paging, viewer: Viewer = visitor): Promise<Page<ProductCard>> {
  const where = await whereOf(filter, viewer)
  const page = await readPage(paging, (pageNum) =>
    find(viewer, {
      collection: 'products',
      where,
      select: cardFields,
      sort: editorsOrder,
      limit: paging.pageSize,
      page: pageNum,
    }),
  )
  return { ...page, rows: await toProductCards(page.rows, viewer) }
}

async function whereOf({ isHot, isNew, categoryIds, title = '' }: ProductFilter, viewer: Viewer): Promise<Where> {
  const conditions: Where[] = []
  if (isHot !== undefined) conditions.push(isHot ? { isHot: { equals: true } } : { isHot: { not_equals: true } })
  if (isNew !== undefined) conditions.push(isNew ? { isNew: { equals: true } } : { isNew: { not_equals: true } })
  if (categoryIds) conditions.push({ category: { in: await categoriesWithin(categoryIds, viewer) } })
  if (title) conditions.push(await containsKeyword({ collection: 'products', field: 'title', keyword: title, viewer }))
  return { and: conditions }
}

/** Database ids of the named categories and of the children of named parents. */
async function categoriesWithin(numbers: readonly number[], viewer: Viewer): Promise<number[]> {
  const places = await loadCategoryPlaces(viewer)
  return [...places].filter(([, place]) => numbers.includes(place.id) || numbers.includes(place.parentId)).map(([id]) => id)
}

/**
 * One product with everything its page shows.
 *
 * @param id the public id, for example `160_2`
 * @returns null when there is no such product, or none that the viewer may see
 */
export const getProduct = cache(async (id: string, viewer: Viewer = visitor): Promise<Product | null> => {
  const { docs } = await find(viewer, {
    collection: 'products',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  return row ? toProduct(row, viewer) : null
})

async function toProduct(row: ProductRow, viewer: Viewer): Promise<Product> {
  const [pictures, places, documents, stories, description] = await Promise.all([
    loadPictures([row.cover, row.parameterImage, ...(row.gallery ?? []), row.seo?.image]),
    loadCategoryPlaces(viewer),
    documentsOf(row.documents),
    storyCardsOf(row.stories),
    toHtml(row.description),
  ])
  return productSchema.parse({
    ...toCard(row, pictures, places),
    summary: row.summary,
    keyFigures: (row.keyFigures ?? []).map(({ value, unit, label }) => ({ value, unit: unit ?? '', label })),
    mainParameters: (row.mainParameters ?? []).map(({ name, value }) => ({ name, value })),
    gallery: (row.gallery ?? []).map(pictures).filter((picture) => picture !== null),
    coreFunctions: (row.coreFunctions ?? []).map(({ title, content }) => ({ title, content })),
    parameterImage: pictures(row.parameterImage),
    parameterGroups: groupParameters(row.parameters ?? []),
    description,
    documents,
    stories,
    seo: toSeo(row.seo, pictures),
  })
}

/** Parameter rows under their group names, in the order of first appearance. */
export function groupParameters(rows: NonNullable<ProductRow['parameters']>): Product['parameterGroups'] {
  const groups = new Map<string, Product['parameterGroups'][number]>()
  for (const { group, name, value, unit } of rows) {
    const entry = groups.get(group) ?? { name: group, rows: [] }
    entry.rows.push({ name, value, unit: unit ?? '' })
    groups.set(group, entry)
  }
  return [...groups.values()]
}
