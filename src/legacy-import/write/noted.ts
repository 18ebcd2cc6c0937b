import type { Place } from '../../import-orders/places'
import type { Prints } from '../journal/decide'
import { fingerprint } from '../journal/fingerprint'
import { entryKey, madeAt, type NewEntry } from '../journal/journal'
import type { StoredDocument } from './stored'

/** What is known of a document that no import has brought. */
export const emptyEntry = (place: Place, key: string): NewEntry => ({
  ...{ place, key: entryKey(place, key), document: null, createdBy: '' },
  ...{ prints: {}, before: [], sha256: '', sortNumber: null },
})

/** The values of some names. */
export const only = <T>(values: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** The values of all names but some. */
export const without = <T>(values: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Fingerprints of values. */
export const printed = (values: Record<string, unknown>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, fingerprint(values[name])]))

/** What the source said, and what was written for it. */
export const printsOf = (prints: Record<string, string>, { values }: StoredDocument): Prints => ({
  ...madeAt(values.createdAt),
  ...Object.fromEntries(Object.entries(prints).map(([name, source]) => [name, { source, written: fingerprint(values[name]) }])),
})
