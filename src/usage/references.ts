import type { FlattenedField } from 'payload'
import { richTextTargets } from './rich-text-targets'
import { documentTarget, pathTargets, relation, type Target } from './targets'

/** A pointer, with the path of the field that holds it: `badges.image`. */
export type Reference = { path: string; target: Target }

/**
 * Everything that a document points at: relations, files, links to addresses and what is inside formatted text.
 *
 * @param fields the fields of its collection, flattened by Payload
 * @param data the document, or a part of it
 * @param siteUrl the public address, so that a full address of this site counts as one of its own
 */
export function referencesOf(fields: readonly FlattenedField[], data: unknown, siteUrl: string, prefix = ''): Reference[] {
  return fields.flatMap((field) => {
    const value = typeof data === 'object' && data !== null ? Reflect.get(data, field.name) : undefined
    return value === null || value === undefined ? [] : referencesOfField(field, value, siteUrl, `${prefix}${field.name}`)
  })
}

function referencesOfField(field: FlattenedField, value: unknown, siteUrl: string, path: string): Reference[] {
  const parts = Array.isArray(value) ? value : [value]
  if ('flattenedFields' in field) return parts.flatMap((part) => referencesOf(field.flattenedFields, part, siteUrl, `${path}.`))
  if (field.type === 'blocks') {
    return parts.flatMap((part) => {
      const block = field.blocks.find(({ slug }) => slug === Reflect.get(Object(part), 'blockType'))
      return referencesOf(block?.flattenedFields ?? [], part, siteUrl, `${path}.`)
    })
  }
  return targetsOf(field, value, siteUrl).map((target) => ({ path, target }))
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
