import type { BasePayload, CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { z } from 'zod'
import { WITHOUT_AUDIT } from '../../../collections/hooks/audit'
import { type Place, SITE } from '../../import-orders/places'
import { type DocumentId, documentId } from '../../lib/document-id'
import { type PreparedFile, uploadOf } from '../files/prepare-file'

/** A document as it is stored, whatever it is of. */
export type StoredDocument = { id: DocumentId; values: Record<string, unknown> }

const stored = z.record(z.string(), z.unknown())

type Writing = {
  place: Place
  data: Record<string, unknown>
  isDraft: boolean
  file?: PreparedFile | undefined
  req: Partial<PayloadRequest>
}

const common = { depth: 0, overrideAccess: true, context: WITHOUT_AUDIT } as const

const parsed = (doc: unknown): StoredDocument => {
  const values = stored.parse(doc)
  return { id: documentId.catch(SITE).parse(values.id), values }
}

const statusOf = (isDraft: boolean): 'draft' | 'published' => (isDraft ? 'draft' : 'published')

/** The data that fits is made by the maps; what it lacks the content model says. */
const values = z.custom<RequiredDataFromCollectionSlug<CollectionSlug>>()

/** Makes a document. */
export async function createDocument(payload: BasePayload, { place, data, isDraft, file, req }: Writing): Promise<StoredDocument> {
  if (place === SITE) return updateDocument(payload, SITE, { place, data, isDraft, req })
  const doc = await payload.create({
    ...common,
    collection: place as CollectionSlug,
    data: values.parse({ ...data, _status: statusOf(isDraft) }),
    draft: isDraft,
    req,
    ...(file && { file: await uploadOf(file) }),
  })
  return parsed(doc)
}

/** Changes fields of a document. */
export async function updateDocument(
  payload: BasePayload,
  id: DocumentId,
  { place, data, isDraft, file, req }: Writing,
): Promise<StoredDocument> {
  const changes = { ...data, _status: statusOf(isDraft) }
  if (place === SITE) return parsed(await payload.updateGlobal({ ...common, slug: SITE, data: changes, draft: isDraft, req }))
  const doc = await payload.update({
    ...common,
    collection: place as CollectionSlug,
    id,
    data: changes,
    draft: isDraft,
    req,
    ...(file && { file: await uploadOf(file) }),
  })
  return parsed(doc)
}

/** A document with its newest draft; null when it is gone, or in the trash. */
export async function readDocument(payload: BasePayload, place: Place, id: DocumentId): Promise<StoredDocument | null> {
  if (place === SITE) return parsed(await payload.findGlobal({ slug: SITE, depth: 0, draft: true, overrideAccess: true }))
  const doc = await payload.findByID({
    collection: place as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
  })
  // Drafts are found in the trash, too.
  const found = doc ? parsed(doc) : null
  return found?.values.deletedAt ? null : found
}

/** Deletes a document for good. */
export async function deleteDocument(
  payload: BasePayload,
  collection: string,
  id: DocumentId,
  req: Partial<PayloadRequest>,
): Promise<void> {
  const where = { id: { equals: id } }
  // By a condition, because it may be gone already.
  const { errors } = await payload.delete({ ...common, collection: collection as CollectionSlug, where, trash: true, req })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
}
