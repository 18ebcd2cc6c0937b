import type { FlattenedField } from 'payload'
import { richTextTargets } from './rich-text-targets'
import { documentTarget, pathTargets, relation, type Target } from './targets'

/** A pointer, with the name of the field that holds it. */
export type Reference = { field: string; target: Target }

/**
 * Everything that a document points at: relations, files, links to addresses and what is inside formatted text.
 *
 * @param fields the fields of its collection, flattened by Payload
 * @param data the document, or a part of it, with relations as ids
 * @param siteUrl the public address, so that a full address of this site counts as one of its own
 */
export function referencesOf(fields: readonly FlattenedField[], data: unknown, siteUrl: string): Reference[] {
  return fields.flatMap((field) => {
    const value = typeof data === 'object' && data !== null ? Reflect.get(data, field.name) : undefined
    return value === null || value === undefined ? [] : referencesOfField(field, value, siteUrl)
  })
}

function referencesOfField(field: FlattenedField, value: unknown, siteUrl: string): Reference[] {
  if ('flattenedFields' in field) {
    const parts = Array.isArray(value) ? value : [value]
    return parts.flatMap((part) => referencesOf(field.flattenedFields, part, siteUrl))
  }
  const name = typeof field.label === 'string' ? field.label : field.name
  return targetsOf(field, value, siteUrl).map((target) => ({ field: name, target }))
}

function targetsOf(field: FlattenedField, value: unknown, siteUrl: string): Target[] {
  if (field.type === 'relationship' || field.type === 'upload') return relationTargets(field.relationTo, value)
  if (field.type === 'richText') return richTextTargets(value, siteUrl)
  if (field.type === 'text' && field.custom?.isLink) return pathTargets(value, siteUrl)
  return []
}

function relationTargets(relationTo: string | string[], value: unknown): Target[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one): Target[] => {
    if (typeof relationTo === 'string') {
      const single = relation.safeParse(one)
      return single.success ? [{ collection: relationTo, id: single.data }] : []
    }
    const either = documentTarget.safeParse(one)
    return either.success ? [either.data] : []
  })
}
