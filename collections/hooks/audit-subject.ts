import type { SanitizedCollectionConfig } from 'payload'

/** Collections whose title is what a visitor wrote: their documents are named by number. */
const withoutTitle = new Set(['consultations'])

const TITLE_LENGTH = 200

/**
 * What the audit log calls a document: `产品：HM3-250 塑壳断路器`. It must still be understood when the document is gone.
 *
 * @param doc as a hook gets it; only its id and its title are used
 */
export function auditSubject({ slug, labels, admin }: SanitizedCollectionConfig, doc: { id: number | string }): string {
  const title: unknown = withoutTitle.has(slug) ? undefined : Reflect.get(doc, admin.useAsTitle ?? 'id')
  const name = typeof title === 'string' && title.trim() !== '' ? title.replace(/\s+/g, ' ').slice(0, TITLE_LENGTH) : `#${doc.id}`
  return `${auditLabel(labels.singular, slug)}：${name}`
}

/** @param label of a collection or a global; the admin's are plain Chinese texts */
export function auditLabel(label: unknown, slug: string): string {
  return typeof label === 'string' ? label : slug
}
