/** The voltages for which tables of selectivity are made, V. */
const VOLTAGES = { least: 380, most: 415 }

/** Does a table of selectivity say anything about a system of this voltage (spec: selector/coordination)? */
export const isTabled = (volts: number): boolean => volts >= VOLTAGES.least && volts <= VOLTAGES.most

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

/** 完全选择性, 至 12.5 kA. */
export const limitText = (limit: number | null): string => (limit === null ? '完全选择性' : `至 ${limit} kA`)

/** Is there selectivity up to this short-circuit current? */
export const reaches = (limit: number | null, kiloamperes: number): boolean => limit === null || limit >= kiloamperes

/**
 * What is said of one downstream device under an upstream one of this rated current: the largest of its rated currents with selectivity up to the
 * short-circuit current; where none has it, what reaches furthest. Nothing is said below the least current of the table.
 */
export function pairBelow(pairs: readonly Pair[], amperes: number, kiloamperes: number): Pair | null {
  const said = pairs.filter(({ from }) => from <= amperes)
  const enough = said.filter(({ limit }) => reaches(limit, kiloamperes))
  return first(enough, (one, other) => other.upTo - one.upTo || further(one, other)) ?? first(said, further)
}

/** What is said of one upstream device above one of this rated current, likewise: the least of its rated currents. */
export function pairAbove(pairs: readonly Pair[], amperes: number, kiloamperes: number): Pair | null {
  const said = pairs.filter(({ upTo }) => upTo >= amperes)
  const enough = said.filter(({ limit }) => reaches(limit, kiloamperes))
  return first(enough, (one, other) => one.from - other.from || further(one, other)) ?? first(said, further)
}

const first = (pairs: readonly Pair[], order: (one: Pair, other: Pair) => number): Pair | null => pairs.toSorted(order)[0] ?? null

/** Total before any number, then what reaches further. */
const further = (one: Pair, other: Pair): number => (other.limit ?? Number.MAX_VALUE) - (one.limit ?? Number.MAX_VALUE)
