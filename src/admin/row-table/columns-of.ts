import type { ClientField } from 'payload'
import { ownLabel } from '../editing/labels'
import type { Column } from './table'

/** Longer texts than this are no texts of a cell. */
const LONGEST = 2000

/** The columns of a list: its texts and references, in the order of the form. */
export function columnsOf(fields: readonly ClientField[]): Column[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return columnsOf(field.fields)
    if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'relationship') return []
    if (field.name === 'id') return []
    const kind = ({ text: 'line', textarea: 'text', relationship: 'references' } as const)[field.type]
    const maxLength = field.type === 'relationship' ? LONGEST : (field.maxLength ?? LONGEST)
    return [{ key: field.name, label: ownLabel(field) ?? field.name, kind, isRequired: field.required === true, maxLength }]
  })
}
