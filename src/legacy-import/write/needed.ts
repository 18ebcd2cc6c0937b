import type { FlattenedField } from 'payload'
import type { Remark } from '../map/wanted'

/** A page that is always there, where a link must be. */
const SOME_PAGE = '/CustomerView'

/** Fields of settings that must be filled in and that no source has: something is put there, and said. */
export function fillRequired(
  fields: readonly FlattenedField[],
  values: Record<string, unknown>,
  remarks: Remark[],
): Record<string, unknown> {
  const made = fields.flatMap((field) => {
    const isText = field.type === 'text' || field.type === 'textarea'
    if (!isText || field.required !== true || (typeof values[field.name] === 'string' && values[field.name] !== '')) return []
    const value = /Url$/.test(field.name) ? SOME_PAGE : '—'
    remarks.push({ kind: 'made-up', about: `${field.name}: ${value}` })
    return [[field.name, value] as const]
  })
  return { ...values, ...Object.fromEntries(made) }
}
