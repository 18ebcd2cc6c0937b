import type { BasePayload, PayloadRequest } from 'payload'
import type { Category, Id, References } from './reference-fields'

/** What cells refer to. */
export type Lookups = {
  productCategories: Category[]
  downloadCategories: Category[]
  documents: References
  stories: References
  pictures: References
}

/** All of them, whatever their status; also what lies in the trash, so that references to it survive. */
const all = { depth: 0, pagination: false, overrideAccess: true, trash: true } as const

/** Reads everything that cells may refer to, inside the transaction of `req` when it has one. */
export async function readLookups(cms: BasePayload, req: Partial<PayloadRequest>): Promise<Lookups> {
  const tree = await cms.find({ ...all, collection: 'product-categories', select: { categoryId: true, name: true, parent: true }, req })
  const flat = await cms.find({ ...all, collection: 'download-categories', select: { categoryId: true, name: true }, req })
  const documents = await cms.find({ ...all, collection: 'documents', select: { attachmentId: true }, req })
  const stories = await cms.find({ ...all, collection: 'stories', select: { articleId: true }, req })
  const where = { mimeType: { contains: 'image' } }
  const pictures = await cms.find({ ...all, collection: 'media', select: { filename: true }, where, req })
  return {
    productCategories: tree.docs.map((doc) => toCategory(doc, Boolean(doc.parent))),
    downloadCategories: flat.docs.map((doc) => toCategory(doc, true)),
    documents: toReferences(documents.docs.map(({ id, attachmentId }) => [id, attachmentId])),
    stories: toReferences(stories.docs.map(({ id, articleId }) => [id, articleId])),
    pictures: toReferences(pictures.docs.map(({ id, filename }) => [id, filename])),
  }
}

function toCategory({ id, categoryId, name }: { id: Id; categoryId?: number | null; name: string }, isSelectable: boolean): Category {
  return { id, number: String(categoryId ?? ''), name: name ?? '', isSelectable }
}

function toReferences(pairs: readonly [Id, string | number | null | undefined][]): References {
  const known = pairs.flatMap(([id, key]) => (key === null || key === undefined ? [] : [{ id, key: String(key) }]))
  return {
    idOf: new Map(known.map(({ id, key }) => [key, id])),
    keyOf: new Map(known.map(({ id, key }) => [id, key])),
  }
}
