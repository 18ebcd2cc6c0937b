import 'server-only'
import type { Where } from 'payload'
import { z } from 'zod'
import type { DocumentFile } from '../contract/documents'
import type { Picture } from '../contract/picture'
import { chosenCode } from '../domain/comparison/chosen-code'
import type { SaidRow } from '../domain/comparison/said-row'
import { type ComparedAttribute, type Product, saidRows } from '../domain/comparison/said-rows'
import { orderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import { idOf, idsOf, type Reference } from '../lib/references'
import { getAttributes } from './attributes'
import { readFilesById } from './documents'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { loadCategoryPlaces } from './product-categories'
import { type Viewer, visitor, withoutMarking } from './viewer'
import { withEitherId } from './with-either-id'

/** Whom to compare: a product by its public number, or an order code by its product's database id. */
export type ComparedEntry = { number: string } | { product: DocumentId; code: string }

/** A product, or a code of one, with all that is compared of it. */
export type ComparedProduct = {
  productId: string
  title: string
  model: string
  categoryId: number
  categoryName: string
  cover: Picture | null
  code: string
  rowsAmong: (areAllCodes: boolean) => SaidRow[]
  documents: readonly DocumentFile[]
}

/** SQLite reads no relations of rows that are selected as a whole. */
const fields = {
  articleId: true,
  title: true,
  model: true,
  cover: true,
  category: true,
  mainParameters: { name: true, value: true },
  parameters: { group: true, name: true, value: true, unit: true, attributes: true },
  orderingRule: true,
  documents: true,
} as const

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const lists = z.object({
  mainParameters: z.array(z.object({ name: text, value: text })).nullish(),
  parameters: z
    .array(z.object({ group: text, name: text, value: text, unit: text, attributes: z.array(z.custom<Reference>()).nullish() }))
    .nullish(),
})

/** How a wish for each attribute is met. */
const getMatchings = memoisedByVersion(async (viewer) => {
  const { docs } = await find(viewer, { collection: 'attributes', select: { match: true }, pagination: false })
  return new Map(docs.map(({ id, match }) => [id, match ?? 'equal']))
})

/**
 * Products and codes with all that is compared of them, in their order; null for what the viewer may not see, or what is none.
 * The number of questions doesn't depend on how many they are.
 */
export async function readComparedProducts(
  entries: readonly ComparedEntry[],
  asking: Viewer = visitor,
): Promise<(ComparedProduct | null)[]> {
  // They are aligned by their words.
  const viewer = withoutMarking(asking)
  if (entries.length === 0) return []
  const { docs } = await find(viewer, { collection: 'products', where: whereOf(entries), select: fields, pagination: false })
  const [pictures, places, attributes, files] = await Promise.all([
    loadPictures(docs.map(({ cover }) => cover)),
    loadCategoryPlaces(viewer),
    comparedAttributes(viewer),
    readFilesById([...new Set(docs.flatMap(({ documents }) => idsOf(documents)))], viewer),
  ])
  const byKey = new Map([...attributes.values()].map((attribute) => [attribute.key, attribute]))
  return entries.map((entry) => {
    const row = docs.find(({ id, articleId }) => ('number' in entry ? articleId === entry.number : id === entry.product))
    if (!row?.articleId) return null
    const code = 'code' in entry ? entry.code : ''
    const place = places.get(idOf(row.category) ?? -1)
    const product = productOf(row, code, attributes)
    return {
      productId: row.articleId,
      title: row.title,
      model: row.model,
      categoryId: place?.id ?? 0,
      categoryName: place?.name ?? '',
      cover: pictures(row.cover),
      code,
      rowsAmong: (areAllCodes) => saidRows(product, byKey, areAllCodes),
      documents: idsOf(row.documents).flatMap((id) => files.get(id) ?? []),
    }
  })
}

function whereOf(entries: readonly ComparedEntry[]): Where {
  const numbers = entries.flatMap((entry) => ('number' in entry ? [entry.number] : []))
  const ids = entries.flatMap((entry) => ('product' in entry ? [entry.product] : []))
  return withEitherId(numbers, ids)
}

async function comparedAttributes(viewer: Viewer): Promise<ReadonlyMap<DocumentId, ComparedAttribute>> {
  const [attributes, matchings] = await Promise.all([getAttributes(viewer), getMatchings(viewer)])
  return new Map([...attributes].map(([id, attribute]) => [id, { ...attribute, match: matchings.get(id) ?? 'equal' }]))
}

function productOf(row: object, code: string, attributes: ReadonlyMap<DocumentId, ComparedAttribute>): Product {
  const { mainParameters, parameters } = lists.parse(row)
  const { data: rule } = orderingRule.safeParse(Reflect.get(row, 'orderingRule'))
  return {
    mainParameters: mainParameters ?? [],
    parameters: (parameters ?? []).map((parameter) => ({
      ...parameter,
      attributes: idsOf(parameter.attributes).flatMap((id) => attributes.get(id) ?? []),
    })),
    code: rule && code !== '' ? chosenCode(rule, code) : null,
  }
}
