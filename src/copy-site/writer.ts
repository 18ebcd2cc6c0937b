import type { Data } from './convert'
import type { Reader } from './reader'
import type { Unit } from './units'

/** A row of the target. */
export type NewRow = { id: number | string; data: Data }

/** Writes a database from its beginning on: of each unit there is the first part, in the order of the source, or all. */
export type Writer = Omit<Reader, 'ids'> & {
  /** @param before how many rows of this unit are there */
  write: (unit: Unit, rows: readonly NewRow[], before: number) => Promise<void>
  setContentVersion: (numbers: Readonly<Record<string, number>>) => Promise<void>
  /** How relations and times are stored. */
  stores: { relation: (id: number | string) => unknown; date: (iso: string) => unknown }
  /** What refers to rows that are not there; a database that finds some is not whole. */
  countBroken: () => Promise<number>
}
