import type { FlattenedField, SanitizedConfig } from 'payload'

/** A field that refers to documents of a collection. */
type Place = { path: string; label: string; isPolymorphic: boolean }

/** A collection or a global with fields that may refer to the documents asked about. */
export type Owner = {
  kind: 'collections' | 'globals'
  slug: string
  /** Its Chinese name. */
  label: string
  /** The field that names one of its documents; empty for globals. */
  titleField: string
  hasDrafts: boolean
  hasTrash: boolean
  places: Place[]
  /** Formatted texts, which can hold files and links anywhere. */
  texts: { path: string; label: string }[]
}

/**
 * Where documents of a collection can be used at all, read from the configuration: a new field counts without a change here.
 *
 * @param slug of the documents asked about
 */
export function ownersOf(config: SanitizedConfig, slug: string): Owner[] {
  const collections = config.collections.map((collection) => ({
    ...{ kind: 'collections' as const, slug: collection.slug, label: textOf(collection.labels.singular, collection.slug) },
    ...{
      titleField: collection.admin.useAsTitle ?? 'id',
      hasDrafts: Boolean(collection.versions?.drafts),
      hasTrash: Boolean(collection.trash),
    },
    ...fieldsOf(collection.flattenedFields, slug),
  }))
  const globals = config.globals.map((global) => ({
    ...{ kind: 'globals' as const, slug: global.slug, label: textOf(global.label, global.slug) },
    ...{ titleField: '', hasDrafts: Boolean(global.versions?.drafts), hasTrash: false },
    ...fieldsOf(global.flattenedFields, slug),
  }))
  return [...collections, ...globals].filter(({ places, texts, ...owner }) => !isInternal(owner.slug) && places.length + texts.length > 0)
}

/** Payload's own collections hold locks, jobs and preferences, not content. */
const isInternal = (slug: string) => slug.startsWith('payload-')

function fieldsOf(fields: readonly FlattenedField[], slug: string, prefix = ''): Pick<Owner, 'places' | 'texts'> {
  const found: Pick<Owner, 'places' | 'texts'> = { places: [], texts: [] }
  for (const field of fields) {
    const path = `${prefix}${field.name}`
    const label = textOf('label' in field ? field.label : undefined, field.name)
    if (field.type === 'richText') found.texts.push({ path, label })
    else if (field.type === 'relationship' || field.type === 'upload') {
      const isPolymorphic = Array.isArray(field.relationTo)
      if ([field.relationTo].flat().some((relation) => relation === slug)) found.places.push({ path, label, isPolymorphic })
    } else if ('flattenedFields' in field) {
      const inner = fieldsOf(field.flattenedFields, slug, `${path}.`)
      found.places.push(...inner.places)
      found.texts.push(...inner.texts)
    }
  }
  return found
}

/** Labels may be translated or made by functions; this project's are plain texts. */
function textOf(label: unknown, otherwise: string): string {
  return typeof label === 'string' ? label : otherwise
}
