import 'server-only'
import type { AttributeCondition } from '../database/finding/attribute-values'
import { storedAttribute } from '../domain/attributes/stored-attribute'
import { conditionOf } from '../domain/facets/condition'
import { type FilterAttribute, sharedFilters } from '../domain/facets/filter-attribute'
import { readWishes, type Wish } from '../domain/facets/wish'
import type { DocumentId } from '../lib/document-id'
import { idsOf } from '../lib/references'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { getProductCategories, loadCategoryPlaces } from './product-categories'
import { type Viewer, visitor } from './viewer'

/** A filter with the database id of its attribute. */
export type KnownFilter = FilterAttribute & { id: DocumentId }

/** All attributes that are filters, in the editors' order. */
export const getAllFilters = memoisedByVersion(async (viewer): Promise<KnownFilter[]> => {
  const where = { isFilter: { equals: true } }
  const [{ docs }, places] = await Promise.all([
    find(viewer, { collection: 'attributes', where, sort: ['sortOrder', 'id'], pagination: false }),
    loadCategoryPlaces(viewer),
  ])
  return docs.map((row) => ({
    ...storedAttribute(row),
    id: row.id,
    match: row.kind === 'number' ? (row.match ?? 'equal') : 'equal',
    categories: idsOf(row.categories).flatMap((id) => places.get(id)?.id ?? []),
  }))
})

/**
 * The attributes by which lists of these categories can be filtered, in the editors' order (spec: products/filters-shared).
 *
 * @param categoryIds public numbers
 */
export async function getFilters(categoryIds: readonly number[], viewer: Viewer = visitor): Promise<KnownFilter[]> {
  if (categoryIds.length === 0) return []
  const [filters, tree] = await Promise.all([getAllFilters(viewer), getProductCategories(viewer)])
  return sharedFilters(filters, categoryIds, tree)
}

/** The wishes among the parameters of a request to `/prod-api`; each is there once. */
export async function wishesAmong(parameters: Readonly<Record<string, unknown>>, categoryIds: readonly number[]): Promise<Wish[]> {
  const filters = await getFilters(categoryIds)
  return readWishes((name) => [parameters[name]].filter((value) => typeof value === 'string'), filters)
}

/** What products must have to meet wishes; those for other attributes are no wishes. */
export const conditionsFor = (wishes: readonly Wish[], filters: readonly KnownFilter[]): AttributeCondition[] =>
  wishes.flatMap((wish) => {
    const filter = filters.find(({ key }) => key === wish.key)
    return filter ? [{ attribute: filter.id, condition: conditionOf(wish) }] : []
  })
