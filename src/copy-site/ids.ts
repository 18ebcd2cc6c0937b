import type { DatabaseKind } from './places'

/** How the documents of a source are called in the target. */
export type Ids = {
  /** Undefined for what is not there: a pointer of MongoDB may lead nowhere, which SQLite does not allow. */
  of: (slug: string, id: unknown) => number | string | undefined
  /** The same within texts, where a pointer that leads nowhere does no harm. */
  evenIfGone: (slug: string, id: unknown) => unknown
}

/** The documents of the source, by collection, in the order of their ids. */
export type SourceIds = (slug: string) => readonly string[]

/**
 * A number as an id of MongoDB, and back: its first half, which is the time and the machine elsewhere, is empty, so that those that
 * MongoDB gives come later. So a site that moves there and back is the same, and nothing has to be remembered on the way.
 */
const HALF = '0'.repeat(12)
const NUMBERED = /^0{12}([0-9a-f]{12})$/

/** The id of MongoDB for a row of SQLite. */
export const objectIdOf = (id: number) => `${HALF}${id.toString(16).padStart(12, '0')}`

/** The row of SQLite for such an id of MongoDB; undefined for one that MongoDB gave itself. */
export function numberOf(id: string): number | undefined {
  const [, hex] = NUMBERED.exec(id) ?? []
  return hex === undefined ? undefined : Number.parseInt(hex, 16)
}

/** How ids are carried over; those of one kind of database are kept. */
export function idsBetween(from: DatabaseKind, to: DatabaseKind, sourceIds: SourceIds): Ids {
  if (from === to) return { of: (_, id) => known(id), evenIfGone: (_, id) => id }
  return from === 'sqlite' ? fromNumbers : toNumbers(sourceIds)
}

const known = (id: unknown) => (typeof id === 'number' || typeof id === 'string' ? id : undefined)

const numbered = (id: unknown) => (typeof id === 'number' || /^\d{1,15}$/.test(String(id)) ? objectIdOf(Number(id)) : undefined)

const fromNumbers: Ids = {
  of: (_, id) => numbered(id),
  evenIfGone: (_, id) => numbered(id) ?? id,
}

function toNumbers(sourceIds: SourceIds): Ids {
  const numbersOf = new Map<string, ReadonlyMap<string, number>>()
  const of = (slug: string, id: unknown) => {
    const numbers = numbersOf.get(slug) ?? numbersFor(sourceIds(slug))
    numbersOf.set(slug, numbers)
    return numbers.get(String(id))
  }
  return { of, evenIfGone: (slug, id) => of(slug, id) ?? numberOf(String(id)) ?? id }
}

/** Those that were numbers are so again; the others are counted on from the highest, in their order. */
export function numbersFor(ids: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>()
  let last = 0
  for (const id of ids) {
    last = numberOf(id) ?? last + 1
    numbers.set(id, last)
  }
  return numbers
}
