import 'server-only'
import { type ReadProduct, readListedProducts } from '../content/listed-products'
import { type DescribedEntry, type DescribedList, describedList, type NamedEntry } from '../contract/selection-list'
import { foldCode } from '../domain/order-codes/fold-code'
import { meaningOf } from '../domain/order-codes/meaning'
import { readCode } from '../domain/order-codes/read-code'
import type { OrderingRule } from '../domain/order-codes/rule'
import { PRODUCT_ID } from '../domain/product-ids'
import type { DocumentId } from '../lib/document-id'
import { type Match, unknown } from './match'
import { matchCodes } from './match-codes'
import { publishedCodes } from './published-codes'

type Known = {
  matches: ReadonlyMap<string, Match>
  /** What codes of these products begin with. */
  series: ReadonlyMap<string, readonly DocumentId[]>
  byNumber: ReadonlyMap<string, ReadProduct>
  byId: ReadonlyMap<DocumentId, ReadProduct>
}

/**
 * What the rows of a selection list are (spec: selection-list/rows), as it is published now. The number of questions to the database does not
 * depend on how many rows there are.
 */
export async function describeList(entries: readonly NamedEntry[]): Promise<DescribedList> {
  const known = await readKnown(entries)
  const described = entries.map((entry) => entryOf(entry, known))
  const named = new Set(described.flatMap(({ product, choices }) => [product, ...choices.map(({ productId }) => productId)]))
  return describedList.parse({ entries: described, products: [...known.byNumber.values()].filter(({ id }) => named.has(id)) })
}

async function readKnown(entries: readonly NamedEntry[]): Promise<Known> {
  const codes = [...new Set(entries.flatMap(({ code }) => code || []))]
  const numbers = [...new Set(entries.flatMap(({ product }) => (PRODUCT_ID.test(product) ? product : [])))]
  const matches = codes.length > 0 ? await matchCodes(publishedCodes, codes) : new Map<string, Match>()
  const open = entries.flatMap(({ product, code }) => (product === '' && !matches.get(code)?.match ? foldCode(code) || [] : []))
  const series = open.length > 0 ? await publishedCodes.prefixes([...new Set(open)]) : new Map<string, DocumentId[]>()
  const matched = [...matches.values()].flatMap(({ match, choices }) =>
    [...(match ? [match] : []), ...choices].map(({ product }) => product),
  )
  const ids = [...new Set([...matched, ...[...series.values()].flatMap(([first]) => first ?? [])])]
  return { matches, series, ...(await readListedProducts(numbers, ids)) }
}

function entryOf({ product: number, code }: NamedEntry, known: Known): DescribedEntry {
  const product = known.byNumber.get(number)
  if (code === '') return product ? whole(product, 'found') : nothing('这款产品已不在网站上', [])
  const found = known.matches.get(code) ?? { ...unknown, match: null, choices: [] }
  return matchedEntry(number, found, known) ?? unmatchedEntry({ product: number, code }, found, known)
}

/** A code of the product that it is said to be of, or of any when nobody has said so, is what it is; another one stands in its place. */
function matchedEntry(number: string, { status, match, explanation }: Match, { byId }: Known): DescribedEntry | null {
  const product = match && byId.get(match.product)
  if (!match || !product) return null
  return {
    state: status === 'found' && (number === '' || number === product.id) ? 'found' : 'changed',
    product: product.id,
    code: match.code,
    meaning: product.rule ? meaningWithAccessories(product.rule, match.code) : '',
    note: explanation,
    choices: [],
  }
}

function unmatchedEntry({ product: number, code }: NamedEntry, { explanation, choices }: Match, known: Known): DescribedEntry {
  const { byId, byNumber, series } = known
  const offered = choices.flatMap((one) => {
    const productId = byId.get(one.product)?.id
    return productId === undefined ? [] : [{ code: one.code, productId }]
  })
  const product = byNumber.get(number)
  if (product) return { ...whole(product, 'product'), note: explanation || '这个订货型号现在订不到', choices: offered }
  const [first] = number === '' ? (series.get(foldCode(code)) ?? []) : []
  const ofSeries = first === undefined ? undefined : byId.get(first)
  return ofSeries ? whole(ofSeries, 'found') : nothing(explanation || '没有找到这个型号', offered)
}

const whole = ({ id }: ReadProduct, state: DescribedEntry['state']): DescribedEntry => ({
  ...{ state, product: id, code: '', meaning: '', note: '', choices: [] },
})

const nothing = (note: string, choices: DescribedEntry['choices']): DescribedEntry => ({
  ...{ state: 'unknown', product: '', code: '', meaning: '', note, choices },
})

/** `70 kA，3P，200 A，固定板前，带 AX11`. */
function meaningWithAccessories(rule: OrderingRule, code: string): string {
  const accessories = readCode(rule, code)?.accessories ?? []
  return [meaningOf(rule, code), accessories.length > 0 ? `带 ${accessories.join('、')}` : ''].filter(Boolean).join('，')
}
