import 'server-only'
import type { CollectionSlug, DataFromCollectionSlug, PaginatedDocs, SelectType, Where } from 'payload'
import { getCms, readingAs, type Viewer } from './cms'

/** `true`, or which parts of a group. */
type Field = true | { [part: string]: Field }
/** The fields to read. */
export type Fields<S extends CollectionSlug> = { [K in keyof DataFromCollectionSlug<S>]?: Field }

type Query<S extends CollectionSlug, F extends Fields<S>> = {
  collection: S
  where?: Where
  /** The fields to read; all when absent. */
  select?: F
  sort?: string[]
  limit?: number
  page?: number
  /** Whether all matches are counted, too. */
  pagination?: boolean
}

type Rows<S extends CollectionSlug, F extends Fields<S>> = PaginatedDocs<
  Pick<DataFromCollectionSlug<S>, Extract<'id' | keyof F, keyof DataFromCollectionSlug<S>>>
>

/**
 * Reads documents, relations as ids.
 *
 * Visitors' reads go to the database adapter itself: Payload's own operation walks every field of every document for
 * hooks and access rules that public content doesn't have, which costs several times the query. What a visitor may see is
 * therefore said here, once: what is published and not in the trash. Previews read drafts through Payload, with the rights of the user.
 */
export async function find<S extends CollectionSlug, F extends Fields<S>>(viewer: Viewer, query: Query<S, F>): Promise<Rows<S, F>> {
  const cms = await getCms()
  const { collection, select, where = {}, limit = 0, pagination = true, ...rest } = query
  const selected: { select?: SelectType } = select ? { select: Object.fromEntries(Object.entries(select)) } : {}
  if (viewer.previewUser) {
    const options: object = { ...rest, ...selected, collection, where, limit, pagination, ...readingAs(viewer) }
    // Called by name: the compiler gives up on the union of all collections.
    return Reflect.apply(cms.find, cms, [options])
  }
  const { versions, trash } = Reflect.get(cms.collections, collection).config
  const published: Where = versions?.drafts ? { _status: { equals: 'published' } } : {}
  const kept: Where = trash ? { deletedAt: { exists: false } } : {}
  return cms.db.find({ ...rest, ...selected, collection, where: { and: [published, kept, where] }, limit, pagination })
}
