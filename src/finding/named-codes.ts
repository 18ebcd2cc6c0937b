import type { BasePayload } from 'payload'
import { readCodeAliases } from '../database/finding/code-aliases'
import { orderCodeIndex } from '../database/finding/order-code-index'
import { beginningsOf, hasWords } from '../domain/order-codes/beginnings'
import { foldCode } from '../domain/order-codes/fold-code'
import type { NamedCode } from './interpret'

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
    const found = begun.filter(({ code }) => hasWords(code, rest)).slice(0, limit)
    if (found.length > 0) return found.map(({ product, code }) => ({ product, code, of: null }))
  }
  return []
}
