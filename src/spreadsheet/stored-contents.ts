import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { Document, Product } from '../payload-types'

/** So many numbers are asked for at a time: databases take no endless conditions. */
const CHUNK = 500

/** Newest versions, as editors see them. */
const newest = { draft: true, depth: 0, pagination: false, overrideAccess: false } as const

/** What is too big for a sheet and is not read. */
const select = { description: false } as const

type Reader<D> = (where: Where, options?: { trash: boolean }) => Promise<D[]>

/** Reads newest versions with the rights of the signed-in user. */
export function productReader(cms: BasePayload, req: Partial<PayloadRequest>): Reader<Product> {
  return async (where, { trash } = { trash: false }) =>
    (await cms.find({ ...newest, collection: 'products', where, select, trash, req, user: req.user })).docs
}

/** The same for documents; their `products` are a join, which is not read. */
export function documentReader(cms: BasePayload, req: Partial<PayloadRequest>): Reader<Document> {
  return async (where, { trash } = { trash: false }) =>
    (await cms.find({ ...newest, collection: 'documents', where, joins: false, trash, req, user: req.user })).docs
}

type ByNumber<D> = { read: Reader<D>; field: string; numbers: readonly (string | number)[]; keyOf: (doc: D) => string }

/** The documents of these numbers, also those in the trash. */
export async function readByNumber<D>({ read, field, numbers, keyOf }: ByNumber<D>): Promise<Map<string, D>> {
  const found = new Map<string, D>()
  for (let start = 0; start < numbers.length; start += CHUNK) {
    const docs = await read({ [field]: { in: numbers.slice(start, start + CHUNK) } }, { trash: true })
    for (const doc of docs) found.set(keyOf(doc), doc)
  }
  return found
}
