import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { type AuditEntry, recordAudit, SYSTEM } from './audit'
import { auditLabel, auditSubject } from './audit-subject'
import { RequestNotes } from './request-notes'

/** A document, or a global. */
type Place = { req: PayloadRequest } & ({ slug: CollectionSlug; id: number | string } | { slug: string; id?: undefined })

/** Whether visitors saw a document before the change. */
const wasPublic = new RequestNotes<boolean>()
const nameOf = ({ slug, id = '' }: Place) => `${slug}/${id}`

/** Do visitors see this document, whatever newer drafts there are? Asks the database, inside the running transaction. */
async function isPublic({ slug, id, req }: Place): Promise<boolean> {
  const { db } = req.payload
  const select = { _status: true } as const
  const stored: object | null =
    id === undefined
      ? await db.findGlobal({ slug, select, req })
      : await db.findOne({ collection: slug, where: { id: { equals: id } }, select, req })
  return Reflect.get(stored ?? {}, '_status') === 'published'
}

async function notePublicState(place: Place, status: unknown): Promise<void> {
  if (status !== 'published') wasPublic.note(place.req, nameOf(place), await isPublic(place))
}

/** A saved draft leaves alone what visitors see; anything else with that status takes it away from them. */
async function wasUnpublished(place: Place): Promise<boolean> {
  return wasPublic.noted(place.req, nameOf(place)) === true && !(await isPublic(place))
}

/** The runner of the queue publishes through the Local API, as the person who chose the time. */
function actorOf({ payloadAPI, user }: PayloadRequest): Pick<AuditEntry, 'actor' | 'detail'> {
  if (!user || payloadAPI !== 'local') return {}
  return { actor: SYSTEM, detail: `定时任务，由 ${user.name} 设定` }
}

/** Before a document changes: do visitors see it? */
export const notePublicDocument: CollectionBeforeChangeHook = async ({ collection: { slug }, data, operation, originalDoc, req }) => {
  if (operation === 'update') await notePublicState({ slug, id: originalDoc?.id, req }, data._status)
  return data
}

/** Publishing, unpublishing, the way into the trash and back. Saved drafts are not recorded. */
export const recordDocumentChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { slug } = collection
  const entry = { ...actorOf(req), subject: auditSubject(collection, doc), collectionSlug: slug, documentId: doc.id }
  const isTrashed = Boolean(doc.deletedAt)
  const isPublished = doc._status === 'published'
  if (isTrashed !== Boolean(previousDoc?.deletedAt)) {
    await recordAudit(req, {
      ...entry,
      action: isTrashed ? 'trash' : 'restore',
      ...(!isTrashed && isPublished && { detail: '恢复并发布' }),
    })
  } else if (isPublished) await recordAudit(req, { ...entry, action: 'publish' })
  else if (await wasUnpublished({ slug, id: doc.id, req })) await recordAudit(req, { ...entry, action: 'unpublish' })
  return doc
}

/** The same of what has no drafts: the way into the trash and back. */
export const recordTrash: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const isTrashed = Boolean(doc.deletedAt)
  if (isTrashed === Boolean(previousDoc?.deletedAt)) return doc
  const entry = { ...actorOf(req), subject: auditSubject(collection, doc), collectionSlug: collection.slug, documentId: doc.id }
  await recordAudit(req, { ...entry, action: isTrashed ? 'trash' : 'restore' })
  return doc
}

/** Deletion for good. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await recordAudit(req, {
    action: 'delete',
    subject: auditSubject(collection, { ...doc, id }),
    collectionSlug: collection.slug,
    documentId: id,
  })
  return doc
}

/** Before a global changes: do visitors see it? */
export const notePublicGlobal: GlobalBeforeChangeHook = async ({ data, global: { slug }, req }) => {
  await notePublicState({ slug, req }, data._status)
  return data
}

/** Publishing and unpublishing of a page or of settings. */
export const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, global: { slug, label }, req }) => {
  const entry = { ...actorOf(req), subject: auditLabel(label, slug), collectionSlug: slug }
  if (doc._status === 'published') await recordAudit(req, { ...entry, action: 'publish' })
  else if (await wasUnpublished({ slug, req })) await recordAudit(req, { ...entry, action: 'unpublish' })
  return doc
}
