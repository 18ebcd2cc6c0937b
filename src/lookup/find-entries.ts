import 'server-only'
import type { ComparedEntry } from '../content/compared-products'
import { foldCode } from '../domain/order-codes/fold-code'
import { PRODUCT_ID } from '../domain/product-ids'
import type { Match } from './match'
import { matchCodes } from './match-codes'
import { publishedCodes } from './published-codes'

/** What an entry of an address means; `note` says why, where it is something else than what was written. */
export type FoundEntry = { written: string; meant: ComparedEntry | null; note: string }

/**
 * Products and order codes as visitors name them: numbers of products, codes in any spelling, old ones and those of other makers, and what the
 * codes of one product begin with.
 */
export async function findEntries(entries: readonly string[]): Promise<FoundEntry[]> {
  const codes = entries.filter((entry) => !PRODUCT_ID.test(entry))
  const matches: ReadonlyMap<string, Match> = codes.length > 0 ? await matchCodes(publishedCodes, codes) : new Map()
  const open = codes.filter((code) => !matches.get(code)?.match).map(foldCode)
  const series: Awaited<ReturnType<typeof publishedCodes.prefixes>> = open.length > 0 ? await publishedCodes.prefixes(open) : new Map()
  return entries.map((written) => {
    const match = matches.get(written)?.match
    if (PRODUCT_ID.test(written)) return { written, meant: { number: written }, note: '' }
    if (match) return { written, meant: match, note: noteOf(matches.get(written)) }
    const [product] = series.get(foldCode(written)) ?? []
    return { written, meant: product === undefined ? null : { product, code: '' }, note: '' }
  })
}

const noteOf = (match: Match | undefined): string => (match && match.status !== 'found' ? match.explanation : '')
