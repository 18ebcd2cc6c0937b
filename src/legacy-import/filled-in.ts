import type { FlattenedField } from 'payload'
import type { Prints } from './journal/decide'
import { fingerprint } from './journal/fingerprint'

/**
 * Has an editor filled in what the source knows nothing of, such as a table of selectivity? Imports leave these fields empty; what has a default, or what
 * nobody fills in by hand, says nothing.
 */
export function isFilledIn(field: FlattenedField, prints: Prints, values: Record<string, unknown>): boolean {
  if (field.name in prints || !isForEditors(field)) return false
  return fingerprint(values[field.name]) !== fingerprint(null)
}

const isForEditors = ({ type, admin, hidden, ...field }: FlattenedField): boolean => {
  const isGiven = type === 'join' || 'virtual' in field || 'defaultValue' in field || ('unique' in field && field.unique === true)
  return !isGiven && !hidden && !admin?.hidden && !admin?.readOnly
}
