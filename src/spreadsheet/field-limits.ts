import type { FlattenedField } from 'payload'

/** What the content model demands of a field. */
export type FieldLimits = { required: boolean; maxLength: number; maxRows: number; min: number }

/**
 * Looks up a field's limits in the collection, so that an import demands what the editing form demands.
 *
 * @param path names from the outside in, such as `parameters.group`
 */
export function limitsOf(fields: readonly FlattenedField[], path: string): FieldLimits {
  const [name, ...rest] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`No field ${path}`)
  if (rest.length > 0) return limitsOf('flattenedFields' in field ? field.flattenedFields : [], rest.join('.'))
  const numberAt = (key: string, otherwise: number): number => {
    const value: unknown = Reflect.get(field, key)
    return typeof value === 'number' ? value : otherwise
  }
  return {
    required: 'required' in field && field.required === true,
    maxLength: numberAt('maxLength', Number.POSITIVE_INFINITY),
    maxRows: numberAt('maxRows', Number.POSITIVE_INFINITY),
    min: numberAt('min', Number.NEGATIVE_INFINITY),
  }
}
