import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { z } from 'zod'
import type { DocumentId } from '../../lib/document-id'
import type { IndexedCode, OrderCodeIndex, Request } from './order-codes'

/** The collection of all order codes. */
export const ORDER_CODES = 'order_codes'

const stored = z.array(z.object({ product: z.string(), code: z.string(), folded: z.string() }))

const ORDER = { folded: 1, product: 1 } as const

const LAST_CHARACTER = '\u{10FFFF}'

/** Order codes of MongoDB, in a collection of its own that Payload knows nothing of. */
export function mongoOrderCodes(adapter: MongooseAdapter): OrderCodeIndex {
  const collection = collectionOf(adapter)
  const find = async (filter: Record<string, unknown>, limit = 0): Promise<IndexedCode[]> =>
    stored.parse(await collection.find(filter, { projection: { _id: 0 }, sort: ORDER, limit }).toArray())
  return {
    replace: (req, product, codes) => replace(adapter, req, product, codes),
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

async function replace(
  adapter: MongooseAdapter,
  req: Request,
  product: DocumentId,
  codes: readonly Omit<IndexedCode, 'product'>[],
): Promise<void> {
  const session = adapter.sessions[(await req.transactionID) ?? '']
  const options = session ? { session } : {}
  const collection = collectionOf(adapter)
  const own = { product: String(product) }
  const there = stored.parse(await collection.find(own, { ...options, projection: { _id: 0 } }).toArray())
  const missing = new Map(codes.map(({ folded, code }) => [folded, code]))
  const outdated = there.filter(({ folded, code }) => {
    if (missing.get(folded) !== code) return true
    missing.delete(folded)
    return false
  })
  if (outdated.length > 0) {
    await collection.deleteMany({ ...own, folded: { $in: outdated.map(({ folded }) => folded) } }, options)
  }
  if (missing.size > 0)
    await collection.insertMany(
      [...missing].map(([folded, code]) => ({ ...own, folded, code })),
      options,
    )
}

const allOf = (parts: readonly string[]) =>
  parts.length > 0 ? { $and: parts.map((part) => ({ folded: { $regex: literally(part) } })) } : {}

/** Folded texts are letters and figures; somebody may hand in others. */
const literally = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')
