import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Types } from 'mongoose'
import { z } from 'zod'
import type { DocumentId } from '../../lib/document-id'
import { sessionOf } from '../rows'
import { reported } from '../write-conflict'
import type { IndexedCode, OrderCodeIndex, ProductCode, Request } from './order-codes'

/** The collection of all order codes. */
export const ORDER_CODES = 'order_codes'

const stored = z.array(z.object({ product: z.string(), code: z.string(), folded: z.string() }))

const owned = z.array(z.object({ _id: z.custom<Types.ObjectId>(), product: z.string(), code: z.string(), folded: z.string() }))

const ORDER = { folded: 1, product: 1 } as const

const LAST_CHARACTER = '\u{10FFFF}'

/** Order codes of MongoDB, in a collection of its own that Payload knows nothing of. */
export function mongoOrderCodes(adapter: MongooseAdapter): OrderCodeIndex {
  const collection = collectionOf(adapter)
  const find = async (filter: Record<string, unknown>, limit = 0): Promise<IndexedCode[]> =>
    stored.parse(await collection.find(filter, { projection: { _id: 0 }, sort: ORDER, limit }).toArray())
  return {
    replace: (req, product, codes) => replaceAll(adapter, req, new Map([[product, codes]])),
    replaceAll: (req, codesOf) => replaceAll(adapter, req, codesOf),
    exact: (folded) => find({ folded: { $in: [...new Set(folded)] } }),
    startingWith: (folded, limit) => find({ folded: { $gte: folded, $lt: folded + LAST_CHARACTER } }, limit),
    ofProduct: (product, parts, limit) => find({ product: String(product), ...allOf(parts) }, limit),
    count: (product) => collection.countDocuments({ product: String(product) }),
  }
}

/** The indexes of the collection, which make the collection. */
export async function makeOrderCodeIndexes(adapter: MongooseAdapter): Promise<void> {
  await collectionOf(adapter).createIndexes([{ key: { folded: 1, product: 1 }, unique: true }, { key: { product: 1, folded: 1 } }])
}

const collectionOf = ({ connection }: MongooseAdapter) => connection.collection(ORDER_CODES)

async function replaceAll(adapter: MongooseAdapter, req: Request, codesOf: ReadonlyMap<DocumentId, readonly ProductCode[]>): Promise<void> {
  const options = await sessionOf(adapter, req)
  const collection = collectionOf(adapter)
  const own = { product: { $in: [...codesOf.keys()].map(String) } }
  const there = owned.parse(await collection.find(own, options).toArray())
  const all = [...codesOf].flatMap(([product, codes]) => codes.map(({ folded, code }) => ({ product: String(product), folded, code })))
  const missing = new Map(all.map((one) => [keyOf(one), one]))
  // Those that are there already are left alone.
  const outdated = there.filter((one) => !missing.delete(keyOf(one)))
  if (outdated.length > 0) await reported(collection.deleteMany({ _id: { $in: outdated.map(({ _id }) => _id) } }, options))
  if (missing.size > 0) await reported(collection.insertMany([...missing.values()], options))
}

const keyOf = ({ product, folded, code }: { product: string; folded: string; code: string }) => JSON.stringify([product, folded, code])

const allOf = (parts: readonly string[]) =>
  parts.length > 0 ? { $and: parts.map((part) => ({ folded: { $regex: literally(part) } })) } : {}

/** Folded texts are letters and figures; somebody may hand in others. */
const literally = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')
