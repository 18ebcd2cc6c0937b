import { type Conversion, convertFields, type Data } from './convert'
import { convertJob, convertPreference } from './of-payload'
import type { Row, Unit } from './units'

/**
 * A row as it is in the target: with the ids of the target wherever it refers to something, and without what the collection's
 * fields don't name.
 *
 * @returns null for a version of what is gone
 */
export function convertRow(unit: Unit, row: Row, conversion: Conversion): Data | null {
  const converted = convertFields(unit.fields, row.data, conversion)
  if (unit.kind === 'versions' && converted.parent === undefined) return null
  // A version is the newest one or it is not: MongoDB has no word for the second.
  if (converted.latest === false) delete converted.latest
  if (unit.slug === 'payload-jobs') return convertJob(converted, conversion)
  if (unit.slug === 'payload-preferences') return convertPreference(converted, conversion)
  return converted
}
