import 'server-only'
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, PaginatedDocs, Where } from 'payload'
import { getCms } from '../cms'
import { noteReads } from '../lib/content-reads.mjs'
import { fillBlanks, withoutUntitled } from './drafts'
import { findLatestDrafts } from './latest-drafts'
import { markSources } from './mark-sources'
import type { AnyQuery } from './query'
import { findWithDraft } from './shared-draft'
import type { Viewer } from './viewer'

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
 * therefore said here, once: what is published and not in the trash. In previews, staff reads all drafts with the rights of
 * the user (latest-drafts.ts), who came by a shared link the one that it names.
 * In the admin's panel texts carry marks of where they come from: here, and nowhere else, they get them.
 */
export async function find<S extends CollectionSlug, F extends Fields<S>>(viewer: Viewer, query: Query<S, F>): Promise<Rows<S, F>>
export async function find(viewer: Viewer, query: Omit<AnyQuery, 'where' | 'limit' | 'pagination'> & Partial<AnyQuery>) {
  noteReads([query.collection])
  const fullQuery: AnyQuery = { where: {}, limit: 0, pagination: true, ...query }
  if (viewer.kind === 'staff') return findDrafts(viewer, fullQuery)
  if (viewer.kind === 'published') return findMarked(fullQuery)
  if (viewer.kind === 'shared' && viewer.document.slug === query.collection && viewer.document.id !== null) {
    return findWithDraft(viewer.document.id, fullQuery, findPublished)
  }
  return findPublished(fullQuery)
}

async function findPublished({ where, ...query }: AnyQuery) {
  const cms = await getCms()
  const { versions, trash } = Reflect.get(cms.collections, query.collection).config
  const published: Where = versions?.drafts ? { _status: { equals: 'published' } } : {}
  const kept: Where = trash ? { deletedAt: { exists: false } } : {}
  return cms.db.find({ ...query, where: { and: [published, kept, where] } })
}

async function findMarked(query: AnyQuery) {
  const cms = await getCms()
  const { config } = Reflect.get(cms.collections, query.collection)
  const result = await findPublished(query)
  return { ...result, docs: result.docs.map((row) => markSources(config, row, row.id)) }
}

async function findDrafts({ user, document, isMarked }: Extract<Viewer, { kind: 'staff' }>, { where, ...query }: AnyQuery) {
  const cms = await getCms()
  const { config } = Reflect.get(cms.collections, query.collection)
  const shown = withoutUntitled(config, document?.slug === query.collection ? document.id : null)
  const result = await findLatestDrafts(user, { ...query, where: { and: [shown, where] } })
  const rows = result.docs.map((row) => fillBlanks(config, row))
  return { ...result, docs: isMarked ? rows.map((row) => markSources(config, row, row.id)) : rows }
}

/** Reads a global, relations as ids: the draft for staff and for who came by a link to it, else what is published. */
export async function findGlobal<S extends GlobalSlug>(viewer: Viewer, slug: S): Promise<DataFromGlobalSlug<S>>
export async function findGlobal(viewer: Viewer, slug: GlobalSlug) {
  noteReads([slug])
  const cms = await getCms()
  const isShared = viewer.kind === 'shared' && viewer.document.slug === slug
  const draft = isShared || viewer.kind === 'staff'
  const user = viewer.kind === 'staff' ? viewer.user : undefined
  const row = await cms.findGlobal({ slug, depth: 0, draft, overrideAccess: isShared, user })
  const config = cms.globals.config.find((global) => global.slug === slug)
  const shown = draft && config ? fillBlanks(config, row) : row
  const isMarked = viewer.kind === 'published' || (viewer.kind === 'staff' && viewer.isMarked)
  return isMarked && config ? markSources(config, shown, undefined) : shown
}
