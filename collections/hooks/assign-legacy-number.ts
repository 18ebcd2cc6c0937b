import type { FieldHook } from 'payload'
import { nextNumber } from './next-number'

/**
 * Gives a new document the next free legacy number. A number that was given (by an import, the seed or an
 * administrator) stays; on updates the stored one stays.
 */
export const assignLegacyNumber: FieldHook = async ({ collection, field, operation, originalDoc, req, value }) => {
  if (typeof value === 'number') return value
  if (operation !== 'create') return originalDoc?.[field.name ?? '']
  if (!collection || !field.name) return value
  return nextNumber({ collection: collection.slug, field: field.name, req })
}
