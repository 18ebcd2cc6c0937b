import 'server-only'
import type { Page, Paging } from '../contract/paging'
import type { ProductCard } from '../contract/product-cards'
import { type Product, product as productSchema } from '../contract/products'
import type { ListFilter } from '../database/lists/list'
import type { Wish } from '../domain/facets/wish'
import { printCode } from '../domain/order-codes/choices'
import { firstConfiguration } from '../domain/order-codes/open-configuration'
import { orderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import type { Product as ProductRow } from '../payload-types'
import { getAttributes } from './attributes'
import { documentsOf } from './documents'
import { conditionsFor, getFilters, type KnownFilter } from './filter-attributes'
import { countList, firstOfList, listPage } from './list-page'
import { memoisedByVersion, narrowly, onceInRequest } from './memoised-by-version'
import { loadMedia, mediumOf, pictureFinder, toVideoUrl } from './pictures'
import { groupParameters } from './printed-parameter'
import { readProductCards, toCard } from './product-cards'
import { loadCategoryPlaces } from './product-categories'
import { relationsOf } from './product-relations'
import { productRow } from './product-row'
import { toHtml } from './rich-text'
import { selectivityOf } from './selectivity'
import { toSeo } from './seo'
import { storyCardsOf } from './story-cards'
import { type Viewer, visitor } from './viewer'

/** What a product list is filtered by; undefined means not filtered. */
export type ProductFilter = {
  isHot?: boolean
  isNew?: boolean
  /** Public numbers; a product matches when its category or that category's parent is named (spec: prod-api/category-filter). */
  categoryIds?: number[]
  title?: string
  /** What is asked of attributes that are filters of all these categories; other wishes count for nothing. */
  wishes?: readonly Wish[]
}

/**
 * A page of products.
 *
 * @param shown attributes whose values are on the cards
 */
export async function listProducts(
  filter: ProductFilter,
  paging: Paging,
  viewer: Viewer = visitor,
  shown: readonly KnownFilter[] = [],
): Promise<Page<ProductCard>> {
  return listPage(viewer, 'products', await toListFilter(filter, viewer), paging, (ids) => readProductCards(ids, viewer, shown))
}

/** What the database is asked for. */
export async function toListFilter({ isHot, isNew, categoryIds, title, wishes = [] }: ProductFilter, viewer: Viewer): Promise<ListFilter> {
  const filter = { flags: { isHot, isNew }, keyword: title, categories: categoryIds && (await categoriesWithin(categoryIds, viewer)) }
  if (wishes.length === 0) return filter
  return { ...filter, conditions: conditionsFor(wishes, await getFilters(categoryIds ?? [], viewer)) }
}

/** The categories with these public numbers and all below them, by their database ids. */
export async function categoriesWithin(numbers: readonly number[], viewer: Viewer): Promise<DocumentId[]> {
  const places = await loadCategoryPlaces(viewer)
  return [...places].flatMap(([id, place]) => (numbers.includes(place.id) || numbers.includes(place.parentId) ? [id] : []))
}

/** How many products there are. */
export async function countProducts(filter: ProductFilter, viewer: Viewer = visitor): Promise<number> {
  return countList(viewer, 'products', await toListFilter(filter, viewer))
}

/**
 * The first products of a category, in the editors' order.
 *
 * @param categoryId its public number; a parent's stands for its children too
 * @returns their database ids
 */
export async function firstOfCategory(categoryId: number, count: number, viewer: Viewer): Promise<DocumentId[]> {
  return firstOfList(viewer, 'products', { categories: await categoriesWithin([categoryId], viewer) }, count)
}

/** So many fill the longest strip, that of a product's page. */
const MOST_HOT = 13

const hotIds = memoisedByVersion((viewer) => narrowly(() => firstOfList(viewer, 'products', { flags: { isHot: true } }, MOST_HOT)))

/** The first hot products. */
export const getHotProducts = memoisedByVersion((viewer) => narrowly(async () => readProductCards(await hotIds(viewer), viewer)))

/** How many products are hot. */
export const countHotProducts = memoisedByVersion((viewer) => narrowly(() => countProducts({ isHot: true }, viewer)))

/**
 * The first new products, and the first hot ones that are not among them. Their cards are one question (record 0107): both lists are known before
 * any is read.
 */
export const newAndHotProducts = (numbers: {
  new: number
  hot: number
}): Promise<{ newProducts: ProductCard[]; hotProducts: ProductCard[] }> =>
  narrowly(async () => {
    const [newIds, ids] = await Promise.all([firstOfList(visitor, 'products', { flags: { isNew: true } }, numbers.new), hotIds()])
    const others = ids.filter((id) => !newIds.includes(id)).slice(0, numbers.hot)
    const [newProducts, hotProducts] = await Promise.all([readProductCards(newIds), readProductCards(others)])
    return { newProducts, hotProducts }
  })

/**
 * One product with everything its page shows.
 *
 * @param id the public id, for example `160_2`
 * @returns null when there is no such product, or none that the viewer may see
 */
export const getProduct = onceInRequest(async (id: string, viewer: Viewer = visitor): Promise<Product | null> => {
  const row = await productRow(id, viewer)
  return row ? toProduct(row, viewer) : null
})

async function toProduct(row: ProductRow, viewer: Viewer): Promise<Product> {
  const [media, places, attributes, documents, stories, relations, selectivity, description] = await Promise.all([
    loadMedia([row.cover, row.turntable, row.parameterImage, ...(row.gallery ?? []), row.seo?.image]),
    loadCategoryPlaces(viewer),
    getAttributes(viewer),
    documentsOf(row.documents, viewer),
    storyCardsOf(row.stories, viewer),
    relationsOf(row, viewer),
    selectivityOf(row, viewer),
    toHtml(row.description),
  ])
  const pictures = pictureFinder(media)
  return productSchema.parse({
    ...toCard(row, pictures, places),
    summary: row.summary,
    keyFigures: (row.keyFigures ?? []).map(({ value, unit, label }) => ({ value, unit: unit ?? '', label })),
    mainParameters: (row.mainParameters ?? []).map(({ name, value }) => ({ name, value })),
    gallery: (row.gallery ?? []).map(pictures).filter((picture) => picture !== null),
    turntable: toVideoUrl(mediumOf(media, row.turntable)),
    coreFunctions: (row.coreFunctions ?? []).map(({ title, content }) => ({ title, content })),
    parameterImage: pictures(row.parameterImage),
    parameterGroups: groupParameters(row.parameters ?? [], attributes),
    description,
    startCode: startCode(row.orderingRule),
    documents,
    stories,
    relations,
    selectivity,
    seo: toSeo(row.seo, pictures),
  })
}

/** The code from which one begins to configure; null for a product without a rule. */
function startCode(entered: unknown): string | null {
  const { data: rule } = orderingRule.safeParse(entered)
  const first = rule && firstConfiguration(rule)
  return first ? printCode(rule, first.choices) : null
}
