import { buildVersionCollectionFields, buildVersionGlobalFields, type FlattenedField, type SanitizedConfig } from 'payload'
import { contentCounters, VALUES_OF } from '../database/content-counters.mjs'

/** Rows of one kind that are copied in the order of their ids: of a collection or a global, or their versions. */
export type Unit = {
  kind: 'documents' | 'versions' | 'global' | 'global versions'
  slug: string
  /** As the table at the end calls it. */
  name: string
  fields: FlattenedField[]
}

/** A row as Payload reads it, with the ids of its own database. */
export type Row = { id: number | string; data: Readonly<Record<string, unknown>> }

/** The migrations that a database has had are its own. */
const OF_THE_DATABASE = 'payload-migrations'

/** All that is copied, read from the configuration: a new collection or field counts without a change here. */
export function unitsOf(config: SanitizedConfig): Unit[] {
  const collections = config.collections.filter(({ slug, custom }) => slug !== OF_THE_DATABASE && !custom?.isDerived)
  return [
    ...collections.flatMap((collection): Unit[] => {
      const { slug, flattenedFields: fields } = collection
      const documents: Unit = { kind: 'documents', slug, name: slug, fields }
      if (!collection.versions) return [documents]
      const ofVersions = buildVersionCollectionFields(config, collection, true)
      return [documents, { kind: 'versions', slug, name: `${slug}, versions`, fields: ofVersions }]
    }),
    ...config.globals.flatMap((global): Unit[] => {
      const { slug, flattenedFields: fields } = global
      const document: Unit = { kind: 'global', slug, name: slug, fields }
      if (!global.versions) return [document]
      const ofVersions = buildVersionGlobalFields(config, global, true)
      return [document, { kind: 'global versions', slug, name: `${slug}, versions`, fields: ofVersions }]
    }),
  ]
}

/** Whether an id of these rows is kept where both databases are of one kind: nothing refers to the others. */
export const hasLastingIds = ({ kind }: Unit) => kind === 'documents'

/** The version of the content has a place of its own in each database (record 0051), and is carried over by itself. */
const CONTENT_COUNTERS: readonly string[] = Object.values(contentCounters)

/** What is kept beside the content and made of it, in tables and in documents, by the names under which is kept how far it is filled. */
const FILLED = new Set(['references', 'order-codes', 'search', 'attribute-values', 'listings'])

const leftOut: Record<string, (data: Row['data']) => boolean> = {
  counters: ({ name }) => isContentCounter(String(name)) || String(name).startsWith(VALUES_OF),
  // And which forms are open at this moment.
  'payload-kv': ({ key }) => FILLED.has(String(key)) || String(key).startsWith('editing:'),
}

/** Is it a counter of the version of the content? */
export const isContentCounter = (name: string) => CONTENT_COUNTERS.includes(name) || name.startsWith(`${contentCounters.changed}:`)

/** What stands among the rows of a unit and is not copied with them. */
export const isLeftOut = ({ slug }: Unit, { data }: Row): boolean => leftOut[slug]?.(data) ?? false
