/** The voltages for which tables of selectivity are made, V. */
const VOLTAGES = { least: 380, most: 415 }

/** Does a table of selectivity say anything about a system of this voltage (spec: selector/coordination)? */
export const isTabled = (volts: number): boolean => volts >= VOLTAGES.least && volts <= VOLTAGES.most

/** Of devices that have a table, A. */
export const LEAST_CURRENT = 0.1
export const MOST_CURRENT = 10_000

/** What a table says of two devices: from this rated current of the upstream one, up to that of the downstream one. */
export type Pair = {
  from: number
  upTo: number
  /** In kA; null for total selectivity. */
  limit: number | null
}

/**
 * The limit as editors write it: a number of kA, or T for total selectivity.
 *
 * @returns null for total, undefined for what is neither
 */
export function readLimit(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').trim()
  if (plain.toUpperCase() === 'T') return null
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

/** Where a row of a table names the product below. */
export const SELECTIVE_PRODUCT = 'selectivity.product'

/** Where a row stands in a table: each place is said once, or the page would show the one row, and the selector keep to the other. */
export type Place = { product: string | number | null | undefined; from: number | null; upTo: number | null }

/** The first place of a table that is said twice, by its rows; null where none is. */
export function saidTwice(places: readonly Place[]): { first: number; again: number } | null {
  const known = new Map<string, number>()
  for (const [again, { product, from, upTo }] of places.entries()) {
    if (product === null || product === undefined || from === null || upTo === null) continue
    const place = [product, from, upTo].join(' ')
    const first = known.get(place)
    if (first !== undefined) return { first, again }
    known.set(place, again)
  }
  return null
}

/** 完全选择性, 至 12.5 kA. */
export const limitText = (limit: number | null): string => (limit === null ? '完全选择性' : `至 ${limit} kA`)

/** Is there selectivity up to this short-circuit current? */
export const reaches = (limit: number | null, kiloamperes: number): boolean => limit === null || limit >= kiloamperes

/** A table of one upstream product, as far as it is about one downstream product. */
export type Table = {
  pairs: readonly Pair[]
  /** The rated currents of the upstream product for which its whole table is made. */
  columns: readonly number[]
}

/**
 * What is said of a downstream product under an upstream device of this rated current: up to which of its rated currents there is selectivity
 * up to the short-circuit current; where there is none, what is said of the least of them. Nothing is said below the least column of the table.
 *
 * What is promised holds for all devices up to that current: of several rows the one counts that promises least, and none is passed over.
 */
export function pairBelow({ pairs, columns }: Table, amperes: number, kiloamperes: number): Pair | null {
  const column = columns.findLast((from) => from <= amperes)
  const rows = ascending(pairs.map(({ upTo }) => upTo))
  const cells = column === undefined ? [] : rows.map((upTo) => cellOf(pairs, column, upTo))
  return furthest(cells, kiloamperes)
}

/** What is said of an upstream product above a device of this rated current, likewise: from which of its rated currents. */
export function pairAbove({ pairs, columns }: Table, amperes: number, kiloamperes: number): Pair | null {
  const row = ascending(pairs.map(({ upTo }) => upTo)).find((upTo) => upTo >= amperes)
  const cells = row === undefined ? [] : columns.map((from) => cellOf(pairs, from, row)).reverse()
  return furthest(cells, kiloamperes)
}

/** The numbers of a table's head or side. */
export const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((one, other) => one - other)

/** Two rows for the same currents are a mistake: the lesser counts. */
const cellOf = (pairs: readonly Pair[], from: number, upTo: number): Pair | undefined =>
  pairs.filter((pair) => pair.from === from && pair.upTo === upTo).reduce<Pair | undefined>(lesser, undefined)

function lesser(one: Pair | undefined, other: Pair): Pair {
  return one && (other.limit === null || (one.limit !== null && one.limit <= other.limit)) ? one : other
}

/** How far one may go from the safest side, as long as the least that was promised on the way is enough. */
function furthest([safest, ...others]: readonly (Pair | undefined)[], kiloamperes: number): Pair | null {
  let [found, least] = [safest ?? null, safest]
  for (const cell of others) {
    if (!cell || !least) break
    least = lesser(least, cell)
    if (!reaches(least.limit, kiloamperes)) break
    found = { ...cell, limit: least.limit }
  }
  return found
}
