import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { DocumentId } from '../../src/lib/document-id'
import { textOf } from '../../src/usage/holders'

/** What says under the field that its number is taken, before it is published. */
export const sayTakenNumber = { afterInput: ['/src/admin/publishing/number-in-use#NumberInUse'] }

type Asked = { id?: DocumentId | undefined; collectionSlug?: string | undefined; req: PayloadRequest; event?: string | undefined }

/**
 * Is a public number free? The database would refuse it, too, but in a draft nobody would hear of it, and of a draft's publishing in English.
 * One that only a draft of another document has counts as taken: whoever published second would be refused.
 *
 * @returns true, or what is wrong, with the name of the document that has it
 */
export async function takenNumber(name: string, value: unknown, { id, collectionSlug, req, event }: Asked): Promise<true | string> {
  // With each key, only the form of the number counts.
  if (!collectionSlug || event === 'onChange' || value === undefined || value === null || value === '') return true
  const others = { and: [{ [name]: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] }
  const holder = (await findHolder(req, collectionSlug, others, false)) ?? (await findHolder(req, collectionSlug, others, true))
  return holder === null || `编号 ${value} 已被${holder}使用，请换一个。`
}

const holding = z.looseObject({ id: z.union([z.number(), z.string()]), deletedAt: z.string().nullish() })

/** Who has it, as editors call it: `产品“HM3-250 塑壳断路器”`. @param draft looks at the newest versions, not at what is published */
async function findHolder(req: PayloadRequest, collectionSlug: string, where: Where, draft: boolean): Promise<string | null> {
  const collection = z.custom<CollectionSlug>().parse(collectionSlug)
  const { labels, admin } = req.payload.collections[collection].config
  // What is in the trash keeps its number.
  const options = { where, draft, trash: true, limit: 1, pagination: false, depth: 0, overrideAccess: true, req }
  const [found] = holding.array().parse((await req.payload.find({ collection, ...options })).docs)
  if (!found) return null
  const kind = textOf(labels.singular, collection)
  const title = String(found[admin.useAsTitle ?? 'id'] ?? '').trim()
  return `${found.deletedAt ? '回收站中的' : ''}${kind}${title === '' ? `（无标题，内部编号 ${found.id}）` : `“${title}”`}`
}
