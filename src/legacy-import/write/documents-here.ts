import type { BasePayload, CollectionSlug } from 'payload'
import { z } from 'zod'
import { importedCollections } from '../../import-orders/places'
import { type DocumentId, documentId } from '../../lib/document-id'
import { numberFields } from './places'

const row = z.looseObject({ id: documentId, deletedAt: z.string().nullish(), createdAt: z.string() })

/** What is there of the imported collections, by public number; also what lies in the trash, which keeps its number. */
export type DocumentsHere = {
  /** By collection and number. */
  byNumber: ReadonlyMap<string, { id: DocumentId; isTrashed: boolean }>
  /** By collection: the ids of what is there and not in the trash, with when it was made. */
  ids: ReadonlyMap<string, ReadonlyMap<DocumentId, string>>
  /** Whether there is nothing at all. */
  isEmpty: boolean
}

export const numberKey = (collection: string, number: number | string) => `${collection}:${number}`

/** Reads which documents there are. */
export async function readDocumentsHere(payload: BasePayload): Promise<DocumentsHere> {
  const byNumber = new Map<string, { id: DocumentId; isTrashed: boolean }>()
  const ids = new Map<string, Map<DocumentId, string>>()
  for (const collection of importedCollections) {
    const field = numberFields[collection]
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      select: { ...(field && { [field]: true }), deletedAt: true, createdAt: true },
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: true,
    })
    const there = new Map<DocumentId, string>()
    for (const doc of docs) {
      const { id, deletedAt, createdAt, ...rest } = row.parse(doc)
      if (!deletedAt) there.set(id, createdAt)
      const number = field && z.union([z.string(), z.number()]).safeParse(rest[field]).data
      if (number !== null && number !== undefined) byNumber.set(numberKey(collection, number), { id, isTrashed: Boolean(deletedAt) })
    }
    ids.set(collection, there)
  }
  return { byNumber, ids, isEmpty: byNumber.size === 0 && [...ids.values()].every((set) => set.size === 0) }
}
