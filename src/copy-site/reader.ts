import type { Row, Unit } from './units'

/** Reads a database from beginning to end. */
export type Reader = {
  /** Of this kind, in the order of their ids, whether they are copied or not. */
  rows: (unit: Unit) => AsyncIterable<Row>
  /** The ids of a collection in their order. */
  ids: (slug: string) => readonly string[]
  /** How often content was changed, and when (record 0015), by the names of SQLite's counters. */
  contentVersion: () => Promise<Record<string, number>>
  close: () => Promise<void>
}
