import type { ArrayFieldClient, ClientField } from 'payload'
import { ownLabel } from '../editing/labels'
import type { Column } from './table'

/** Longer texts than this are no texts of a cell. */
const LONGEST = 2000

/** So many rows of a list within a row stand side by side. */
const MOST_INSIDE = 4

/** The columns of a list: its texts, references and short lists, in the order of the form. */
export function columnsOf(fields: readonly ClientField[]): Column[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return columnsOf(field.fields)
    if (field.type === 'array') return columnsInside(field)
    return columnOf(field)
  })
}

/** A row within the row after the other: `数值 1`, `说明 1`, `数值 2`. Lists in them again, or without an end, are no cells. */
function columnsInside({ name, fields, maxRows = Number.POSITIVE_INFINITY }: ArrayFieldClient): Column[] {
  if (maxRows > MOST_INSIDE) return []
  const inner = fields.flatMap((field) => (field.type === 'row' ? field.fields : [field])).flatMap(columnOf)
  return Array.from({ length: maxRows }, (_, index) =>
    // What is required is so as soon as there is such a row.
    inner.map((one) => ({ ...one, key: `${name}.${index}.${one.key}`, label: `${one.label} ${index + 1}`, isRequired: false })),
  ).flat()
}

function columnOf(field: ClientField): Column[] {
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'relationship') return []
  if (field.name === 'id') return []
  const own = { key: field.name, label: ownLabel(field) ?? field.name, isRequired: field.required === true }
  if (field.type !== 'relationship')
    return [{ ...own, kind: field.type === 'text' ? 'line' : 'text', maxLength: field.maxLength ?? LONGEST }]
  if (typeof field.relationTo !== 'string') return []
  return [{ ...own, kind: 'references', maxLength: LONGEST, refersTo: { collection: field.relationTo, isOne: field.hasMany !== true } }]
}
