import 'server-only'
import {
  appendVersionToQueryKey,
  type CollectionSlug,
  combineQueries,
  createLocalReq,
  executeAccess,
  getQueryDraftsSort,
  type TypedUser,
  type Where,
} from 'payload'
import { getCms } from '../cms'
import type { DocumentId } from '../lib/document-id'
import type { AnyQuery } from './query'

/**
 * Reads documents as they were saved last, with the rights of an account: Payload's `find` with `draft`, but without its
 * walk over the fields of every document, which content doesn't need (record 0008).
 *
 * @throws {Forbidden} when the account may not read this collection
 */
export async function findLatestDrafts(user: TypedUser, { collection, where, select, sort, limit, page, pagination }: AnyQuery) {
  const cms = await getCms()
  const { config } = Reflect.get(cms.collections, collection)
  const req = await createLocalReq({ user }, cms)
  const allowed = await executeAccess({ req }, config.access.read)
  const kept: Where = config.trash ? { deletedAt: { exists: false } } : {}
  const query = { collection, limit, page, pagination: pagination && limit > 0, req }
  if (!config.versions?.drafts) return cms.db.find({ ...query, select, sort, where: combineQueries({ and: [kept, where] }, allowed) })
  return cms.db.queryDrafts({
    ...query,
    select: select && { parent: true, version: select },
    sort: getQueryDraftsSort({ collectionConfig: config, sort }),
    where: appendVersionToQueryKey(combineQueries({ and: [kept, where] }, allowed)),
  })
}

/** Documents that were changed since they were published, or never were: their database ids, those changed last first. */
export async function findDraftedIds(user: TypedUser, collection: CollectionSlug, limit: number): Promise<DocumentId[]> {
  const cms = await getCms()
  if (!Reflect.get(cms.collections, collection).config.versions?.drafts) return []
  const where = { _status: { equals: 'draft' } }
  const { docs } = await findLatestDrafts(user, { collection, where, select: {}, sort: ['-updatedAt'], limit, pagination: false })
  return docs.map(({ id }) => id)
}

/** Was a page or the settings of the site changed since they were published? */
export async function isDraftedGlobal(slug: string): Promise<boolean> {
  const cms = await getCms()
  const global = cms.globals.config.find((one) => one.slug === slug)
  if (!global?.versions?.drafts) return false
  const where: Where = { latest: { equals: true }, 'version._status': { equals: 'draft' } }
  const { docs } = await cms.db.findGlobalVersions({ global: global.slug, where, limit: 1, pagination: false })
  return docs.length > 0
}
