import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentId } from '../lib/document-id'
import { MENUS_OF } from './content-counters.mjs'

/** The collection of which the menus of every page show the few documents with a tick, and how many each category has (record 0120). */
const PRODUCTS = 'products'

/** A part of the content that every page hangs on, though most changes of its collection leave it alone. */
export type MenusPart = `${typeof MENUS_OF}${typeof PRODUCTS}`

/** What the menus show of a collection, where that is a part of the content of its own; else all of the collection. */
export const menusPartOf = <S extends string>(slug: S): S | MenusPart => (slug === PRODUCTS ? `${MENUS_OF}${PRODUCTS}` : slug)

/** Which collection or global a part of the content belongs to. */
export const slugOfPart = (part: string): string => (part.startsWith(MENUS_OF) ? part.slice(MENUS_OF.length) : part)

const row = z.object({
  _status: z.string().nullish(),
  deletedAt: z.unknown(),
  category: documentId.nullish(),
  isHot: z.boolean().nullish(),
  isNew: z.boolean().nullish(),
})

const select = { _status: true, deletedAt: true, category: true, isHot: true, isNew: true } as const

type Write = { collection?: string; id?: z.infer<typeof documentId>; req?: Partial<PayloadRequest> | undefined }

/**
 * Where menus count a document that is about to be written, or was just written. A change that leaves a document in its place leaves the menus alone.
 *
 * @returns null for what the menus show themselves, and where it can't be said: then everything is a change of the menus
 */
export async function placeBesideMenus(adapter: BaseDatabaseAdapter, name: string, { collection, id, req }: Write): Promise<string | null> {
  if (name !== 'updateOne' || collection !== PRODUCTS || id === undefined) return null
  const { docs } = await adapter.find({
    collection,
    where: { id: { equals: id } },
    select,
    limit: 1,
    pagination: false,
    ...(req && { req }),
  })
  const { data: found } = row.safeParse(docs[0])
  if (!found || found.isHot || found.isNew) return null
  const isListed = found._status === 'published' && !found.deletedAt
  return isListed ? `in ${found.category ?? 'no category'}` : 'nowhere'
}
