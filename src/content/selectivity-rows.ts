import { z } from 'zod'
import { ascending, type Pair, readLimit } from '../domain/selectivity'
import type { DocumentId } from '../lib/document-id'
import { idOf, type Reference } from '../lib/references'
import { marksOf, withoutMarks } from '../lib/source-marks'

/** What is read of an upstream product, each part of a row by its name: SQLite reads no relations of what is selected as a whole. */
export const selectivityFields = {
  selectivity: { product: true, from: true, upTo: true, limit: true },
  selectivityConditions: true,
} as const

/** What a row says, and how its limit is shown. */
export type SaidPair = Pair & { shown: string }

/** Pairs with one other product. */
export type PairsWith = {
  product: DocumentId
  pairs: SaidPair[]
  /** The rated currents of the upstream product in its whole table. */
  columns: number[]
  conditions: string
}

const stored = z.object({ selectivity: z.array(z.unknown()).nullish(), selectivityConditions: z.string().nullish() })
const storedRow = z.object({ product: z.custom<Reference>(), from: z.number(), upTo: z.number(), limit: z.string() })

/** What an upstream product says, by downstream product, in the editors' order; a row that says nothing, as in a draft, is left out. */
export function pairsBelow(product: object): PairsWith[] {
  const { selectivity, selectivityConditions } = stored.safeParse(product).data ?? {}
  const found = new Map<DocumentId, SaidPair[]>()
  for (const row of selectivity ?? []) {
    const said = readRow(row)
    if (said) found.set(said.id, [...(found.get(said.id) ?? []), said.pair])
  }
  const columns = ascending([...found.values()].flatMap((pairs) => pairs.map(({ from }) => from)))
  return [...found].map(([id, pairs]) => ({ product: id, pairs, columns, conditions: selectivityConditions ?? '' }))
}

function readRow(row: unknown): { id: DocumentId; pair: SaidPair } | null {
  const { data } = storedRow.safeParse(row)
  const id = data && idOf(data.product)
  const limit = data && readLimit(withoutMarks(data.limit))
  if (!data || id === null || id === undefined || limit === undefined) return null
  const { from, upTo, limit: text } = data
  const shown = limit === null ? '完全' : withoutMarks(text).normalize('NFKC').trim()
  return { id, pair: { from, upTo, limit, shown: shown + marksOf(text) } }
}
