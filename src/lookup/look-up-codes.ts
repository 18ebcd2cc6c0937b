import 'server-only'
import { readLookupProducts } from '../content/lookup-products'
import type { LookupChoice, LookupProduct, LookupRow } from '../contract/lookup'
import type { DocumentId } from '../lib/document-id'
import type { IndexedCode } from './code-index'
import { type Match, unknown } from './match'
import { matchCodes } from './match-codes'
import { publishedCodes } from './published-codes'

/** Rows in the order of the codes, and the products that they name. */
export type LookedUp = { rows: LookupRow[]; products: LookupProduct[] }

/** Looks for codes among what is published (spec: lookup/results). */
export async function lookUpCodes(codes: readonly string[]): Promise<LookedUp> {
  const matches = await matchCodes(publishedCodes, codes)
  const products = await readLookupProducts(productsIn([...matches.values()]))
  return { rows: codes.map((written) => toRow(matches.get(written) ?? unknown, products)), products: [...products.values()] }
}

const productsIn = (matches: readonly Match[]): DocumentId[] => [
  ...new Set(matches.flatMap(({ match, choices }) => [...(match ? [match] : []), ...choices].map(({ product }) => product))),
]

/** What went away between two queries is not found. */
function toRow({ status, match, explanation, choices }: Match, products: ReadonlyMap<DocumentId, LookupProduct>): LookupRow {
  const toChoices = ({ code, product }: IndexedCode): LookupChoice[] => {
    const productId = products.get(product)?.id
    return productId === undefined ? [] : [{ code, productId }]
  }
  const [matched = null] = match ? toChoices(match) : []
  const offered = choices.flatMap(toChoices)
  const isThere = status === 'unknown' || matched !== null || offered.length > 0
  return isThere ? { status, match: matched, explanation, choices: offered } : { ...unknown, match: null, choices: [] }
}
