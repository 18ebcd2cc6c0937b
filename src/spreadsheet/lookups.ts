import type { BasePayload, CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { inPages } from '../database/in-pages'
import { storedAttribute } from '../domain/attributes/stored-attribute'
import { documentId } from '../lib/document-id'
import type { KnownAttributes } from './parameters-field'
import type { Category, Id, References } from './reference-fields'

/** What cells of products refer to. */
export type ProductLookups = {
  productCategories: Category[]
  attributes: KnownAttributes
  documents: References
  stories: References
  products: References
  pictures: References
}

/** What cells of other codes refer to. */
export type AliasLookups = { products: References }

/** What cells of attributes refer to. */
export type AttributeLookups = { productCategories: References }

/** What cells of documents refer to. */
export type DocumentLookups = { downloadCategories: Category[] }

/** So many rows are in memory at a time; of each only its name or number stays there. */
const BATCH = 1000

/** All of them, whatever their status; also what lies in the trash, so that references to it survive. */
const all = { depth: 0, pagination: false, overrideAccess: true, trash: true } as const

/** Reads everything that cells may refer to, inside the transaction of `req` when it has one. */
export async function readProductLookups(cms: BasePayload, req: Partial<PayloadRequest>): Promise<ProductLookups> {
  const tree = await cms.find({ ...all, collection: 'product-categories', select: { categoryId: true, name: true, parent: true }, req })
  const isPicture = { mimeType: { contains: 'image' } }
  return {
    productCategories: tree.docs.map((doc) => toCategory(doc, Boolean(doc.parent))),
    attributes: await readAttributes(cms, req),
    documents: await readReferences({ cms, req, collection: 'documents', field: 'attachmentId' }),
    stories: await readReferences({ cms, req, collection: 'stories', field: 'articleId' }),
    products: await readReferences({ cms, req, collection: 'products', field: 'articleId' }),
    pictures: await readReferences({ cms, req, collection: 'media', field: 'filename', where: isPicture }),
  }
}

async function readAttributes(cms: BasePayload, req: Partial<PayloadRequest>): Promise<KnownAttributes> {
  const { docs } = await cms.find({ ...all, collection: 'attributes', sort: ['sortOrder', 'id'], req })
  return new Map(docs.map((doc) => [doc.id, storedAttribute(doc)]))
}

/** The same for codes of others. */
export const readAliasLookups = async (cms: BasePayload, req: Partial<PayloadRequest>): Promise<AliasLookups> => ({
  products: await readReferences({ cms, req, collection: 'products', field: 'articleId' }),
})

/** The same for attributes, which hold for whole groups of categories, too. */
export const readAttributeLookups = async (cms: BasePayload, req: Partial<PayloadRequest>): Promise<AttributeLookups> => ({
  productCategories: await readReferences({ cms, req, collection: 'product-categories', field: 'categoryId' }),
})

/** The same for documents. */
export async function readDocumentLookups(cms: BasePayload, req: Partial<PayloadRequest>): Promise<DocumentLookups> {
  const flat = await cms.find({ ...all, collection: 'download-categories', select: { categoryId: true, name: true }, req })
  return { downloadCategories: flat.docs.map((doc) => toCategory(doc, true)) }
}

function toCategory({ id, categoryId, name }: { id: Id; categoryId?: number | null; name: string }, isSelectable: boolean): Category {
  return { id, number: String(categoryId ?? ''), name: name ?? '', isSelectable }
}

type Wanted = { cms: BasePayload; req: Partial<PayloadRequest>; collection: CollectionSlug; field: string; where?: Where }

const named = z.looseObject({ id: documentId })

/** By the database itself: there can be a hundred thousand of them, and nothing is shown but this field. */
async function readReferences({ cms, req, collection, field, where = {} }: Wanted): Promise<References> {
  const idOf = new Map<string, Id>()
  const keyOf = new Map<Id, string>()
  const options = { collection, select: { [field]: true as const }, pagination: false, req }
  const pages = inPages({ where, size: BATCH }, async (page) => named.array().parse((await cms.db.find({ ...options, ...page })).docs))
  for await (const docs of pages) {
    for (const doc of docs) {
      const key = doc[field]
      if (key === null || key === undefined) continue
      idOf.set(String(key), doc.id)
      keyOf.set(doc.id, String(key))
    }
  }
  return { idOf, keyOf }
}
