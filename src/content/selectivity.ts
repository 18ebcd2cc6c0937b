import 'server-only'
import { z } from 'zod'
import type { Selectivity } from '../contract/selectivity'
import { type Pair, readLimit } from '../domain/selectivity'
import type { DocumentId } from '../lib/document-id'
import { idOf, type Reference } from '../lib/references'
import { withoutMarks } from '../lib/source-marks'
import { find } from './find'
import { asPublished, editorsOrder, type Viewer } from './viewer'

/** What is read of an upstream product, each part of a row by its name: SQLite reads no relations of what is selected as a whole. */
export const selectivityFields = {
  selectivity: { product: true, from: true, upTo: true, limit: true },
  selectivityConditions: true,
} as const

const rows = z.array(z.object({ product: z.custom<Reference>(), from: z.number(), upTo: z.number(), limit: z.string() }))

/** Pairs with one other product. */
export type PairsWith = { product: DocumentId; pairs: Pair[]; conditions: string }

/** What an upstream product says, by downstream product, in the editors' order; a row that says nothing is left out. */
export function pairsBelow(row: object): PairsWith[] {
  const read = rows.safeParse(Reflect.get(row, 'selectivity')).data ?? []
  const said = read.flatMap(({ product, from, upTo, limit: text }) => {
    const [id, limit] = [idOf(product), readLimit(withoutMarks(text))]
    return id === null || id === undefined || limit === undefined ? [] : [{ id, from, upTo, limit }]
  })
  const conditions = withoutMarks(String(Reflect.get(row, 'selectivityConditions') ?? ''))
  const found = new Map<DocumentId, Pair[]>()
  for (const { id, ...pair } of said) found.set(id, [...(found.get(id) ?? []), pair])
  return [...found].map(([product, pairs]) => ({ product, pairs, conditions }))
}

/** So many upstream products are told. */
const MOST_ABOVE = 12

/** What upstream products say of one, by them. */
export async function pairsAbove(id: DocumentId, viewer: Viewer): Promise<PairsWith[]> {
  const { docs } = await find(asPublished(viewer), {
    collection: 'products',
    where: { 'selectivity.product': { equals: id } },
    select: selectivityFields,
    sort: editorsOrder,
    limit: MOST_ABOVE,
    pagination: false,
  })
  return docs.flatMap((row) =>
    pairsBelow(row)
      .filter(({ product }) => product === id)
      .map((said) => ({ ...said, product: row.id })),
  )
}

/** Products with what is said of them, in that order; what is not published is left out. */
export async function withModels<T extends { product: DocumentId }>(said: readonly T[], viewer: Viewer) {
  if (said.length === 0) return []
  const where = { id: { in: said.map(({ product }) => product) } }
  const { docs } = await find(asPublished(viewer), {
    collection: 'products',
    where,
    select: { articleId: true, model: true },
    pagination: false,
  })
  const known = new Map(docs.map((doc) => [doc.id, doc]))
  return said.flatMap(({ product, ...rest }) => {
    const row = known.get(product)
    return row?.articleId ? [{ ...rest, id: row.articleId, model: row.model }] : []
  })
}

/** What tables of selectivity say of a product, as the one above and as the one below (spec: products/selectivity). */
export async function selectivityOf(row: { id: DocumentId }, viewer: Viewer): Promise<Selectivity> {
  const [below, above] = await Promise.all([
    withModels(pairsBelow(row), viewer),
    pairsAbove(row.id, viewer).then((said) => withModels(said, viewer)),
  ])
  return { below, above }
}
