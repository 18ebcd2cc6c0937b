import 'server-only'
import type { LookupRow } from '../contract/lookup'
import { isWrittenOut, lastNumberNote, unusedNumberNote, withoutLastNumber } from '../domain/code-list/last-number'
import type { CodeList, ListedCode } from '../domain/code-list/read-list'
import { type LookedUp, lookUpCodes } from './look-up-codes'
import { sentence } from './match'

type Row = ListedCode & LookupRow

/**
 * Looks up the codes of a list, and tells the quantities that only they tell (spec: lookup/quantity); what is unknown as a whole, but not without its
 * last number, is offered to be chosen from.
 */
export async function lookUpRows({ codes, columns }: CodeList): Promise<{ rows: Row[]; products: LookedUp['products'] }> {
  const { rows, products } = await lookUpCodes(codes.map(({ written }) => written))
  const listed = codes.flatMap((code, index): Row[] => (rows[index] ? [{ ...code, ...rows[index] }] : []))
  // Where several columns may hold the quantity, it is not at the end of the code.
  const shorter = new Map(columns.isQuantityUnclear ? [] : listed.flatMap(shorterOf))
  if (shorter.size === 0) return { rows: listed, products }
  const again = await lookUpCodes([...shorter.values()].map(({ written }) => written))
  const read = new Map([...shorter].flatMap(([row, text], index) => readAgain(row, text, again.rows[index])))
  const all = new Map([...products, ...again.products].map((product) => [product.id, product]))
  return { rows: listed.map((row) => read.get(row) ?? row), products: [...all.values()] }
}

type Shorter = { written: string; quantity: number }

function shorterOf(row: Row): [Row, Shorter][] {
  const shorter = row.match === null && row.quantity === null && row.unreadQuantity === '' ? withoutLastNumber(row.written) : null
  return shorter ? [[row, shorter]] : []
}

function readAgain(row: Row, { written, quantity }: Shorter, found: LookupRow | undefined): [Row, Row][] {
  if (!found) return []
  const { status, match, explanation } = found
  if (status === 'found' && match && isWrittenOut(written, match.code))
    return [[row, { ...row, ...found, written, quantity, explanation: sentence([explanation, lastNumberNote(quantity)]) }]]
  const choices = match ? [match] : found.choices
  if (row.status !== 'unknown' || choices.length === 0) return []
  return [[row, { ...row, status: 'near', choices, explanation: sentence([explanation, unusedNumberNote(quantity)]) }]]
}
