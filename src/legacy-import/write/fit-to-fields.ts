import type { FlattenedField } from 'payload'
import type { Remark } from '../map/wanted'

/**
 * What the content model has no room for is cut off, and said (spec: moving/nothing-silent): a text that is too long, rows that are too many.
 *
 * @param fields of the collection
 */
export function fitToFields(fields: readonly FlattenedField[], data: Record<string, unknown>, remarks: Remark[]): Record<string, unknown> {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name)
    return [name, field ? fitted(field, value, remarks) : value] as const
  })
  return Object.fromEntries(entries)
}

function fitted(field: FlattenedField, value: unknown, remarks: Remark[]): unknown {
  if ((field.type === 'text' || field.type === 'textarea') && typeof value === 'string') {
    const longest = field.maxLength ?? Number.POSITIVE_INFINITY
    if (value.length <= longest) return value
    const kept = wholeCharacters(value.slice(0, longest))
    remarks.push({ kind: 'cut-text', about: `${labelOf(field)}：${value.slice(kept.length)}` })
    return kept
  }
  if (field.type === 'array' && Array.isArray(value)) {
    const most = field.maxRows ?? Number.POSITIVE_INFINITY
    if (value.length > most) remarks.push({ kind: 'cut-rows', about: `${labelOf(field)}：${JSON.stringify(value.slice(most))}` })
    return value.slice(0, most).map((row: unknown) => (isRow(row) ? fitToFields(field.flattenedFields, row, remarks) : row))
  }
  return value
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const labelOf = (field: FlattenedField): string => ('label' in field && typeof field.label === 'string' ? field.label : field.name)

/** Half of a character is none. */
const wholeCharacters = (text: string) => text.replace(/[\ud800-\udbff]$/, '')
