import type { BasePayload, CollectionSlug, FlattenedField, GlobalSlug, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** A collection with a public face: what its documents are called, and which field names them. */
export type ContentKind = { slug: CollectionSlug; label: string; titleField: string; fields: FlattenedField[] }

/** A page or the settings of the whole site. */
export type ContentPage = { slug: GlobalSlug; label: string; fields: FlattenedField[] }

/** Collections that have drafts: what editors publish (see collections/content-collection.ts). */
export function contentKinds({ config }: BasePayload): ContentKind[] {
  return config.collections.filter((collection) => hasDrafts(collection)).map(toKind)
}

/** Globals that have drafts. */
export function contentPages({ config }: BasePayload): ContentPage[] {
  return config.globals
    .filter((page) => hasDrafts(page))
    .map(({ slug, label, flattenedFields }) => {
      return { slug, label: String(label), fields: flattenedFields }
    })
}

/** One kind by the name of its collection; undefined for what editors don't publish. */
export function contentKind(payload: BasePayload, slug: string): ContentKind | undefined {
  return contentKinds(payload).find((kind) => kind.slug === slug)
}

/** Where a document, or a page when there is no id, is edited. */
export function editAddress(slug: string, id?: number | string): string {
  return id === undefined ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}

/** The title of a document; a draft that was just begun has none. */
export function titleOf(row: object, titleField: string): string {
  const title = Reflect.get(row, titleField)
  return typeof title === 'string' && title.trim() !== '' ? title.replaceAll('\n', ' ') : '（无标题）'
}

function toKind({ slug, labels, admin, flattenedFields }: SanitizedCollectionConfig): ContentKind {
  return { slug, label: String(labels.singular), titleField: admin.useAsTitle ?? 'id', fields: flattenedFields }
}

function hasDrafts({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return Boolean(versions?.drafts)
}
