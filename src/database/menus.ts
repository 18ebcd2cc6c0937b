import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type DocumentId, documentId } from '../lib/document-id'
import { MENUS_OF } from './content-counters.mjs'

type Named = { id: DocumentId; req?: Partial<PayloadRequest> }

/** Where menus count a document that they don't show; null for one that they show, and where that can't be said. */
type PlaceOf = (adapter: BaseDatabaseAdapter, named: Named) => Promise<string | null>

const product = z.object({
  _status: z.string().nullish(),
  deletedAt: z.unknown().optional(),
  category: documentId.nullish(),
  isHot: z.boolean().nullish(),
  isNew: z.boolean().nullish(),
})

const productFields = { _status: true, deletedAt: true, category: true, isHot: true, isNew: true } as const

/** Menus show products with a tick, and how many are listed in each category. */
const placeOfProduct: PlaceOf = async (adapter, { id, ...req }) => {
  const { docs } = await adapter.find({ ...one(id, 'id'), collection: 'products', select: productFields, ...req })
  const { data: found } = product.safeParse(docs[0])
  if (!found || found.isHot || found.isNew) return null
  const isListed = found._status === 'published' && !found.deletedAt
  return isListed ? `in ${found.category ?? 'no category'}` : 'nowhere'
}

/** The footer shows files of single pages. */
const placeOfDocument: PlaceOf = async (adapter, { id, ...req }) => {
  const { docs } = await adapter.find({ ...one(id, 'attachment.value'), collection: 'single-pages', select: {}, ...req })
  return docs.length > 0 ? null : 'nowhere'
}

const one = (id: DocumentId, field: string) => ({ where: { [field]: { equals: id } }, limit: 1, pagination: false })

/** The collections of which the menus of every page, header and footer, show a little (record 0120). */
const places = { products: placeOfProduct, documents: placeOfDocument }

const isInMenus = (slug: string): slug is keyof typeof places => Object.hasOwn(places, slug)

/** A part of the content that every page hangs on, though most changes of its collection leave it alone. */
export type MenusPart = `${typeof MENUS_OF}${keyof typeof places}`

/** What the menus show of a collection, where that is a part of the content of its own; else all of the collection. */
export const menusPartOf = <S extends string>(slug: S): S | MenusPart => (isInMenus(slug) ? `${MENUS_OF}${slug}` : slug)

/** Which collection or global a part of the content belongs to. */
export const slugOfPart = (part: string): string => (part.startsWith(MENUS_OF) ? part.slice(MENUS_OF.length) : part)

type Write = { collection?: string; id?: DocumentId; req?: Partial<PayloadRequest> | undefined }

/**
 * Where menus count a document that is about to be written, or was just written. A change that leaves a document in its place leaves the menus alone.
 *
 * @returns null for what the menus show themselves, and where it can't be said: then everything is a change of the menus
 */
export async function placeBesideMenus(
  adapter: BaseDatabaseAdapter,
  name: string,
  { collection = '', id, req }: Write,
): Promise<string | null> {
  if (name !== 'updateOne' || id === undefined || !isInMenus(collection)) return null
  return places[collection](adapter, { id, ...(req && { req }) })
}
