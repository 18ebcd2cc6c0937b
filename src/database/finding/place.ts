import { type FoundKind, kinds } from '../../domain/search/entry'
import type { Standing } from './finder'

/** Bits of the number by which SQLite orders entries. */
const ORDER_BITS = 16n
const DAY_BITS = 15n
const ID_BITS = 29n
const KIND_SHIFT = ORDER_BITS + DAY_BITS + ID_BITS

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2000, 0, 1) / DAY_MS

const most = (bits: bigint) => 2n ** bits - 1n
const within = (value: number, bits: bigint) => BigInt(Math.min(Math.max(Math.trunc(value), 0), Number(most(bits))))

/** The place of an editor's order, as both databases compare it. */
export const orderOf = ({ sortOrder }: Pick<Standing, 'sortOrder'>): number => Number(within(sortOrder, ORDER_BITS))

/** The day of publishing, counted; 0 for none. */
export const dayOf = ({ publishedAt }: Pick<Standing, 'publishedAt'>): number =>
  Number(within(Math.floor(Date.parse(publishedAt) / DAY_MS) - FIRST_DAY || 0, DAY_BITS))

/** One number that says the kind, and within it the editors' order: the full-text index reads by it, without sorting. */
export function placeOf(kind: FoundKind, standing: Standing): bigint {
  const day = most(DAY_BITS) - BigInt(dayOf(standing))
  const id = most(ID_BITS) - within(Number(standing.document), ID_BITS)
  return firstPlace(kind) | (BigInt(orderOf(standing)) << (DAY_BITS + ID_BITS)) | (day << ID_BITS) | id
}

export const firstPlace = (kind: FoundKind): bigint => BigInt(kinds.indexOf(kind)) << KIND_SHIFT
export const lastPlace = (kind: FoundKind): bigint => firstPlace(kind) | most(KIND_SHIFT)
