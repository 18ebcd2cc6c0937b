import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { DocumentId } from '../../src/lib/document-id'

type Asked = { id?: DocumentId | undefined; collectionSlug?: string | undefined; req: PayloadRequest; event?: string | undefined }

/**
 * Is a public number free? The database would refuse it, too, but in a draft nobody would hear of it, and of a draft's publishing in English.
 *
 * @returns true, or what is wrong
 */
export async function takenNumber(name: string, value: unknown, { id, collectionSlug, req, event }: Asked): Promise<true | string> {
  // With each key, only the form of the number counts.
  if (!collectionSlug || event === 'onChange' || value === undefined || value === null || value === '') return true
  const others = { and: [{ [name]: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] }
  // What is in the trash keeps its number.
  const collection = z.custom<CollectionSlug>().parse(collectionSlug)
  const { totalDocs } = await req.payload.count({ collection, where: others, trash: true, overrideAccess: true, req })
  return totalDocs === 0 || `编号 ${value} 已被另一条内容使用，请换一个。`
}
