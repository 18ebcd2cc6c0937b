import type { BasePayload, PayloadRequest, Where } from 'payload'
import { inPages, type Page } from '../database/in-pages'
import type { Document, Product } from '../payload-types'
import type { Contents, Stored, Undrafted } from './sheet-kind'

/** So many numbers are asked for at a time: databases take no endless conditions. */
const CHUNK = 500

/** So many documents of an export are in memory at a time. */
const PAGE = 200

/** Newest versions, as editors see them. */
const newest = { draft: true, depth: 0, overrideAccess: false } as const

/** What is too big for a sheet and is not read. */
const select = { description: false } as const

/** Which of them, and how many; without a page all. */
type Asked = { where: Where; trash?: boolean } & Partial<Page>

export type Reader<D> = { read: (asked: Asked) => Promise<D[]>; count: (where: Where) => Promise<number> }

/** Reads newest versions with the rights of the signed-in user. */
export function productReader(cms: BasePayload, req: Partial<PayloadRequest>): Reader<Product> {
  const common = { ...newest, collection: 'products', req, user: req.user } as const
  return {
    read: async (asked) => (await cms.find({ ...common, select, pagination: false, ...asked })).docs,
    count: async (where) => (await cms.find({ ...common, select: { articleId: true }, limit: 1, where })).totalDocs,
  }
}

/** The same for documents. */
export function documentReader(cms: BasePayload, req: Partial<PayloadRequest>): Reader<Document> {
  const common = { ...newest, collection: 'documents', req, user: req.user } as const
  return {
    read: async (asked) => (await cms.find({ ...common, pagination: false, ...asked })).docs,
    count: async (where) => (await cms.find({ ...common, select: { attachmentId: true }, limit: 1, where })).totalDocs,
  }
}

/** The same for what has no drafts. */
export function plainReader<C extends Undrafted>(collection: C, cms: BasePayload, req: Partial<PayloadRequest>): Reader<Contents[C]> {
  const common = { overrideAccess: false, collection, req, user: req.user } as const
  return {
    read: async (asked) => (await cms.find({ ...common, depth: 0, pagination: false, ...asked })).docs,
    count: async (where) => (await cms.count({ ...common, where })).totalDocs,
  }
}

/** All that a condition lets through, the newest first. */
export const pagesOf = <D extends Stored>({ read }: Reader<D>, where: Where) => inPages({ where, size: PAGE, newestFirst: true }, read)

type ByNumber<D> = { reader: Reader<D>; field: string; numbers: readonly (string | number)[]; keyOf: (doc: D) => string }

/** The documents of these numbers, also those in the trash. */
export async function readByNumber<D>({ reader, field, numbers, keyOf }: ByNumber<D>): Promise<Map<string, D>> {
  const found = new Map<string, D>()
  for (let start = 0; start < numbers.length; start += CHUNK) {
    const docs = await reader.read({ where: { [field]: { in: numbers.slice(start, start + CHUNK) } }, trash: true })
    for (const doc of docs) found.set(keyOf(doc), doc)
  }
  return found
}
