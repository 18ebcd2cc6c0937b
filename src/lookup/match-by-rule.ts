import { type Reading, readCode } from '../domain/order-codes/read-code'
import type { OrderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import type { IndexedCode } from './code-index'
import { type Match, near, sentence } from './match'
import { codesWith } from './near-codes'

export type Rules = ReadonlyMap<DocumentId, OrderingRule>

type ReadByRule = { product: DocumentId; rule: OrderingRule; reading: Reading }

/** So many products may have codes that begin alike. */
const MOST_PRODUCTS = 50

/**
 * Reads a code by the rules of the products whose codes begin like it: fragments in another order, with units and accessories, or too few of
 * them.
 *
 * @returns null when none of the rules has such fragments
 */
export function matchByRule(text: string, products: readonly DocumentId[], rules: Rules): Match | null {
  const readings = products.slice(0, MOST_PRODUCTS).flatMap((product): ReadByRule[] => {
    const rule = rules.get(product)
    const reading = rule && readCode(rule, text)
    return rule && reading ? [{ product, rule, reading }] : []
  })
  const complete = readings.flatMap(({ product, reading: { code, accessories, notes } }) =>
    code === null ? [] : [{ match: { code: [code, ...accessories].join(' '), product }, notes }],
  )
  const [whole, ...others] = complete
  if (whole && others.length === 0) return { status: 'found', match: whole.match, explanation: sentence(whole.notes), choices: [] }
  if (whole)
    return near(
      complete.map(({ match }) => match),
      ['有几种可能'],
    )
  return nearestReadings(readings)
}

/** Of the readings that lack least, some codes of each. */
function nearestReadings(readings: readonly ReadByRule[]): Match | null {
  const least = Math.min(...readings.map(({ reading }) => reading.missing.length))
  const nearest = readings.filter(({ reading }) => reading.missing.length === least)
  const codes = nearest.map(({ product, rule, reading }) => codesWith(rule, reading.choices).map((code) => ({ code, product })))
  const choices = inTurns(codes)
  return choices.length > 0 ? near(choices, nearest[0]?.reading.notes ?? []) : null
}

/** The first of each, then the second of each, and so on. */
function inTurns(lists: readonly (readonly IndexedCode[])[]): IndexedCode[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}
