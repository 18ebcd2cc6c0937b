import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { z } from 'zod'
import { keyOf } from '../domain/document-keys'
import { posterStem } from '../domain/poster-names'
import { type DocumentId, documentId } from '../lib/document-id'
import { NARROW_PARTS } from './content-counters.mjs'

type Request = Partial<PayloadRequest>

/** Where a document lies outside of the narrow part of its collection; null when it lies within, and where that can't be said. */
type PlaceOf = (adapter: BaseDatabaseAdapter, id: DocumentId, req: Request) => Promise<string | null>

const NOWHERE = 'nowhere'

const product = z.object({
  _status: z.string().nullish(),
  deletedAt: z.unknown().optional(),
  category: documentId.nullish(),
  isHot: z.boolean().nullish(),
  isNew: z.boolean().nullish(),
})

const productFields = { _status: true, deletedAt: true, category: true, isHot: true, isNew: true } as const

/** Menus show products with a tick, and how many are listed in each category. */
const placeOfProduct: PlaceOf = async (adapter, id, req) => {
  const { docs } = await adapter.find({ ...one('id', id), collection: 'products', select: productFields, req })
  const { data: found } = product.safeParse(docs[0])
  if (!found || found.isHot || found.isNew) return null
  const isListed = found._status === 'published' && !found.deletedAt
  return isListed ? `in ${found.category ?? 'no category'}` : NOWHERE
}

/** The footer shows files of single pages. */
const placeOfDocument: PlaceOf = async (adapter, id, req) => {
  const { docs } = await adapter.find({ ...one('attachment.value', id), collection: 'single-pages', select: {}, req })
  return docs.length > 0 ? null : NOWHERE
}

const medium = z.object({ filename: z.string() })

/** Pages show media that something refers to, and posters, which are found by their names. */
const placeOfMedium: PlaceOf = async (adapter, id, req) => {
  const referring = one('document', keyOf('media', id))
  const [references, media] = [
    await adapter.find({ ...referring, collection: 'content-references', select: {}, req }),
    await adapter.find({ ...one('id', id), collection: 'media', select: { filename: true }, req }),
  ]
  if (references.docs.length > 0) return null
  if (media.docs.length === 0) return NOWHERE
  const { data: found } = medium.safeParse(media.docs[0])
  return found && posterStem(found.filename) === null ? NOWHERE : null
}

const one = (field: string, value: DocumentId) => ({ where: { [field]: { equals: value } }, limit: 1, pagination: false })

/** One for each narrow part. */
const places: Readonly<Record<string, PlaceOf>> = { products: placeOfProduct, documents: placeOfDocument, media: placeOfMedium }

/** The narrow part of a collection; where there is none, the collection. */
export const narrowPartOf = (slug: string): string => NARROW_PARTS[slug] ?? slug

type Write = { collection?: string; id?: DocumentId; where?: unknown; req?: Request | undefined }

/**
 * Where a document that is about to be written, or was just written, lies outside of the narrow part of its collection. A change that leaves it in its place
 * leaves the part alone.
 *
 * @param name of the adapter's way to write
 * @param written what the adapter returned, when it has written
 * @returns null for what lies within, and where it can't be said: then it is a change of the part
 */
export async function placeBeside(
  adapter: BaseDatabaseAdapter,
  name: string,
  write: Write,
  written?: { result: unknown },
): Promise<string | null> {
  const { collection = '', req = {} } = write
  const placeOf = Object.hasOwn(places, collection) ? places[collection] : undefined
  // Lists and numbers show what comes and goes, but of media.
  if (!placeOf || !(name === 'updateOne' || (collection === 'media' && ['create', 'deleteOne'].includes(name)))) return null
  if (name === 'create' && !written) return NOWHERE
  const id = name === 'create' ? created.safeParse(written?.result).data?.id : (write.id ?? equal.safeParse(write.where).data?.id.equals)
  return id === undefined ? null : placeOf(adapter, id, req)
}

const created = z.object({ id: documentId })

/** As Payload names the one that it deletes. */
const equal = z.strictObject({ id: z.strictObject({ equals: documentId }) })
