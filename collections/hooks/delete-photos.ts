import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../src/lib/document-id'

const photos = z.array(z.union([documentId, z.object({ id: documentId }).transform((photo) => photo.id)])).catch([])

/** Photos that are taken off a request are deleted, file and all: they are personal data. */
export const deleteRemovedPhotos: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const kept = new Set(photos.parse(doc.photos))
  const before = photos.parse(previousDoc?.photos)
  await deletePhotos(
    before.filter((photo) => !kept.has(photo)),
    req,
  )
  return doc
}

/** The photos of a request go with it. */
export const deleteAllPhotos: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await deletePhotos(photos.parse(doc.photos), req)
  return doc
}

async function deletePhotos(ids: readonly DocumentId[], req: PayloadRequest): Promise<void> {
  for (const photo of ids) await req.payload.delete({ collection: 'request-photos', id: photo, depth: 0, overrideAccess: true, req })
}
