import type { BasePayload } from 'payload'
import { readCodeAliases } from '../database/finding/code-aliases'
import { orderCodeIndex } from '../database/finding/order-code-index'
import type { IndexedCode } from '../database/finding/order-codes'
import { beginningsOf, hasUnits, hasWords, wordsWithUnits } from '../domain/order-codes/beginnings'
import { foldCode } from '../domain/order-codes/fold-code'
import { orderingRule } from '../domain/order-codes/rule'
import type { NamedCode } from './interpret'
import { type CodedProduct, codedProduct } from './keep-order-codes'

/** What is shorter names a series. */
const SHORTEST_CODE = 5
const LONGEST_CODE = 80

/** Our order codes that somebody may have typed, with any separators and in any case, or what others write for one. */
export async function namedCodes(payload: BasePayload, text: string): Promise<NamedCode[]> {
  const folded = foldCode(text)
  if (folded.length < SHORTEST_CODE || folded.length > LONGEST_CODE) return []
  const [ours, aliases] = await Promise.all([orderCodeIndex(payload).exact([folded]), readCodeAliases(payload, folded)])
  return [
    ...ours.map(({ product, code }) => ({ product, code, of: null })),
    ...aliases.map(({ code, product, orderCode, maker }) => ({ product, code: orderCode ?? code, of: code, maker: maker ?? '' })),
  ]
}

/** Of the codes that begin with the first of several words, so many are looked at for the others. */
const MOST_COMPARED = 300

/** Is a text the beginning of one of these codes? */
export const isBeginning = (text: string, codes: readonly NamedCode[]): boolean =>
  codes.some(({ code }) => foldCode(code).startsWith(foldCode(text)))

/** The first order codes that begin with what is typed so far, or with its first words, and have the others further on. */
export async function codesBeginning(payload: BasePayload, text: string, limit: number): Promise<NamedCode[]> {
  if (text.length > LONGEST_CODE) return []
  for (const { beginning, rest } of beginningsOf(text, SHORTEST_CODE)) {
    const begun = await orderCodeIndex(payload).startingWith(beginning, rest.length > 0 ? MOST_COMPARED : limit)
    const found = await meaning(
      payload,
      wordsWithUnits(rest),
      begun.filter(({ code }) => hasWords(code, rest)),
    )
    if (found.length > 0) return found.slice(0, limit).map(({ product, code }) => ({ product, code, of: null }))
  }
  return []
}

/** Of codes that have these figures somewhere, those in which they stand for that; all, where none is known to. */
async function meaning(payload: BasePayload, figures: readonly string[], codes: readonly IndexedCode[]): Promise<readonly IndexedCode[]> {
  if (figures.length === 0 || codes.length === 0) return codes
  const { docs } = await payload.db.find({
    collection: 'products',
    where: { id: { in: [...new Set(codes.map(({ product }) => product))] } },
    select: { orderingRule: true },
    pagination: false,
  })
  const rules = new Map(docs.map((row) => ruleOf(codedProduct.parse(row))))
  const meant = codes.filter(({ product, code }) => {
    const rule = rules.get(String(product))
    return rule !== undefined && hasUnits(rule, code, figures)
  })
  return meant.length > 0 ? meant : codes
}

const ruleOf = ({ id, orderingRule: stored }: CodedProduct) => [String(id), orderingRule.safeParse(stored).data] as const
