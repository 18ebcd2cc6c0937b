import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, GlobalAfterChangeHook } from 'payload'
import { recordAudit } from './audit'
import { auditLabel } from './audit-subject'

/** Written by Payload with every change. */
const machinery = new Set(['createdAt', 'updatedAt'])

/** Recorded: which settings were changed, numbers and choices also from what to what. */
export const recordSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changes = changesOf(global.flattenedFields, previousDoc ?? {}, doc)
  if (changes.length === 0) return doc
  const { slug, label } = global
  await recordAudit(req, { action: 'change-settings', subject: auditLabel(label, slug), collectionSlug: slug, detail: changes.join('；') })
  return doc
}

function changesOf(fields: readonly FlattenedField[], before: object, after: object): string[] {
  return fields.flatMap((field) => {
    const [old, fresh]: unknown[] = [Reflect.get(before, field.name), Reflect.get(after, field.name)]
    if (machinery.has(field.name) || isDeepStrictEqual(old, fresh)) return []
    if (field.type === 'group') return changesOf(field.flattenedFields, Object(old), Object(fresh))
    const label = auditLabel('label' in field ? field.label : undefined, field.name)
    const isPlain = field.type === 'number' || field.type === 'select'
    return [isPlain ? `${label}：${old ?? '无'} → ${fresh}` : label]
  })
}
