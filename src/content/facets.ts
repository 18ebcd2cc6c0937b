import 'server-only'
import { getCms } from '../cms'
import { type Facets, facets } from '../contract/facets'
import { attributeValueIndex } from '../database/finding/attribute-value-index'
import type { AttributeCondition, Question, Tallies } from '../database/finding/attribute-values'
import { keptCounts } from '../database/lists/kept-counts'
import { isWorthwhile, offersOf } from '../domain/facets/offer'
import { tallyPlainly } from '../domain/facets/tally'
import { type Wish, wishFor } from '../domain/facets/wish'
import { noteReads } from '../lib/content-reads.mjs'
import { getAttributes } from './attributes'
import { conditionsFor, getFilters } from './filter-attributes'
import { contentState } from './memoised-by-version'
import { previewedRows } from './previewed-lists'
import { valuesOfProduct } from './product-values'
import { categoriesWithin, countProducts } from './products'
import { seesDraftsOf } from './seen-drafts'
import { type Viewer, visitor } from './viewer'

/**
 * By what a list of products can be filtered, with the values that exist and what a click on each would leave
 * (spec: products/filter-counts).
 *
 * @param categoryIds public numbers of the chosen categories
 */
export async function getFacets(categoryIds: readonly number[], wishes: readonly Wish[], viewer: Viewer = visitor): Promise<Facets> {
  if (await seesDraftsOf(viewer, SHOWN_OF)) return readFacets({ categoryIds, wishes }, viewer)
  noteReads(SHOWN_OF)
  return facetsOnce('products', { categoryIds, wishes })
}

type Asked = { categoryIds: readonly number[]; wishes: readonly Wish[] }

const SHOWN_OF = ['products', 'attributes', 'product-categories']

/** The same answer until something of it changes: the list beside it costs less than to put one together. */
const facetsOnce = keptCounts(
  async () => (await contentState()).lastChange(SHOWN_OF),
  async (_, asked: Asked) => readFacets(asked, visitor),
)

async function readFacets({ categoryIds, wishes }: Asked, viewer: Viewer): Promise<Facets> {
  const filters = await getFilters(categoryIds, viewer)
  const ofAll = { categoryIds: categoryIds.length > 0 ? [...categoryIds] : undefined }
  if (filters.length === 0) return { total: await countProducts(ofAll, viewer), filters: [] }
  const conditions = conditionsFor(wishes, filters)
  const question = { categories: await categoriesWithin(categoryIds, viewer), attributes: filters.map(({ id }) => id) }
  const isWished = conditions.length > 0
  const [all, count, met, left] = await Promise.all([
    tally({ ...question, conditions: [] }, viewer),
    countProducts(ofAll, viewer),
    isWished ? tally({ ...question, conditions }, viewer) : null,
    isWished ? countProducts({ ...ofAll, wishes }, viewer) : null,
  ])
  // Without wishes the present choice is all there is.
  const [present, total] = [met ?? all, left ?? count]
  const offered = filters.flatMap((filter) => {
    const [existing, now] = [all.get(filter.id) ?? [], present.get(filter.id) ?? []]
    const wish = wishFor(wishes, filter.key)
    // Whether it stands there does not depend on what is wished.
    const isShown = isWorthwhile(offersOf({ filter, all: existing, present: existing, wish: null, total: count }), count)
    if (!isShown && !wish) return []
    return [{ ...filter, unit: filter.unit ?? '', values: offersOf({ filter, all: existing, present: now, wish, total }) }]
  })
  return facets.parse({ total, filters: offered })
}

const MADE_OF = ['products', 'attributes']

/** Counts the same once until a product or an attribute changes. */
const tallyOnce = keptCounts(
  async () => (await contentState()).lastChange(MADE_OF),
  async (_, question: Question) => attributeValueIndex(await getCms()).tally(question),
)

async function tally(question: Question, viewer: Viewer): Promise<Tallies> {
  if (viewer.kind === 'visitor') {
    noteReads(MADE_OF)
    return tallyOnce('products', question)
  }
  const { categories, attributes, conditions } = question
  const known = await getAttributes(viewer)
  const rows = await previewedRows(viewer, 'products', { categories }, { hasValues: true })
  return tallyPlainly(
    rows.map((row) => valuesOfProduct(row, known)),
    attributes,
    new Map(conditions.map(({ attribute, condition }: AttributeCondition) => [attribute, condition])),
  )
}
